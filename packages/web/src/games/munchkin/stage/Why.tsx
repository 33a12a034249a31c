// Why a side stands where it stands: always in sight where there is room, one tap away where there is not.

import type { CombatView } from '@brouhaha/munchkin'
import { useMedia } from '../../../shell/browser/useMedia.ts'
import { ROOM_FOR_SIDE } from '../../../shell/browser/widths.ts'
import { NewTab } from '../../../shell/parts/NewTab.tsx'
import { usePlay } from '../play.ts'
import { signed } from '../seats/lines.ts'
import { figure } from './figure.ts'
import { type LedgerLine, monstersSum, playersSum, type SideSum } from './ledger.ts'
import { STAGE_WORDS } from './words.ts'

const useRoom = (): boolean => useMedia(ROOM_FOR_SIDE)

/** A side's sum beside it, where there is room. */
export function Why(props: SideSum) {
  return useRoom() ? <Ledger {...props} /> : null
}

/** Both sums behind one tap, where there is none. */
export function Reasons({ combat }: { readonly combat: CombatView }) {
  const play = usePlay()
  if (useRoom()) return null
  return (
    <details className="mk-reasons">
      <summary>{STAGE_WORDS[play.language].why}</summary>
      <div>
        <Ledger {...playersSum(combat, play)} />
        <Ledger {...monstersSum(combat, play)} />
      </div>
    </details>
  )
}

export function Ledger({ title, parts, total }: SideSum) {
  const { language } = usePlay()
  return (
    <section className="mk-ledger" aria-label={title}>
      {parts.map(({ key, title: whose, sum, lines }) => (
        <ul key={key} aria-label={whose ?? title}>
          {parts.length > 1 && whose !== null && (
            <li className="mk-ledger-head">
              <span>{whose}</span> <b>{figure(sum)}</b>
            </li>
          )}
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      ))}
      {total !== null && (
        <p className="mk-ledger-sum">
          <span>{STAGE_WORDS[language].sum}</span> <b>{figure(total)}</b>
        </p>
      )}
    </section>
  )
}

function Line({ line: { text, adds, id, rule } }: { readonly line: LedgerLine }) {
  const { read } = usePlay()
  return (
    <li>
      {id === null ? (
        <span>
          {text} {rule !== null && <NewTab href={`/rules/${rule}`}>{rule}</NewTab>}
        </span>
      ) : (
        <button type="button" className="mk-stage-read" onClick={() => read(id)}>
          {text}
        </button>
      )}{' '}
      {adds !== null && <b>{signed(adds)}</b>}
    </li>
  )
}
