import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { curse, die, gainLevels, inCase, loseLevels, type Pack } from '@brouhaha/cards'
import { munchkin } from '@brouhaha/munchkin'
import { SILENT } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { Branches } from '../exhaust/branches.ts'
import { BOX_NAMES, Director, Evenings, PLAYERS } from '../exhaust/index.ts'
import { ownPacks } from '../exhaust/packs.ts'
import { Watch } from '../exhaust/watch.ts'

const SEED = 5
const tool = join(import.meta.dirname, '../exhaust/main.mjs')

test('in a short run every card of every box is drawn and played, and every branch of it taken', () => {
  const run = spawnSync(process.execPath, [tool, '--short'], { encoding: 'utf8' })
  expect(run.stdout.match(/^\w+: \d+ branches.*$/gm)).toHaveLength(4)
  expect(run.stdout.match(/by neither: .*|although.*|trouble: .*/g) ?? []).toEqual([])
  expect(run.status).toBe(0)
})

test('a game is the same whenever it is played, so that a run can go on where it stopped', () => {
  expect(PLAYERS).toEqual(['random', 'novice'])
  const [first, again] = [new Evenings('cthulhu').play(SEED, 0, 2), new Evenings('cthulhu').play(SEED, 1, 2)]
  expect(again.decisions).toBeLessThan(first.decisions)
  expect(new Evenings('cthulhu').play(SEED, 0, 1).decisions).toBe(first.decisions - again.decisions)
})

const words = { en: { name: 'Never' }, fr: { name: 'Jamais' } }
const never = curse('never', { effect: [inCase({ level: { least: 99 } }, [die()], [loseLevels(1)])], ...words })

test('a branch that nobody can take is found by neither games nor directed set-ups, and named', () => {
  const packs = ownPacks().map(
    (pack): Pack => (pack.box === 'base' ? { ...pack, cards: [...pack.cards, never] } : pack),
  )
  const taken = (name: string): boolean => new Director('base', packs).take(`never ${name}`, SEED, 30).isTaken
  expect(['drawn', 'played', 'effect[0].else', 'effect[0].else[0]'].map(taken)).toEqual([true, true, true, true])
  expect(['effect[0].then', 'effect[0].then[0]'].map(taken)).toEqual([false, false])
})

test('branches are named by their place in the data of the card', () => {
  const effect = [inCase({ has: 'elf' }, [gainLevels(1)])]
  const pack: Pack = { box: 'base', cards: [curse('some', { effect, ...words })] }
  expect(new Branches([pack]).names).toEqual([
    'some drawn',
    'some played',
    'some effect[0]',
    'some effect[0].then',
    'some effect[0].else',
    'some effect[0].then[0]',
  ])
})

test('a watched game goes exactly as one that nobody watches', () => {
  const packs = ownPacks()
  const games = [munchkin(packs), munchkin(packs, new Watch(packs).ready)]
  const setup = { seats: 4, options: { boxes: BOX_NAMES }, seed: new Int32Array(8) }
  const [one, other] = games.map((game) => game.create(setup, SILENT) as Int32Array)
  const offered = games.map((game) => new Int32Array(game.mostChoices))
  for (let step = 0; step < 150; step++) {
    const [wait] = games[0]!.waits(one!)
    const counts = games.map((game, index) => game.choices([one!, other!][index]!, wait!.seat, offered[index]!))
    const choice = counts[0]! === 0 ? wait!.fallback : offered[0]![step % counts[0]!]!
    for (const [index, game] of games.entries()) game.apply([one!, other!][index]!, wait!.seat, choice, SILENT)
    expect(other!.every((cell, index) => cell === one![index])).toBe(true)
  }
})
