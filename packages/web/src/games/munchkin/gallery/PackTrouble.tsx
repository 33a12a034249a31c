import { expectedInFrench, type Fault } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import type { Refused } from './own-packs.ts'
import { PACK_DOOR_WORDS } from './pack-words.ts'

/** Why a pack is not on the wall. */
export function PackTrouble({ file, reading }: Refused) {
  const say = PACK_DOOR_WORDS[useLanguage()]
  switch (reading.type) {
    case 'tooLarge':
      return <Refusal>{fill(say.tooLarge, { file })}</Refusal>
    case 'notJson':
      return (
        <Refusal>
          {fill(say.notJson, { file })} <span lang="en">{reading.message}</span>
        </Refusal>
      )
    case 'faults': {
      const count = reading.faults.length
      return (
        <section className="paper stack">
          <Refusal>{fill(count === 1 ? say.faultsOne : say.faults, { file, count })}</Refusal>
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

const Refusal = ({ children }: { readonly children: ReactNode }) => (
  <p ref={bringIntoSight} className="trouble" role="alert">
    {children}
  </p>
)

function FaultLine({ fault: { path, expected, suggestion } }: { readonly fault: Fault }) {
  const language = useLanguage()
  const say = PACK_DOOR_WORDS[language]
  const french = language === 'fr' ? expectedInFrench(expected) : null
  return (
    <li>
      <code>{path === '' ? say.faultWhole : path}</code> {say.expected} {french ?? <span lang="en">{expected}</span>}
      {suggestion !== undefined && <strong> {fill(say.suggestion, { word: suggestion })}</strong>}
    </li>
  )
}
