import { MUNCHKIN, OUR_GAMES, type Unpacked } from '@brouhaha/games'
import { Random } from '@brouhaha/kit'
import { CUSTOMS, VARIANTS } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { isRefusal, isSchemaError, type Kinds, listen, Match, SEED_WORDS, type Seat, WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'

const LANGUAGES = ['en', 'fr'] as const

test('each box of the family is a profile and a pack', () => {
  expect(Object.keys(PACKS)).toEqual(MUNCHKIN.boxes.map(({ name }) => name))
  for (const [box, pack] of Object.entries(PACKS)) expect(pack.box).toBe(box)
})

function open({ game, options }: Unpacked<Kinds>, seats: number): Match {
  const match = Match.open(game, { seats, options: options(seats, 0, {}), seed: new Int32Array(SEED_WORDS) })
  if (isRefusal(match) || isSchemaError(match)) throw new Error('the rules refuse the kit’s own set-up')
  return match
}

describe.each(OUR_GAMES.games.map((entry) => ({ name: entry.name, entry })))('the kit of $name', ({ name, entry }) => {
  test('has the rules and the rulebook of its name', async () => {
    const kit = await entry.load()
    expect(kit.entry).toBe(entry)
    expect(kit.unpack().game.name).toBe(name)
    expect(kit.rulebook.game).toBe(name)
  })

  test('seats as many as its rules do', async () => {
    const kit = await entry.load()
    const { game, options } = kit.unpack()
    const takes = (seats: number): boolean => {
      const seed = new Int32Array(SEED_WORDS)
      const made = game.create(
        { seats, options: options(seats, 0, {}), seed },
        { chance: { below: () => 0, shuffle: () => {} }, story: null },
      )
      return !isRefusal(made) && !isSchemaError(made)
    }
    expect([entry.fewest - 1, entry.fewest, entry.most, entry.most + 1].map(takes)).toEqual([false, true, true, false])
  })

  test('has every bot that it lists, in words of both languages, and knows who stands in', async () => {
    const kit = await entry.load()
    for (const bot of entry.bots) {
      expect(kit.bot(bot.name, { packs: [] }).name).toBe(bot.name)
      for (const language of LANGUAGES)
        expect(`${bot.title[language]}|${bot.says[language]}`).toMatch(/^.{3,}\|.{10,}$/)
    }
    expect(entry.bots.map((bot) => bot.name)).toContain(entry.standIn)
    expect(kit.bot('nobody', { packs: [] }).name).toBe(entry.standIn)
  })

  test('tells a beginning in both languages', async () => {
    const unpacked = (await entry.load()).unpack()
    const match = open(unpacked, 4)
    const names = ['Ana', 'Bob', 'Cléo', 'Dan']
    for (const language of LANGUAGES) {
      const narrator = unpacked.narrator({ language, names, you: null, handShown: false })
      expect(narrator.tell(listen(match.header.events, WATCHER)).join('\n')).toMatch(/\S/)
    }
  })

  test('a bot that stands in answers what it is asked', async () => {
    const kit = await entry.load()
    const unpacked = kit.unpack()
    const { game } = unpacked
    const { state } = open(unpacked, 4)
    const asked = Array.from({ length: 4 }, (_, seat) => seat as Seat).find((seat) => (game.owing(state) >> seat) & 1)!
    const offered = new Int32Array(game.mostChoices)
    const choices = offered.subarray(0, game.choices(state, asked, offered))
    const bot = kit.bot(entry.standIn, { packs: [] })
    const sight = { seat: asked, rules: game, view: game.view(state, asked), ledger: game.ledger(asked), choices }
    expect([...choices]).toContain(bot.choose(sight, new Random(1)))
  })
})

describe('what the entry of Munchkin lists is what the rules know', () => {
  test('boxes', () => expect(MUNCHKIN.boxes.map(({ name }) => name)).toEqual(Object.keys(PACKS)))
  test('switches', () => expect(MUNCHKIN.switches).toEqual([...VARIANTS, ...CUSTOMS]))
  test('every box says what to expect', () => {
    for (const { title, says } of MUNCHKIN.boxes)
      for (const text of [title, says.en, says.fr]) expect(text).toMatch(/.{5}/)
  })
})
