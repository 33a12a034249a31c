// Five rows, one for each part: how hurt it is, what comes at it, what stands before it, and what that makes.

import {
  counted,
  type Laid,
  type MoshSeatView,
  PARTS,
  type Part,
  type PartForecast,
  partName,
  type SeatForecast,
} from '@brouhaha/zombie-mosh'
import { useLanguage } from '../../shell/words/language.ts'
import { PartSign } from './PartSign.tsx'
import { laidBy } from './phrases.ts'
import type { Edge, HitTarget } from './staging.ts'
import { MOSH_WORDS } from './words.ts'

export interface StagedCard extends Edge {
  readonly verb: HitTarget['verb']
}

interface LedgerProps {
  readonly seat: number
  readonly seen: MoshSeatView
  readonly outlook: SeatForecast
  /** A card that is shown in its place before it is played. */
  readonly staged: StagedCard | null
  readonly names: readonly string[]
}

export function DamageLedger({ seat, seen, outlook, staged, names }: LedgerProps) {
  const say = MOSH_WORDS[useLanguage()]
  return (
    <table className="ledger">
      <caption className="unseen">{names[seat]}</caption>
      <thead>
        <tr>
          <th scope="col" className="ledger-part">
            <span className="unseen">{say.part}</span>
          </th>
          <th scope="col">{say.damage}</th>
          <th scope="col" className="ledger-hits">
            {say.hits}
          </th>
          <td />
          <th scope="col" className="ledger-defences">
            {say.defences}
          </th>
          <th scope="col">
            <span className="ledger-forecast">{say.forecast}</span>
            <span className="ledger-arrow" aria-hidden="true">
              →
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part, index) => (
          <PartRow
            key={part}
            part={part}
            coming={outlook.parts[index]!}
            hits={seen.hits.filter((laid) => laid.part === part)}
            defences={seen.defences.filter((laid) => laid.part === part)}
            staged={staged?.part === part ? staged : null}
            seat={seat}
            names={names}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PartRowProps {
  readonly part: Part
  readonly coming: PartForecast
  readonly hits: readonly Laid[]
  readonly defences: readonly Laid[]
  readonly staged: StagedCard | null
  readonly seat: number
  readonly names: readonly string[]
}

function PartRow({ part, coming, hits, defences, staged, seat, names }: PartRowProps) {
  const language = useLanguage()
  const fallen = coming.damage >= coming.endures
  const busy = coming.hits + coming.defences > 0
  return (
    <tr className={`${fallen ? 'is-fallen' : ''} ${coming.falls ? 'will-fall' : ''} ${staged ? 'is-staged' : ''}`}>
      <th scope="row" className="ledger-part">
        <PartSign part={part} />
        <span className="ledger-name">{partName(part, language)}</span>
      </th>
      <td className="ledger-damage">
        <Pips coming={coming} />
        <span className="ledger-number">
          {coming.damage}/{coming.endures}
        </span>
      </td>
      <td className="ledger-hits">
        <Cards line="hits" laid={hits} seat={seat} names={names} staged={staged?.verb === 'attack' ? staged : null} />
      </td>
      <td className="ledger-sum">{busy ? `${coming.hits}−${coming.defences}` : ''}</td>
      <td className="ledger-defences">
        <Cards
          line="defences"
          laid={defences}
          seat={seat}
          names={names}
          staged={staged?.verb === 'defend' ? staged : null}
        />
      </td>
      <Outcome coming={coming} fallen={fallen} busy={busy} />
    </tr>
  )
}

function Outcome({ coming, fallen, busy }: { coming: PartForecast; fallen: boolean; busy: boolean }) {
  const say = MOSH_WORDS[useLanguage()]
  if (fallen) return <td className="ledger-outcome">{say.fallen}</td>
  if (!busy) return <td className="ledger-outcome" />
  return (
    <td className="ledger-outcome">
      <b className={coming.coming > 0 ? 'is-bad' : 'is-good'}>{coming.coming > 0 ? `+${coming.coming}` : '0'}</b>
      {coming.falls && <em className="falls">{say.falls}</em>}
    </td>
  )
}

/** Full for damage, striped for damage to come, empty for what is left. */
function Pips({ coming }: { readonly coming: PartForecast }) {
  const kind = (pip: number): string => {
    if (pip < coming.damage) return 'pip is-full'
    return pip < coming.damage + coming.coming ? 'pip is-coming' : 'pip'
  }
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: coming.endures }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
        <i key={pip} className={kind(pip)} />
      ))}
    </span>
  )
}

interface CardsProps {
  readonly line: 'hits' | 'defences'
  readonly laid: readonly Laid[]
  readonly staged: StagedCard | null
  readonly seat: number
  readonly names: readonly string[]
}

function Cards({ line, laid, staged, seat, names }: CardsProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const count = laid.length + (staged === null ? 0 : 1)
  if (count === 0) return <span className="unseen">0</span>
  const by = laid.map((one) => (one.by === 'crowd' ? say.byCrowd : names[one.by]!))
  const title = by.length === 0 ? '' : laidBy(by, language)
  return (
    <span className="line-cards" title={title}>
      <span className="unseen">
        {counted(count, line === 'hits' ? 'hit' : 'defence', language)} {title}
      </span>
      {laid.map((one) => (
        <span
          key={one.card}
          className={`chip is-${line}`}
          data-card={one.card}
          data-place={`${line}-${seat}`}
          data-from={one.by === 'crowd' ? 'crowd' : `seat-${one.by}`}
          aria-hidden="true"
        >
          <PartSign part={one.part} />
        </span>
      ))}
      {staged !== null && (
        <span
          className={`chip is-${line} is-staged`}
          data-card={staged.card}
          data-place={`${line}-${seat}`}
          data-from="hand"
          aria-hidden="true"
        >
          <PartSign part={staged.part} />
        </span>
      )}
    </span>
  )
}
