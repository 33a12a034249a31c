// The game with something given away, once in each way in which a table can give something away.

import { fork, type Game, listSeats, plus, type Seat, type Seats, type State } from '@brouhaha/table'
import { firstOf } from '../../src/choice.ts'
import type { MunchkinHappening } from '../../src/events.ts'
import type { MunchkinKinds } from '../../src/game.ts'
import { LUCK_AT, living, SEATS } from '../../src/layout.ts'
import { isMarked, marksOf, SNEAKED } from '../../src/marks.ts'
import { NOT_NOW, NOT_THERE } from '../../src/refusals.ts'
import type { Scene } from '../../src/scene.ts'
import { Settings } from '../../src/setting.ts'
import { seenFirst } from '../../src/twins.ts'
import { DOOR_DECK, handCopies, isInHand, list, topOf } from '../../src/zones.ts'
import { WHOLE_PACKS } from '../fixture/secrets.ts'

type MunchkinGame = Game<MunchkinKinds>

const settings = new Settings(WHOLE_PACKS)

const stage = (state: State): Scene => settings.scene(state)

/** Does this seat hold a monster? */
const holdsMonster = (state: State, seat: number): boolean => {
  const scene = stage(state)
  return (
    seat < state[SEATS]! && list(scene, handCopies(scene, seat)).some((copy) => scene.printed(copy).kind === 'monster')
  )
}

const holders = (state: State): Seats =>
  listSeats(living(state)).reduce((seats, seat) => (holdsMonster(state, seat) ? plus(seats, seat) : seats), 0 as Seats)

/** What is leaked, under the name that the comparison reports. */
export const LEAKING: Readonly<Record<string, (game: MunchkinGame) => MunchkinGame>> = {
  view: (game) => ({
    ...game,
    view: (state, viewer) => ({ ...game.view(state, viewer), next: topOf(stage(state), DOOR_DECK) }),
  }),
  events: (game) => ({
    ...game,
    apply(state, seat, choice, play) {
      const from = play.story?.events.length ?? 0
      const answer = game.apply(state, seat, choice, play)
      const told = play.story?.events.splice(from) ?? []
      for (const event of told) {
        if (event.secret === undefined) play.story!.tell(event)
        else play.story!.tell({ ...event, secret: { ...event.secret, to: -1 as Seats } })
      }
      return answer
    },
  }),
  choices: (game) => ({
    ...game,
    choices(state, seat, out) {
      const count = game.choices(state, seat, out)
      if (holdsMonster(state, (seat + 1) % state[SEATS]!)) out.subarray(0, count).reverse()
      return count
    },
  }),
  answers: (game) => ({
    ...game,
    apply(state, seat, choice, play) {
      const answer = game.apply(state, seat, choice, play)
      return answer === NOT_THERE && holdsMonster(state, (seat + 1) % state[SEATS]!) ? NOT_NOW : answer
    },
  }),
  owing: (game) => ({
    ...game,
    owing: (state) => (game.owing(state) | holders(state)) as Seats,
  }),
  free: (game) => ({ ...game, free: holders }),
  waits: (game) => ({
    ...game,
    waits: (state) => game.waits(state).map((wait) => (holders(state) % 4 < 2 ? { ...wait, clock: 'longTurn' } : wait)),
  }),
}

/** The seed itself in the view: harmless to look at, and yet it tells every draw to come. */
export const SEED_IN_VIEW = (game: MunchkinGame): MunchkinGame => ({
  ...game,
  view: (state, viewer) => ({ ...game.view(state, viewer), luck: state[LUCK_AT]! & 1 }),
})

/** A secret in a number that the notes tell to all. */
export const SECRET_IN_NOTES = (game: MunchkinGame): MunchkinGame => ({
  ...game,
  apply(state, seat, choice, play) {
    const answer = game.apply(state, seat, choice, play)
    const copy = topOf(stage(state), DOOR_DECK)
    play.story?.tell({ open: { type: 'noted', cells: [0, copy], own: false } })
    return answer
  },
})

/** What a choice told, told otherwise. */
const retold =
  (retell: (event: MunchkinHappening, before: State, seat: Seat, choice: number) => MunchkinHappening) =>
  (game: MunchkinGame): MunchkinGame => ({
    ...game,
    apply(state, seat, choice, play) {
      const before = fork(state)
      const from = play.story?.events.length ?? 0
      const answer = game.apply(state, seat, choice, play)
      for (const event of play.story?.events.splice(from) ?? []) play.story!.tell(retell(event, before, seat, choice))
      return answer
    },
  })

/** Whoever has seen a card in a hand is told where it goes face down. */
export const SEEN_AND_FOLLOWED = retold((event, before) => {
  const { open, secret } = event
  const copy = secret?.tells.copy
  if (open.type !== 'moved' || typeof open.from !== 'object' || secret === undefined || copy === undefined) return event
  return { ...event, secret: { ...secret, to: (secret.to | before[stage(before).knownAt + copy]!) as Seats } }
})

/** The mark of what was sneaked into place, among the notes. */
export const CHEAT_IN_NOTES = (game: MunchkinGame): MunchkinGame => ({
  ...game,
  apply(state, seat, choice, play) {
    const answer = game.apply(state, seat, choice, play)
    const scene = stage(state)
    const cells = scene.deck.copies.flatMap((_, copy) =>
      isMarked(scene, copy, SNEAKED) ? [scene.markAt + copy, marksOf(scene, copy)] : [],
    )
    if (cells.length > 0) play.story?.tell({ open: { type: 'noted', cells, own: false } })
    return answer
  },
})

/** The number of the card that was pointed at, where its like was played. */
export const TWIN_BY_NUMBER = retold((event, before, seat, choice) => {
  const { open } = event
  const scene = stage(before)
  const named = firstOf(choice)
  if (!('copy' in open) || !isInHand(scene, named, seat) || open.copy !== seenFirst(scene, named)) return event
  return { ...event, open: { ...open, copy: named } }
})
