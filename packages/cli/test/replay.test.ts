import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { brouhaha, ENTERS, temporary } from './terminal.ts'

const log = temporary('game')

/** The log with one row changed. */
function changed(name: string, seq: number, change: (row: Record<string, unknown>) => void): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  const row = JSON.parse(lines[seq + 1]!)
  change(row)
  lines[seq + 1] = JSON.stringify(row)
  const file = temporary(name)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

beforeAll(async () => {
  await brouhaha(`play mosh --seed replay --players 3 --save ${log}`, `1\n${ENTERS}`)
})

describe('replay', () => {
  test('a game that was played is true', async () => {
    const { code, stdout } = await brouhaha(`replay ${log} --verify`)
    expect(stdout).toMatch(/^true: \d+ rows played again, final state [0-9a-f]{64}\n$/)
    expect(code).toBe(0)
  })

  test('a changed hash is false at its row', async () => {
    const forged = changed('hash', 7, (row) => {
      row.hash = '0'.repeat(64)
    })
    const { code, stdout } = await brouhaha(`replay ${forged} --verify`)
    expect(stdout).toBe('false: row 7: this choice leads to another state\n')
    expect(code).toBe(1)
  })

  test('a changed event is false at its row, in French too', async () => {
    const forged = changed('event', 9, (row) => {
      row.events = []
    })
    const { code, stdout } = await brouhaha(`replay ${forged} --verify --lang fr`)
    expect(stdout).toBe("faux\u00a0: ligne 9\u00a0: ce choix raconte d'autres événements\n")
    expect(code).toBe(1)
  })

  test('what comes after --to is neither told nor verified', async () => {
    const forged = changed('later', 9, (row) => {
      row.events = []
    })
    const { stdout } = await brouhaha(`replay ${forged} --verify --to 8`)
    expect(stdout).toMatch(/^true: 9 rows/)
  })

  test('a watcher hears the story but no cards that were dealt', async () => {
    const { stdout } = await brouhaha(`replay ${log}`)
    expect(stdout).toMatch(/wins the song|share the song/)
    expect(stdout).not.toContain('4 cards')
  })

  test('a seat hears its own cards and nobody else’s, and is spoken to', async () => {
    const { stdout } = await brouhaha(`replay ${log} --seat 2`)
    expect(stdout).toMatch(/You get \d cards?: .* \/ /)
    expect(stdout).not.toMatch(/\w gets \d cards?: /)
  })

  test('with every secret told, everybody’s cards are heard', async () => {
    const { stdout } = await brouhaha(`replay ${log} --seat all`)
    expect(new Set(stdout.match(/^ {2}.* gets (?=\d cards?: )/gm))).toHaveProperty('size', 3)
  })

  test('rows that tell what this game never tells are no log', async () => {
    const forged = changed('nonsense', 5, (row) => {
      row.events = [{ open: { type: 'attacked', seat: 77, victim: 'nobody' } }]
    })
    const { code, stderr } = await brouhaha(`replay ${forged}`)
    expect(stderr).toMatch(/^brouhaha replay: .* is not the log of a game .*\n$/)
    expect(code).toBe(2)
  })
})
