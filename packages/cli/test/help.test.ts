import { describe, expect, test } from 'vitest'
import { brouhaha, PLAIN_SPACE, widest } from './terminal.ts'

const COMMANDS = ['play', 'serve', 'simulate', 'replay', 'rules', 'cards', 'pack', 'arena']

describe('help', () => {
  test('the program alone lists its commands', async () => {
    const { code, stdout } = await brouhaha('')
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(stdout).toContain(`\n  ${command} `)
  })

  test('the version is the one of the package', async () => {
    const { stdout } = await brouhaha('--version')
    expect(stdout).toBe('0.1.0\n')
  })

  test.each(COMMANDS)('%s explains itself in both languages within 80 columns', async (command) => {
    const [english, french] = await Promise.all([
      brouhaha(`${command} --help`),
      brouhaha(`${command} -h`, '', { LC_ALL: 'fr_FR.UTF-8' }),
    ])
    expect(english.stdout).toContain(`Usage: brouhaha ${command}`)
    expect(french.stdout).toContain(`Usage\u00a0: brouhaha ${command}`)
    expect(french.stdout).not.toMatch(PLAIN_SPACE)
    expect(Math.max(widest(english.stdout), widest(french.stdout))).toBeLessThanOrEqual(80)
    expect([english.code, french.code]).toEqual([0, 0])
  })
})
