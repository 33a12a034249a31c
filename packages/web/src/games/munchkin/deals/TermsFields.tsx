import { MOST_PROMISED, type Terms } from '@brouhaha/munchkin'
import { useId } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { stakeOf } from './ally.ts'
import { CardPicks } from './CardPicks.tsx'
import { itemsBefore } from './goods.ts'
import { DEAL_WORDS } from './words.ts'

/** For nothing: where every bargain begins. */
export const NO_TERMS: Terms = { items: [], treasures: 0, helperPicksFirst: true, evenIfLost: false }

interface TermsFieldsProps {
  readonly terms: Terms
  change(terms: Terms): void
}

/** What help costs: a share of the treasure, items of the main fighter, and who picks first. */
export function TermsFields({ terms, change }: TermsFieldsProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const group = useId()
  if (view.combat === null) return null
  const { main } = view.combat
  const isMine = main === view.you
  const items = itemsBefore(view, main, reader)
  const isPicking = (helperPicksFirst: boolean) => ({
    type: 'radio',
    name: group,
    checked: terms.helperPicksFirst === helperPicksFirst,
    onChange: () => change({ ...terms, helperPicksFirst }),
  })
  return (
    <div className="stack">
      <Stepper count={terms.treasures} change={(treasures) => change({ ...terms, treasures })} />
      {terms.treasures > 0 && (
        <fieldset className="mk-deal-row">
          <legend>{say.whoPicks}</legend>
          <label className="check">
            <input {...isPicking(true)} />
            {say.helperFirst}
          </label>
          <label className="check">
            <input {...isPicking(false)} />
            {say.fighterFirst}
          </label>
        </fieldset>
      )}
      {items.length > 0 && (
        <CardPicks
          title={isMine ? say.yourItems : fill(say.itemsOf, { name: reader.names[main] ?? '' })}
          cards={items}
          picked={terms.items}
          most={MOST_PROMISED}
          change={(picked) => change({ ...terms, items: picked, evenIfLost: terms.evenIfLost && picked.length > 0 })}
        />
      )}
      {terms.items.length > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={terms.evenIfLost}
            onChange={() => change({ ...terms, evenIfLost: !terms.evenIfLost })}
          />
          {say.evenIfLost}
        </label>
      )}
    </div>
  )
}

interface StepperProps {
  readonly count: number
  change(count: number): void
}

/** Treasures for the helper, as many as there are at stake. */
function Stepper({ count, change }: StepperProps) {
  const { view, language } = usePlay()
  const say = DEAL_WORDS[language]
  const stake = stakeOf(view)
  return (
    <fieldset className="mk-deal-row">
      <legend>{say.treasures}</legend>
      <button
        type="button"
        className="button slight"
        aria-label={say.fewer}
        aria-disabled={count <= 0}
        onClick={() => change(Math.max(0, count - 1))}
      >
        −
      </button>
      <output className="mk-deal-count">{fill(say.ofStake, { count, stake })}</output>
      <button
        type="button"
        className="button slight"
        aria-label={say.more}
        aria-disabled={count >= stake}
        onClick={() => change(Math.min(stake, count + 1))}
      >
        +
      </button>
    </fieldset>
  )
}
