import { MOSH, MUNCHKIN } from '@brouhaha/games'
import { describe, expect, test } from 'vitest'

describe('options of Zombie Mosh!', () => {
  test.each([
    [{}, {}],
    [{ side: 'B' }, { side: 'B' }],
    [
      { songs: 0, side: 'A' },
      { side: 'A', songs: 0 },
    ],
  ])('%j', (raw, value) => {
    expect(MOSH.readOptions(raw)).toEqual({ value })
  })

  test.each([
    ['a side that no board has', { side: 'C' }, 'options.side'],
    ['half a song', { songs: 0.5 }, 'options.songs'],
    ['a hundred songs', { songs: 100 }, 'options.songs'],
    ['a field that nobody knows', { boards: [1] }, 'options'],
    ['a list', [], 'options'],
    ['nothing', null, 'options'],
  ])('%s', (_, raw, path) => {
    expect(MOSH.readOptions(raw)).toEqual({ path, expected: expect.stringMatching(/.{4}/) })
  })
})

describe('options of Munchkin', () => {
  test.each([
    { boxes: ['base'] },
    { boxes: ['zombies', 'star'], variants: { skipLoot: true, buyDiscards: false }, first: 5 },
    { boxes: ['base'], honour: true, pacts: false, passes: true },
    { boxes: [], packs: [{ box: 'mine' }] },
  ])('%j', (raw) => {
    expect(MUNCHKIN.readOptions(raw)).toEqual({ value: raw })
  })

  test.each([
    ['no boxes at all', {}, 'options.boxes'],
    ['no box, and no pack either', { boxes: [] }, 'options.boxes'],
    ['a box that is not ours', { boxes: ['base', 'pirates'] }, 'options.boxes.1'],
    ['more boxes than there are', { boxes: ['base', 'base', 'base', 'base', 'base'] }, 'options.boxes'],
    ['a variant that is none', { boxes: ['base'], variants: { fast: true } }, 'options.variants'],
    ['a variant that is half on', { boxes: ['base'], variants: { skipLoot: 'half' } }, 'options.variants.skipLoot'],
    ['a seventh player', { boxes: ['base'], first: 6 }, 'options.first'],
    ['honour in words', { boxes: ['base'], honour: 'yes' }, 'options.honour'],
    ['packs that are none', { boxes: ['base'], packs: [1] }, 'options.packs.0'],
    ['an empty list of packs', { boxes: ['base'], packs: [] }, 'options.packs'],
    ['too many packs', { boxes: ['base'], packs: [{}, {}, {}, {}, {}] }, 'options.packs'],
    ['a field with a famous name', JSON.parse('{"boxes":["base"],"__proto__":{}}'), 'options'],
  ])('%s', (_, raw, path) => {
    expect(MUNCHKIN.readOptions(raw)).toEqual({ path, expected: expect.stringMatching(/.{4}/) })
  })

  test('a table keeps its boxes and those of the packs; by days a gate closes once all have passed', async () => {
    const { agree } = await MUNCHKIN.load()
    const wishes = { boxes: ['base'], honour: true, packs: [{}] }
    expect(agree(wishes, { brought: ['mine'], byDays: false })).toEqual({ boxes: ['base', 'mine'], honour: true })
    expect(agree(wishes, { brought: [], byDays: true })).toEqual({ boxes: ['base'], honour: true, passes: true })
    expect(agree({ boxes: ['base'], passes: false }, { brought: [], byDays: true })).toMatchObject({ passes: false })
  })
})
