import { MUNCHKIN } from '@brouhaha/games'
import { BOX_NAMES, type MunchkinOptions, munchkin, VARIANTS } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { openTable } from '@brouhaha/protocol'
import { isRefusal, isSchemaError, SILENT, WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { MUNCHKIN_SET_UP } from '../../../../src/games/munchkin/set-up/set-up.ts'
import {
  FIRST_SETUP,
  type MunchkinSetup,
  optionsFrom,
  variantsOf,
  withBox,
  withCustom,
  withVariant,
} from '../../../../src/games/munchkin/set-up/setup.ts'

const game = munchkin(Object.values(PACKS))
const mixes = Array.from({ length: 15 }, (_, mix) => BOX_NAMES.filter((_, index) => (((mix + 1) >> index) & 1) === 1))

function switchesOf(options: ReturnType<typeof optionsFrom>): readonly string[] {
  const state = game.create({ seats: 3, options: options as MunchkinOptions, seed: new Int32Array(8) }, SILENT)
  if (isRefusal(state) || isSchemaError(state)) throw new Error(JSON.stringify(state))
  return game.view(state, WATCHER).switches
}

describe('the set-up of Munchkin', () => {
  test.each(mixes.map((boxes) => [boxes.join('+'), boxes] as const))(
    '[MK-MIX-03] %s: what is ticked is what is played',
    (_, boxes) => {
      const setup: MunchkinSetup = { ...FIRST_SETUP, boxes }
      expect(switchesOf(optionsFrom(setup))).toEqual(variantsOf(setup))
      const turned = VARIANTS.reduce(
        (one, variant) => withVariant(one, variant, !variantsOf(setup).includes(variant)),
        setup,
      )
      expect(switchesOf(optionsFrom(turned))).toEqual(variantsOf(turned))
      expect(variantsOf(turned)).toEqual(VARIANTS.filter((variant) => !variantsOf(setup).includes(variant)))
    },
  )

  test('the last box stays', () => {
    expect(withBox(FIRST_SETUP, 'base', false).boxes).toEqual(['base'])
    expect(withBox(withBox(FIRST_SETUP, 'star', true), 'base', false).boxes).toEqual(['star'])
  })

  test('a server understands it', () => {
    const setup = withCustom(withVariant(withBox(FIRST_SETUP, 'zombies', true), 'skipLoot', true), 'honour', true)
    const wish = { game: 'munchkin', seats: 4, pace: 'relaxed', name: 'Ana', options: optionsFrom(setup) }
    expect(openTable.parse(wish)).toEqual(wish)
    expect(MUNCHKIN.readOptions(wish.options)).toEqual({ value: wish.options })
  })

  test('a pack joins only with the box that it adds to', () => {
    const pack = { box: 'pantry', adds: ['zombies'], cards: [] }
    const setup = { ...FIRST_SETUP, packs: [{ pack, file: {} }] }
    expect(MUNCHKIN_SET_UP.play(setup)).toEqual({ game: 'munchkin', options: { boxes: ['base'] } })
    expect(MUNCHKIN_SET_UP.play(withBox(setup, 'zombies', true))).toEqual({
      game: 'munchkin',
      options: { boxes: ['base', 'zombies', 'pantry'] },
      packs: [pack],
    })
  })
})
