import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brouhaha, temporary } from './terminal.ts'

const noLog = temporary('no-log')
writeFileSync(noLog, 'once upon a time\n')

test.each([
  ['simulat mosh', 'did you mean simulate?'],
  ['dance', 'there is play, serve, simulate, replay, rules, cards, pack, arena'],
  ['--vershun', 'did you mean --version?'],
  ['simulate', 'the name of a game (mosh, base, base+star…) is missing'],
  ['simulate mush', 'did you mean mosh?'],
  ['simulate mosh mosh', "'mosh' is one word too many"],
  ['simulate mosh --player 3', 'did you mean --players?'],
  ['simulate mosh --players 7', 'from 2 to 6'],
  ['simulate mosh --players two', 'from 2 to 6'],
  ['simulate mosh --players', '--players needs a value'],
  ['simulate mosh --games --json', '--games needs a value'],
  ['simulate mosh --json=yes', '--json takes no value'],
  ['simulate mosh --bots stedy', 'did you mean steady?'],
  ['simulate mosh --players 2 --bots random,random,random', 'at most 2'],
  ['simulate mosh --side C', 'there is A, B'],
  ['simulate mosh --lang de', 'there is en, fr'],
  ['simulate mosh --__proto__ 1', 'no option --__proto__'],
  ['play mosh --songs 0', 'from 1 to 99'],
  ['play mosh --save /no/such/folder/log', 'cannot be written'],
  ['replay', 'the file of a log is missing'],
  ['replay /no/such/file', 'cannot be read'],
  [`replay ${noLog}`, 'is not the log of a game'],
  ['serve --port 70000', 'from 0 to 65535'],
  ['serve here', "'here' is one word too many"],
  ['rules ZM-DANC-04', 'did you mean ZM-DANCE-04?'],
  ['cards --box bass', 'did you mean base?'],
  ['cards --sheet out.png', '--box is missing'],
  ['pack', 'new, check, preview, translate or test is missing'],
  ['pack chek', 'did you mean check?'],
  ['pack check', 'the file of a pack is missing'],
  ['pack check /no/such/pack.json', 'cannot be read'],
  ['pack new My-Pack', 'lower-case words'],
  ['pack new my-pack --adds base --box', 'not both'],
  ['simulate base --pack /no/such/pack.json', 'cannot be read'],
  ['arena mosh --pairs steady', 'such as steady:random'],
  ['arena mosh --players 2,9', 'from 2 to 6'],
])('%s gets one helpful line and exit code 2', async (words, line) => {
  const { code, stderr } = await brouhaha(words)
  expect(stderr).toContain(line)
  expect(stderr).toMatch(/^brouhaha[^\n]*\n$/)
  expect(code).toBe(2)
})

test('the line is French where French is spoken', async () => {
  const { code, stderr } = await brouhaha('simulat', '', { LANG: 'fr_BE.UTF-8' })
  expect(stderr).toContain('tu voulais dire simulate\u00a0?')
  expect(code).toBe(2)
})
