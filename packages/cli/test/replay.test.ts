import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptLog } from '@brouhaha/rulesets/testing'
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

describe('the rules of an old game', () => {
  const HOME = join(import.meta.dirname, '../../rulesets')
  const releases: readonly { readonly sha256: string; readonly file: string }[] = JSON.parse(
    readFileSync(join(HOME, 'released/rulesets.json'), 'utf8'),
  )

  /** A log of that release that pins some rules, or none. */
  function pinning(name: string, file: string, pin: object): string {
    const [header, ...rows] = keptLog(file).trimEnd().split('\n')
    const written = temporary(name)
    writeFileSync(written, `${[JSON.stringify({ ...JSON.parse(header!), ...pin }), ...rows].join('\n')}\n`)
    return written
  }

  test.each(releases)(
    '$file proves the log that pins it, whatever has been released since',
    async ({ file, sha256 }) => {
      const { code, stdout } = await brouhaha(`replay ${pinning(file, file, { ruleset: sha256 })} --verify`)
      expect(stdout).toMatch(/^true: \d+ rows played again/)
      expect(code).toBe(0)
    },
  )

  test.each(releases)('a log that names no more than the edition of $file is proved by it', async ({ file }) => {
    const { stdout } = await brouhaha(`replay ${pinning(`bare-${file}`, file, {})} --verify`)
    expect(stdout).toMatch(/^true: /)
  })

  test.each(releases)('the game of $file is told in both languages', async ({ file, sha256 }) => {
    const log = pinning(`told-${file}`, file, { ruleset: sha256 })
    for (const language of ['en', 'fr']) {
      const { code, stdout } = await brouhaha(`replay ${log} --seat all --lang ${language}`)
      expect(code).toBe(0)
      expect(stdout).not.toContain('undefined')
    }
  })

  test('a log that is false under old rules says so in words', async () => {
    const [{ file, sha256 }] = releases as [(typeof releases)[number]]
    const forged = pinning('forged', file, { ruleset: sha256 })
    const lines = readFileSync(forged, 'utf8').trimEnd().split('\n')
    const row = JSON.parse(lines[5]!)
    lines[5] = JSON.stringify({ ...row, hash: '0'.repeat(64) })
    writeFileSync(forged, `${lines.join('\n')}\n`)
    const { code, stdout } = await brouhaha(`replay ${forged} --verify --lang fr`)
    expect(stdout).toMatch(/^faux\u00a0: ligne 4\u00a0: [^\n]*[a-z]{3}/)
    expect(stdout).not.toContain('undefined')
    expect(code).toBe(1)
  })

  test('that are not here are neither true nor false, and both languages say what to do', async () => {
    const log = pinning('unknown', releases.at(-1)!.file, { ruleset: 'f'.repeat(64) })
    const [english, french] = await Promise.all([
      brouhaha(`replay ${log} --verify`),
      brouhaha(`replay ${log} --verify --lang fr`),
    ])
    expect(english).toMatchObject({ code: 2, stdout: '' })
    expect(english.stderr).toMatch(/the rules that this game was played by .* are not here: .*--data/)
    expect(french.stderr).toMatch(/les règles de cette partie .* ne sont pas ici\u00a0: .*--data/)
  })

  test('that were never released are found where a server keeps them', async () => {
    const { file } = releases.find((one) => one.file.startsWith('zombie-mosh'))!
    const code = `${readFileSync(join(HOME, 'released', file), 'utf8')}\n// another file\n`
    const sha256 = createHash('sha256').update(code).digest('hex')
    const data = temporary('data')
    mkdirSync(join(data, 'rulesets'), { recursive: true })
    writeFileSync(join(data, 'rulesets', `${sha256}.mjs`), code)
    const log = pinning('unreleased', file, { ruleset: sha256, unreleased: true })
    expect((await brouhaha(`replay ${log} --verify`)).code).toBe(2)
    expect((await brouhaha(`replay ${log} --verify --data ${data}`)).stdout).toMatch(/^true: /)
  })
})
