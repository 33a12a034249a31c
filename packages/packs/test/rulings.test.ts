// Rulings of every kind at random moments of random games: what is accepted leaves a sound state, what is refused changes nothing, and a
// vote takes each of them back to the very bytes before it.

import { Random } from '@brouhaha/kit'
import { RULING_VERBS, type Ruling } from '@brouhaha/munchkin'
import { Evening, pick, randomSetup, rulingOn } from '@brouhaha/munchkin/testing'
import {
  attempt,
  fork,
  HOUSE,
  isRefusal,
  isSchemaError,
  Match,
  RULER,
  type Seat,
  SILENT,
  type State,
  UNDO,
} from '@brouhaha/table'
import { expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'

const TABLES: readonly (readonly string[])[] = [
  ['base'],
  ['star'],
  ['cthulhu'],
  ['zombies'],
  ['base', 'zombies'],
  ['base', 'star', 'cthulhu', 'zombies'],
]
const GAMES = 4
const MOVES = 120

/** Any seats, variants and customs, and just these boxes. */
function someSetup(random: Random, boxes: readonly string[]) {
  const setup = randomSetup(random, playedWith(boxes))
  return { ...setup, options: { ...setup.options, boxes } }
}

const playedWith = (boxes: readonly string[]) => Object.values(PACKS).filter(({ box }) => boxes.includes(box))

const isSame = (one: State, other: State): boolean => one.every((cell, at) => cell === other[at])

interface Seen {
  readonly verb: string
  readonly rule: string | null
}

/** One ruling of each kind on something that lies there, or is asked; now and then on nothing. */
function someRulings(evening: Evening, random: Random): Ruling[] {
  const { seats } = evening.game.view(evening.state, 0 as Seat)
  return RULING_VERBS.map((verb) => {
    const seat = random.below(seats.length)
    const before = seats[seat]!.table.map(({ copy }) => copy)
    const value =
      verb === 'setLevel' ? random.below(11) : verb === 'discardCard' ? (pick(random, before) ?? random.below(400)) : 0
    const others = seats.map((_, other) => other).filter((other) => other !== 0)
    return rulingOn({ verb, seat, value }, { others, agreed: others.filter(() => random.below(4) > 0) })
  })
}

test.each(TABLES.map((boxes) => [boxes.join('+'), boxes] as const))(
  '[MK-META-11, DEC-55] %s: what is ruled leaves nothing wrong, what is refused changes nothing',
  (_, boxes) => {
    const random = new Random(boxes.length * 31 + boxes[0]!.length)
    const seen: Seen[] = []
    for (let game = 0; game < GAMES; game++) {
      const setup = someSetup(random, boxes)
      const evening = new Evening(playedWith(boxes), setup)
      for (let move = 0; move < MOVES && !evening.isOver; move++) {
        evening.play(evening.randomMove(random))
        for (const ruling of someRulings(evening, random)) {
          const after = fork(evening.state)
          const came = attempt(evening.game, after, RULER, ruling, { ...SILENT })
          seen.push({ verb: ruling.verb, rule: came.kind === 'refused' ? came.refusal.rule : null })
          if (came.kind === 'accepted') expect([evening.game.faults(after), ruling]).toEqual([[], ruling])
          else expect(isSame(after, evening.state), JSON.stringify(ruling)).toBe(true)
          const { dispute: _dispute, ...bare } = ruling
          expect(attempt(evening.game, after, RULER, bare, { ...SILENT }).kind).toBe('refused')
        }
      }
    }
    const kept = new Set(seen.filter(({ rule }) => rule === null).map(({ verb }) => verb))
    expect([...kept].sort()).toEqual([...RULING_VERBS].sort())
    for (const { rule } of seen) expect([null, 'MK-META-11', 'MK-META-08', 'MK-CULT-08', 'DEC-55']).toContain(rule)
  },
)

test.each(TABLES.map((boxes) => [boxes.join('+'), boxes] as const))(
  '[DEC-55] %s: the vote that takes a ruling back leads to the bytes before it, whatever was ruled',
  (_, boxes) => {
    const random = new Random(boxes.length * 37 + boxes[0]!.length)
    const back = new Map<string, number>()
    for (let game = 0; game < GAMES; game++) {
      const setup = someSetup(random, boxes)
      const evening = new Evening(playedWith(boxes), setup)
      const match = Match.open(evening.game, setup)
      if (isRefusal(match) || isSchemaError(match)) throw new Error('the set-up is a good one')
      const submit = (seat: number, choice: object) => {
        const seq = match.rows.length
        return match.submit({ id: `c${seq}`, seat, seq, choice })
      }
      for (let move = 0; move < MOVES && !evening.isOver; move++) {
        const { seat, raw } = evening.randomMove(random)
        evening.play({ seat, raw })
        expect(submit(seat, raw).kind).toBe('accepted')
        expect(match.mayUnrule).toBe(false)
        for (const ruling of someRulings(evening, random)) {
          if (submit(RULER, ruling).kind !== 'accepted') continue
          if (match.game.over(match.state)) break
          expect(submit(RULER, UNDO)).toMatchObject({ kind: 'refused' })
          expect(match.mayUnrule).toBe(true)
          expect(submit(HOUSE, UNDO).kind).toBe('accepted')
          expect(isSame(match.state, evening.state), JSON.stringify(ruling)).toBe(true)
          expect(submit(HOUSE, UNDO)).toMatchObject({ kind: 'refused', refusal: { rule: 'TABLE-UNDO' } })
          back.set(ruling.verb, (back.get(ruling.verb) ?? 0) + 1)
        }
        if (match.game.over(match.state)) break
      }
    }
    expect([...back.keys()].sort()).toEqual([...RULING_VERBS].sort())
  },
)
