// Real games of every box, looked at before each move as the seat that moves sees them.

import { type MunchkinBotName, munchkinBots } from '@brouhaha/bots'
import { playGame } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { cardsOf, type MunchkinChoice, type MunchkinView, munchkin, type Reader } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { HOUSE, includes, type Refusal, type Seat, SILENT } from '@brouhaha/table'

const ALL_PACKS = Object.values(PACKS)
/** Those whose games bring every kind of question. */
export const BOXES: readonly string[] = ['base', 'star', 'cthulhu', 'zombies']
const GAME = munchkin(ALL_PACKS)
const NAMES = ['Ana', 'Bob', 'Cléo', 'Denis', 'Ève', 'Farid']

export interface Moment {
  readonly view: MunchkinView
  readonly choices: readonly MunchkinChoice[]
  readonly reader: Reader
  /** What the table says to a choice, on a copy of the game; null when it is carried out. */
  refuse(choice: MunchkinChoice): Refusal | null
}

interface Wish {
  readonly boxes: readonly string[]
  readonly bot: MunchkinBotName
  readonly seats: number
  readonly seed: number
  readonly honour?: boolean
}

/** Whether a moment is worth a look: by what is decided, and whether it is asked of the one who looks. */
export type Interest = (decision: string, asked: boolean) => boolean

/** Plays a game to its end and shows the moments in which a seat had something to choose. */
export function watchGame(
  { boxes, bot, seats, seed, honour = false }: Wish,
  look: (moment: Moment) => void,
  wants: Interest = () => true,
): void {
  const card = cardsOf(ALL_PACKS, boxes)
  const offered = new Int32Array(GAME.mostChoices)
  const options = { boxes, pacts: true, passes: true, honour }
  const sittings = Array.from({ length: seats }, (_, seat) => ({
    bot: munchkinBots[bot](),
    random: new Random(seed, seat),
  }))
  const words = new Random(seed, 99)
  const setup = { seats, options, seed: Int32Array.from({ length: 8 }, () => words.word()) }
  playGame(GAME, setup, sittings, {
    onlooker(state, moving) {
      const seat = moving === HOUSE ? (words.below(seats) as Seat) : moving
      if (!wants(GAME.decision(state), includes(GAME.owing(state), seat))) return
      const count = GAME.choices(state, seat, offered)
      if (count === 0) return
      const choices = [...offered.subarray(0, count)].map((choice) => GAME.write(choice))
      look({
        view: GAME.view(state, seat),
        choices,
        reader: { names: NAMES.slice(0, seats), you: seat, card },
        refuse(choice) {
          const read = GAME.read(choice)
          if (!('kind' in read) || read.kind !== 'choice') throw new Error(`no choice: ${JSON.stringify(choice)}`)
          return GAME.refusals[GAME.apply(state.slice(), seat, read.choice, SILENT)] ?? null
        },
      })
    },
  })
}

/** At most this many moments of each kind. */
export function sampled(most: number): Interest {
  const seen = new Map<string, number>()
  return (decision, asked) => {
    const kind = `${decision} ${asked}`
    const times = (seen.get(kind) ?? 0) + 1
    seen.set(kind, times)
    return times <= most
  }
}

/** Some hundred moments of every kind that real games of all boxes bring. */
export function manyMoments(): readonly Moment[] {
  const moments: Moment[] = []
  const wants = sampled(150)
  const keep = (moment: Moment): void => void moments.push(moment)
  const tables = [...BOXES.map((box) => [box]), BOXES]
  tables.forEach((boxes, at) => {
    watchGame({ boxes, bot: 'novice', seats: 3 + (at % 4), seed: at + 1 }, keep, wants)
    watchGame({ boxes, bot: 'random', seats: 4, seed: at + 20, honour: at % 2 === 0 }, keep, wants)
  })
  return moments
}
