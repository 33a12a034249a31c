// What somebody who plays a whole evening at the terminal is told, and is not asked.

import { readFileSync } from 'node:fs'
import { readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { brouhaha, ENTERS, temporary } from './terminal.ts'

const yourChoices = (file: string): string[] =>
  readLog(readFileSync(file, 'utf8'))!
    .rows.filter(({ seat }) => seat === 0)
    .map(({ choice }) => choice.type)

describe('a fight', () => {
  test('says what is at stake, what each card adds, and who would win the game with it', async () => {
    const { stdout } = await brouhaha('play cthulhu --seed mercredi', '\n'.repeat(4000))
    const winner = /(Bot \d|You) wins? the game\.\n/.exec(stdout)?.[1]
    expect(stdout).toMatch(/at stake: 1 level, 1 treasure\n/)
    expect(stdout).toMatch(/at stake: 2 levels, \d treasures\n/)
    expect(stdout).toContain(`If this fight is won, ${winner} wins the game.`)
    // A card that adds nothing is on no side.
    expect(stdout).toMatch(/[+−]\d+ \(for the (?:players|monsters)\)/)
    expect(stdout.replace(/\s+/g, ' ')).not.toMatch(/[^\d] \(for the (?:players|monsters)\)/)
    expect(stdout).toMatch(/Your hand may keep 5 cards: [12] must go\. The end of your turn\./)
  })

  test('says who wants help, and the totals with it', async () => {
    const { stdout } = await brouhaha('play cthulhu --seed mercredi', '\n2\n\n\n\nq\n')
    expect(stdout).toContain('Bot 3 wants your help (together 7 against 4). Do you help?')
  })
})

describe('the menu', () => {
  test('giving up an identity is a line at the end, and can be taken back', async () => {
    const log = temporary('kept')
    const { stdout } = await brouhaha(`play base --seed lundi --save ${log}`, '\n2\n\n9\n2\nq\n')
    expect(stdout).toMatch(/ {2}Lay aside and give up\n {3}9 {2}Give up an identity…\nYour choice/)
    expect(stdout).toContain('  1 Give up Thief\n  2 Never mind\n')
    expect(yourChoices(log)).not.toContain('dropTrait')
  })

  test('Enter never curses the one who presses it', async () => {
    const { stdout } = await brouhaha('play zombies --seed jeudi', '\n\n\n1\nq\n')
    expect(stdout).toMatch(
      /\n {2}1 Curse Bot 1 with .*\n {2}2 Curse Bot 2 .*\n {2}3 Curse Bot 3 .*\n {2}4 Curse yourself/,
    )
  })

  test('?? reads the whole hand', async () => {
    const { stdout } = await brouhaha('play base --seed lundi', '??\nq\n')
    const names = [...stdout.matchAll(/^ {3}[a-h] (.+?)(?: [+−]\d+)? \(/gm)].map(([, name]) => name)
    expect(names).toHaveLength(8)
    for (const name of names) expect(stdout).toContain(`\n  ${name} (`)
  })

  test('a card that speaks of another box calls it by its name', async () => {
    const { stdout } = await brouhaha('play base --seed lundi', '?divine\nq\n')
    expect(stdout).toContain('Cultist')
    expect(stdout).not.toContain('cultist')
  })
})

describe('questions', () => {
  test('a card that could be played all along is no reason to be asked at a gate', async () => {
    const { stdout } = await brouhaha('play zombies --seed jeudi', '\n\nq\n')
    expect(stdout).toContain('Bot 3 plays Gain a Level.')
    expect(stdout).not.toContain('A card has been played. Does anything stop it?')
  })

  test('nobody without a monster is asked whether to look for trouble', async () => {
    const { stdout } = await brouhaha('play star --seed friday', ENTERS)
    const menus = stdout.split('Do you look for trouble?\n').slice(1)
    expect(menus.length).toBeGreaterThan(0)
    for (const menu of menus)
      expect(menu).toMatch(/^ {3}1 {2}Look for no trouble\n(?: {3}2 {2}Look for trouble| {2}Cards)/)
  })

  test('a trade is answered at once', async () => {
    const trade = ['trade', '2', '2', '4', '1', '1']
    const { stdout } = await brouhaha('play base --seed lundi', `\n2\n3\n\n${trade.join('\n')}\nq\n`)
    expect(stdout).toMatch(/You offer Bot 2 a trade: .*\n(?: {2}.*\n)*? {2}Your offer is declined\.\n/)
  })

  test('the table is not drawn again for what it does not show', async () => {
    const { stdout } = await brouhaha('play star --seed mardi', '\nq\n')
    expect(stdout.match(/^Turn 0/gm)).toHaveLength(1)
  })
})
