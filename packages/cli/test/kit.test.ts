// A game from outside, through its kit alone.

import { mkdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brouhaha, ENTERS, PLAIN_SPACE, temporary, widest } from './terminal.ts'

const KIT = '--kit examples/little-game'

describe('a game from outside', () => {
  test('bots play it in threads, and nothing is wrong with any state', async () => {
    const { code, stdout, stderr } = await brouhaha(`simulate ${KIT} --games 40 --workers 2 --check --json`)
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ game: 'biscuit', games: 40, finished: 40, check: { troubles: 0 } })
    const alone = await brouhaha(`simulate biscuit ${KIT} --games 40 --workers 1 --json`)
    expect(JSON.parse(alone.stdout).checksum).toBe(JSON.parse(stdout).checksum)
  })

  test.each(['en', 'fr'])('a person plays it against bots in words, and its replay verifies: %s', async (language) => {
    const file = temporary(`biscuit-${language}.log`)
    const played = await brouhaha(`play ${KIT} --players 3 --seed 7 --save ${file} --lang ${language}`, ENTERS)
    expect([played.code, played.stderr]).toEqual([0, ''])
    expect(played.stdout).toMatch(language === 'en' ? /Crumbs on the chin/ : /Des miettes au menton/)
    expect(played.stdout).toMatch(language === 'en' ? /^The Last Biscuit\n/ : /^Le dernier biscuit\n/)
    expect(played.stdout).toMatch(language === 'en' ? /Bot 1 \(Greedy\)/ : /Robot 1 \(Glouton\)/)
    expect(played.stdout).not.toMatch(/undefined|\[object/)
    if (language === 'fr') expect(played.stdout).not.toMatch(PLAIN_SPACE)
    expect(widest(played.stdout)).toBeLessThanOrEqual(80)
    const proved = await brouhaha(`replay ${file} --verify ${KIT}`)
    expect([proved.code, proved.stderr]).toEqual([0, ''])
    expect((await brouhaha(`replay ${file} ${KIT}`)).stdout).toMatch(/on the plate/)
    expect((await brouhaha(`replay ${file}`)).code).toBe(2)
  })

  test('its rules can be read, and its bots meet in the arena', async () => {
    expect((await brouhaha(`rules LB-DOG-01 ${KIT}`)).stdout).toMatch(/^LB-DOG-01 /)
    expect((await brouhaha('rules LB-DOG-01')).code).toBe(2)
    const { code, stdout, stderr } = await brouhaha(`arena ${KIT} --players 2 --deals 4 --workers 1 --json`)
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ game: 'biscuit' })
  })

  test('is meant where no word says which; ours are still there, and must be named', async () => {
    expect(await brouhaha('simulate')).toMatchObject({ code: 2, stderr: expect.stringMatching(/the name of a game/) })
    const both = await brouhaha(`simulate mosh ${KIT} --games 1 --json`)
    expect(JSON.parse(both.stdout)).toMatchObject({ game: 'mosh', finished: 1 })
  })

  test('without its kit nobody knows it, and a folder without one is no kit', async () => {
    expect(await brouhaha('simulate biscuit')).toMatchObject({ code: 2, stderr: expect.stringMatching(/biscuit/) })
    const folder = temporary('no-kit')
    mkdirSync(folder)
    const { code, stderr } = await brouhaha(`simulate biscuit --kit ${folder}`)
    expect([code, stderr]).toEqual([2, expect.stringMatching(/is no kit: .*kit\.ts/)])
  })
})
