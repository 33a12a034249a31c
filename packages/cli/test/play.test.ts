import { readFileSync } from 'node:fs'
import { readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { brouhaha, ENTERS, PLAIN_SPACE, temporary, widest } from './terminal.ts'

describe('play mosh', () => {
  test('a whole game can be piped in, in English', async () => {
    const { code, stdout } = await brouhaha('play mosh --seed saturday --players 3', `2\n${ENTERS}`)
    expect(stdout).toContain('You are Rigor Morty.')
    expect(stdout).toContain('Your hand (2 cards to play)')
    expect(stdout).toMatch(/\d hits? − \d blocked = \d/)
    expect(stdout).toMatch(/wins? the song|share the song/)
    expect(stdout).toContain('Songs won:')
    expect(stdout.trimEnd()).toMatch(/Good night\. Take all your limbs with you\.$/)
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    expect(code).toBe(0)
  })

  test('a whole game can be piped in, in French', async () => {
    const { code, stdout } = await brouhaha(
      'play mosh --lang fr --seed samedi --side B --players 6 --name Ana',
      `1\n${ENTERS}`,
    )
    expect(stdout).toContain('Tu deviens Décibelle.')
    expect(stdout).toContain('Ana (toi)')
    expect(stdout).toContain('Ta main (2 cartes à jouer)')
    expect(stdout).toMatch(/\d coups? − \d parés? = \d/)
    expect(stdout).toMatch(/gagnes? la chanson|partage(z|nt) la victoire/)
    expect(stdout.trimEnd()).toMatch(/Bonne nuit\. N'oublie aucun de tes membres\.$/)
    expect(stdout).not.toMatch(PLAIN_SPACE)
    expect(widest(stdout)).toBeLessThanOrEqual(80)
    expect(code).toBe(0)
  })

  test('nothing but text comes out when nobody is at the terminal', async () => {
    const { stdout, stderr } = await brouhaha('play mosh --seed 1 --players 2', `1\n${ENTERS}`)
    expect(stdout).not.toContain('\u001b')
    expect(stderr).toBe('')
  })

  test('the same seed and the same answers give the same game', async () => {
    const words = 'play mosh --seed twice --players 3 --bots steady,random'
    const [one, other] = await Promise.all([brouhaha(words, `1\n${ENTERS}`), brouhaha(words, `1\n${ENTERS}`)])
    expect(other.stdout).toBe(one.stdout)
  })

  test('an edge and a letter lay that edge at that zombie', async () => {
    const log = temporary('laid')
    await brouhaha(`play mosh --seed edge --players 2 --save ${log}`, '1\n3b\n2\n1\nq\n')
    const laid = readLog(readFileSync(log, 'utf8'))?.rows.filter(
      ({ seat, choice }) => seat === 0 && choice.type !== 'board',
    )
    expect(laid?.map(({ choice }) => choice.type)).toEqual(['attack', 'defend'])
  })

  test('an answer that is no play is explained and asked again', async () => {
    const { stdout } = await brouhaha('play mosh --seed edge --players 2', '9\n1\nhello\n99a\n1f\n?\nq\n')
    expect(stdout).toContain('A number from 1 to 6, please.')
    expect(stdout).toContain('That is no play')
    expect(stdout).toContain('Your edges have the numbers 1 to 8.')
    expect(stdout).toContain('No such zombie in the pit')
    expect(stdout).toContain('3b hits b there')
  })

  test('whoever leaves early leaves politely, with the log so far', async () => {
    const log = temporary('early')
    const { code, stdout } = await brouhaha(`play mosh --players 2 --save ${log}`, '1\n\n')
    expect(stdout).toContain('You slip out by the back door.')
    expect(stdout).toContain('--seed')
    expect(readLog(readFileSync(log, 'utf8'))?.rows.length).toBeGreaterThan(2)
    expect(code).toBe(0)
  })

  test('an encore is another song', async () => {
    const ones = '1\n'.repeat(200)
    const { stdout } = await brouhaha('play mosh --seed encore --players 2 --bots random', ones)
    expect(stdout).toContain('Another song?')
    expect(stdout).toContain('Song 2!')
  })

  test('a concert of two songs has two, without being asked', async () => {
    const { stdout } = await brouhaha('play mosh --seed concert --players 2 --songs 2', `1\n${ENTERS}`)
    expect(stdout).not.toContain('Another song?')
    expect(stdout).toContain('Song 2 of 2')
    expect(stdout.match(/^Songs won:/gm)).toHaveLength(2)
  })
})
