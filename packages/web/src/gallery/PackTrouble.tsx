import type { Fault } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import type { Refused } from './own-packs.ts'
import { GALLERY_WORDS } from './words.ts'

/** Why a pack is not on the wall. */
export function PackTrouble({ file, reading }: Refused) {
  const say = GALLERY_WORDS[useLanguage()]
  switch (reading.type) {
    case 'tooLarge':
      return <Refusal text={fill(say.tooLarge, { file })} />
    case 'notJson':
      return <Refusal text={fill(say.notJson, { file, message: reading.message })} />
    case 'faults': {
      const count = reading.faults.length
      return (
        <section className="paper stack">
          <Refusal text={fill(count === 1 ? say.faultsOne : say.faults, { file, count })} />
          <ol className="faults">
            {reading.faults.map((fault) => (
              <FaultLine key={`${fault.path} ${fault.expected}`} fault={fault} />
            ))}
          </ol>
        </section>
      )
    }
    default:
      return unreachable(reading)
  }
}

const bringIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

const Refusal = ({ text }: { readonly text: string }) => (
  <p ref={bringIntoSight} className="trouble" role="alert">
    {text}
  </p>
)

/** The readers speak English, as the names of the fields do. */
function FaultLine({ fault: { path, expected, suggestion } }: { readonly fault: Fault }) {
  const say = GALLERY_WORDS[useLanguage()]
  return (
    <li>
      <code>{path === '' ? say.faultWhole : path}</code> {say.expected} <span lang="en">{expected}</span>
      {suggestion !== undefined && <strong> {fill(say.suggestion, { word: suggestion })}</strong>}
    </li>
  )
}
