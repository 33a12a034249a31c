// Games with every card that the proofs of the mechanics know, and games with cards by chance, looked at closely: they must go as they
// went. Their cards lie in another order each time, so that any of them is the first. They state no rule and notice any change:
// `SEEDED=write npx vitest run tools/test/seeded` agrees to it.

import { readFileSync, writeFileSync } from 'node:fs'
import { type Card, readPack } from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import { CUSTOMS, munchkin, RULING_VERBS, VARIANTS } from '@brouhaha/munchkin'
import { COMMON, rulingOn, WIDE } from '@brouhaha/munchkin/testing'
import { type Game, RULER, type Seat } from '@brouhaha/table'
import { BOARDS, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { MOODS, STIRS } from '../../packages/munchkin/test/fixture/moods.ts'
import { SECRET_CARDS } from '../../packages/munchkin/test/fixture/secrets.ts'
import { examples } from './seeded/examples.ts'
import { Looking } from './seeded/looking.ts'
import { randomCards } from './seeded/random-cards.ts'

const FILE = new URL('./seeded-wide.json', import.meta.url)
const GAMES = 12
/** Beside the common ones. */
const CARDS_A_GAME = 90

/** So many by chance are read for a game; about a third of them is accepted. */
const READ_A_GAME = 180

function accepted(card: object): readonly Card[] {
  const reading = readPack({ box: 'examples', cards: [card] }, [{ box: 'common', cards: COMMON }])
  return 'faults' in reading ? [] : reading.pack.cards
}

/** The examples of docs/mechanics, each under an id of its own. */
const named = examples().flatMap((raw, index) => {
  const name = String(raw.id)
  return accepted({ ...raw, id: `${name}-${index}`, copies: 1, en: { name }, fr: { name } })
})

const rare = [...WIDE.cards.slice(-60), ...MOODS, ...STIRS, ...SECRET_CARDS, ...named].filter(
  ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
)

const on = (names: readonly string[], random: Random): Readonly<Record<string, boolean>> =>
  Object.fromEntries(names.map((name) => [name, random.below(3) === 0]))

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = items.map((_, index) => index)
  random.shuffle(order)
  return order.map((index) => items[index]!)
}

/** A ruling of any kind on anybody, voted for or not; on one card that lies there. */
function someRuling(random: Random, view: object): readonly (readonly [Seat, object])[] {
  const { seats } = view as { readonly seats: readonly { readonly table: readonly { readonly copy: number }[] }[] }
  const verb = RULING_VERBS[random.below(RULING_VERBS.length)]!
  const seat = random.below(seats.length + 1)
  const lies = seats[seat]?.table ?? []
  const card = lies.length > 0 ? lies[random.below(lies.length)]!.copy : random.below(160)
  const others = Array.from({ length: seats.length - 1 }, (_, other) => other + 1)
  const agreed = others.filter(() => random.below(4) > 0)
  const value = verb === 'setLevel' ? random.below(11) : verb === 'discardCard' ? card : 0
  return [[RULER, rulingOn({ verb, seat, value }, { others, agreed })]]
}

function familyGame(boxes: readonly string[], number: number, source: readonly Card[] = rare): string {
  const random = new Random(1000 + number)
  const some = shuffled(source, random).slice(0, CARDS_A_GAME)
  const cards = shuffled([...COMMON, ...some], random).map((card) => ({ ...card, copies: 1 }))
  const packs = boxes.map((box, index) => ({ box, cards: index === 0 ? cards : [] }))
  const game = munchkin(packs) as unknown as Game
  const options = { boxes, variants: on(VARIANTS, random), ...on(CUSTOMS, random) }
  return new Looking(game, { seats: 3 + (number % 4), options, besides: someRuling }, number).play()
}

const chanceGame = (boxes: readonly string[], number: number): string =>
  familyGame(boxes, number, randomCards(number * READ_A_GAME, READ_A_GAME).flatMap(accepted))

function concert(number: number): string {
  const seats = 2 + (number % 5)
  const boards = Array.from({ length: seats }, (_, seat) => (seat + number) % BOARDS.length)
  const options = { side: number % 2 === 0 ? 'A' : 'B', songs: 1, boards }
  return new Looking(zombieMosh as unknown as Game, { seats, options }, number).play()
}

const MIXES = [['base'], ['star'], ['cthulhu'], ['zombies'], ['base', 'star', 'cthulhu', 'zombies']]

const tables: readonly (readonly [string, (game: number) => string])[] = [
  ...MIXES.map((boxes, place) => [boxes.join('+'), (game: number) => familyGame(boxes, GAMES * place + game)] as const),
  ...MIXES.map(
    (boxes, place) =>
      [`${boxes.join('+')} with cards by chance`, (game: number) => chanceGame(boxes, GAMES * place + game)] as const,
  ),
  ['mosh', concert],
]

const read = (): Readonly<Record<string, readonly string[]>> => JSON.parse(readFileSync(FILE, 'utf8'))

test.each(tables)('games of %s that are looked at closely go as they went', (name, play) => {
  const played = Array.from({ length: GAMES }, (_, game) => play(game))
  if (process.env.SEEDED === 'write') writeFileSync(FILE, `${JSON.stringify({ ...read(), [name]: played }, null, 2)}\n`)
  expect(played).toEqual(read()[name])
})
