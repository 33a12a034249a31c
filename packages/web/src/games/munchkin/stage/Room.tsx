// Without a fight the door is the stage: decks and piles, what lies open, what is being carried out.

import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { CardRow } from './CardRow.tsx'
import { Piles } from './Piles.tsx'
import { STAGE_WORDS } from './words.ts'

export function Room() {
  const { view, language } = usePlay()
  const say = STAGE_WORDS[language]
  return (
    <div className="mk-room">
      <Piles size={view.pool.cards.length > 0 ? 'small' : 'large'} />
      <Open />
      {view.treasureDue > 0 && <p className="mk-due">{fill(say.due, { count: view.treasureDue })}</p>}
    </div>
  )
}

const TAKING: ReadonlySet<string> = new Set(['loot', 'pickTreasure'])

/** Cards that lie open: those at work, and the pool. Who takes from the pool finds it among the questions. */
export function Open() {
  const { view, reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  const { owner, cards } = view.pool
  const shownAtGate = view.gate === null ? undefined : view.about?.copy
  const isCorpse = owner !== null && view.seats[owner]?.life !== 'alive'
  const title = !isCorpse
    ? say.shared
    : owner === view.you
      ? say.yourCorpse
      : fill(say.corpseOf, { name: reader.names[owner] ?? '' })
  const isTaking = TAKING.has(view.decision ?? '') && view.asked.includes(view.you ?? 'house')
  return (
    <>
      <CardRow title={say.atWork} cards={view.aside.filter(({ copy }) => copy !== shownAtGate)} place="aside" />
      {!isTaking && <CardRow title={title} cards={cards} place="pool" />}
    </>
  )
}
