import { readFileSync } from 'node:fs'
import { readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { brouhaha, ENTERS, PLAIN_SPACE, temporary, widest } from './terminal.ts'

/** What no line may say: holes in sentences, and ids in the place of names. */
const HOLES = /undefined|null|NaN|\[object| {2}[.,;:!?]|[a-z]:(?:which|how)\b/

const choicesIn = (file: string, seat: number): string[] =>
  readLog(readFileSync(file, 'utf8'))!
    .rows.filter((row) => row.seat === seat)
    .map(({ choice }) => choice.type)

describe('play, boxes of cards', () => {
  test.each(['base', 'star', 'cthulhu', 'zombies', 'base+star+cthulhu+zombies'])('%s in English', async (boxes) => {
    const { code, stdout, stderr } = await brouhaha(`play ${boxes} --seed friday --players 3`, ENTERS)
    expect(stdout).toContain('Your hand (')
    expect(stdout).toContain('── Your turn.')
    expect(stdout).toContain('The door is kicked open.')
    expect(stdout).toMatch(/\d+ against \d+/)
    expect(stdout).not.toMatch(HOLES)
    expect(stdout).not.toContain('\u001b')
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

  test.each(['base', 'star', 'cthulhu', 'zombies'])('%s in French', async (box) => {
    const { code, stdout } = await brouhaha(`play ${box} --seed vendredi --lang fr --name Ana`, ENTERS)
    expect(stdout).toContain('Ta main (')
    expect(stdout).toContain('Ana (toi) · niveau')
    expect(stdout).toContain('À toi de jouer.')
    expect(stdout).toMatch(/\d+ contre \d+/)
    expect(stdout).not.toMatch(HOLES)
    expect(stdout).not.toMatch(PLAIN_SPACE)
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    expect(code).toBe(0)
  })

  test('a whole game can be piped in, and is told and proved again', async () => {
    const log = temporary('delve')
    const { stdout } = await brouhaha(`play cthulhu --seed saturday --players 3 --save ${log}`, '\n'.repeat(4000))
    expect(stdout).toMatch(/wins? the game\./)
    expect(stdout.trimEnd()).toContain('Game over.')
    const [proof, told, secrets] = await Promise.all(
      ['--verify', '--seat 2', '--seat all --lang fr'].map((words) => brouhaha(`replay ${log} ${words}`)),
    )
    expect(proof?.stdout).toMatch(/^true: \d+ rows/)
    expect(told?.stdout).toContain('── Your turn.')
    expect(told?.stdout).toMatch(/wins? the game\.\n$/)
    expect(secrets?.stdout).toContain('Place 1 pioche «')
  })

  test('the same seed and the same answers give the same game', async () => {
    const words = 'play base+zombies --seed twice'
    const [one, other] = await Promise.all([brouhaha(words, ENTERS), brouhaha(words, ENTERS)])
    expect(other.stdout).toBe(one.stdout)
  })

  test('a number takes that line', async () => {
    const log = temporary('numbered')
    const { stdout } = await brouhaha(`play base --seed sex --save ${log}`, '2\n1\nq\n')
    expect(stdout).toContain('You play a male character.')
    expect(choicesIn(log, 0)).toEqual(['chooseSex', 'done'])
  })

  test('? explains, and ?a reads a card of the hand', async () => {
    const { stdout } = await brouhaha('play zombies --seed read', '?\n?a\n?zzz\n99\nhello\nq\n')
    const first = /^ {3}a (.+?)(?: [+−]\d+)? \(/m.exec(stdout)?.[1]
    expect(stdout).toContain(`\n  ${first} (`)
    expect(stdout).toContain('No card in sight is called zzz.')
    expect(stdout).toMatch(/The lines have the numbers 1 to \d+\./)
    expect(stdout).toContain('That is no choice')
  })

  test('a form is filled in question by question', async () => {
    const log = temporary('shown')
    // Opening plays, then Enters until a question in a turn takes the word.
    const { stdout } = await brouhaha(`play zombies --seed parade --players 3 --save ${log}`, '\nshow\n2\n2\n\n\nq\n')
    expect(stdout).toContain('Whom?')
    expect(stdout).toContain('Which cards do you show?')
    expect(stdout).toMatch(/You show 1 card to Bot 2/)
    expect(choicesIn(log, 0)).toContain('show')
  })

  test('an offer that the rules refuse is explained, and nothing happens', async () => {
    const log = temporary('refused')
    const { stdout } = await brouhaha(`play zombies --seed parade --players 3 --save ${log}`, '\nshow\n1\n1\n1\nq\n')
    expect(stdout).toContain('Show at least one card of your hand')
    expect(choicesIn(log, 0)).not.toContain('show')
  })

  test.each([
    ['play base --songs 2', '--songs means nothing in base'],
    ['play base+star --side B', '--side means nothing in base+star'],
    ['play base --players 2', 'from 3 to 6'],
    ['play base+base', "'base' is one word too many"],
    ['play base+mosh', 'there is base, star, cthulhu, zombies'],
    ['play bace', 'did you mean base?'],
    ['play base --bots steady', 'random'],
  ])('%s gets one helpful line and exit code 2', async (words, line) => {
    const { code, stderr } = await brouhaha(words)
    expect(stderr).toContain(line)
    expect(stderr).toMatch(/^brouhaha[^\n]*\n$/)
    expect(code).toBe(2)
  })
})
