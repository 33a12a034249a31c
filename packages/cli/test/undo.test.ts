import { readFileSync } from 'node:fs'
import { readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { brouhaha, temporary } from './terminal.ts'

describe('play, taking back', () => {
  test.each([
    ['en', 'undo', 'undo;', 'You take your move back.', 'Somebody else has moved since: it stands.'],
    ['fr', 'annuler', 'annuler\u00a0;', 'Tu reprends ton coup.', "Quelqu'un d'autre a joué depuis\u00a0: c'est joué."],
  ])('[TABLE-UNDO] in %s the last move is taken back, and the log is told and proved again', async (...words) => {
    const [language, word, hint, said, stands] = words
    const file = temporary(`undo-${language}.log`)
    const played = await brouhaha(
      `play base --seed friday --players 3 --lang ${language} --save ${file}`,
      `\n${word}\n3\n${word}\nq\n`,
    )
    expect(played.stdout).toContain(stands)
    expect(played.stdout.split(hint)).toHaveLength(2)
    expect(played.stdout.split(said)).toHaveLength(2)
    expect(
      readLog(readFileSync(file, 'utf8'))!
        .rows.filter((row) => row.seat === 0)
        .map(({ choice }) => choice.type),
    ).toEqual(['chooseSex', 'playItem', 'undo'])
    const replayed = await brouhaha(`replay ${file} --lang ${language} --seat 1`)
    expect(replayed.stdout).toContain(said)
    expect((await brouhaha(`replay ${file} --verify`)).code).toBe(0)
  })

  test('[TABLE-UNDO] while everybody is asked nothing is taken back, and the reason is said', async () => {
    const { stdout } = await brouhaha('play base --seed friday --players 3', '\n\n\nundo\nq\n')
    expect(stdout).toContain('The whole table is being asked: nothing is taken back now.')
  })
})
