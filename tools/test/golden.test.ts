// Games told from beginning to end. A change of cards, rules or words shows as a diff of what happens at the table;
// `GOLDEN=write npx vitest run tools/test/golden.test.ts` agrees to it.

import { readFileSync, writeFileSync } from 'node:fs'
import { type MunchkinBotName, munchkinBots } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { expect, test } from 'vitest'
import { type Evening, tellGame } from '../exhaust/tell.ts'

const BOTS: readonly MunchkinBotName[] = ['novice', 'novice', 'random']
const LONGEST = 400
const game = munchkin(Object.values(PACKS))

/** Each with a seed whose game is short. */
const SEEDS: Readonly<Record<string, number>> = {
  base: 5,
  star: 1,
  cthulhu: 5,
  zombies: 2,
  'base+star': 4,
  'cthulhu+zombies': 5,
  'base+star+cthulhu+zombies': 7,
}

function evening(boxes: readonly string[], seed: number): Evening {
  const random = new Random(seed)
  const words = Int32Array.from({ length: 8 }, () => random.word())
  const sittings = BOTS.map((name) => ({
    bot: munchkinBots[name](),
    random: new Random(random.word(), random.word()),
  }))
  return { setup: { seats: BOTS.length, options: { boxes }, seed: words }, sittings }
}

test.each(Object.entries(SEEDS))('%s is told as it was agreed on', (boxes, seed) => {
  const told = tellGame(game, evening(boxes.split('+'), seed))
  const file = new URL(`../../packages/packs/test/golden/${boxes}.txt`, import.meta.url)
  if (process.env.GOLDEN === 'write') writeFileSync(file, told)
  expect(told.split('\n').length).toBeLessThanOrEqual(LONGEST)
  expect(told).toBe(readFileSync(file, 'utf8'))
})
