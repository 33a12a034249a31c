// The two totals, the largest things on the table, and who is ahead; with a card in mind, what they would be.

import type { CombatView } from '@brouhaha/munchkin'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { figure } from './figure.ts'
import { totalsIf } from './outlook.ts'
import { STAGE_WORDS } from './words.ts'

export function Totals({ combat }: { readonly combat: CombatView }) {
  const { view, considered, language } = usePlay()
  const say = STAGE_WORDS[language]
  const after = totalsIf(view, considered)
  return (
    <div className={`mk-totals ${combat.winning ? 'is-winning' : 'is-losing'}`}>
      <Total side="players" title={say.fighters} now={combat.totals.players} after={after?.players} />
      <p className="mk-verdict">{verdict(combat, say)}</p>
      <Total side="monsters" title={say.monsters} now={combat.totals.monsters} after={after?.monsters} />
    </div>
  )
}

interface TotalProps {
  readonly side: 'players' | 'monsters'
  readonly title: string
  readonly now: number
  readonly after: number | undefined
}

function Total({ side, title, now, after }: TotalProps) {
  const { language } = usePlay()
  const changes = after !== undefined && after !== now
  return (
    <p className={`mk-total is-${side} ${changes ? 'is-changing' : ''}`}>
      <span className="mk-total-title">{title}</span>
      <b key={now} className="mk-total-now">
        {figure(now)}
      </b>
      {changes && (
        <span className="mk-total-after">
          <span className="unseen">
            {fill(STAGE_WORDS[language].ifSo, { before: figure(now), after: figure(after) })}
          </span>
          <span aria-hidden="true">→ {figure(after)}</span>
        </span>
      )}
    </p>
  )
}

function verdict({ totals, winning }: CombatView, say: (typeof STAGE_WORDS)['en']): string {
  const lead = totals.players - totals.monsters
  if (lead === 0) return winning ? say.tieWon : say.tieLost
  return fill(lead > 0 ? say.fightersAhead : say.monstersAhead, { count: Math.abs(lead) })
}
