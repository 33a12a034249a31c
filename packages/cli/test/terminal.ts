import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const BIN = fileURLToPath(new URL('../bin/brouhaha.mjs', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the program as a person would, with answers piped in. */
export function brouhaha(words: string, input = '', environment: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...words.split(' ').filter((word) => word !== '')], {
    env: { PATH: process.env.PATH, LANG: 'C', ...environment },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  // A program that left early no longer reads its answers.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr: withoutBuilding(stderr) }))
  })
}

/** Tests may be the first to run after an edit. */
const withoutBuilding = (stderr: string): string => stderr.replace(/^(?:brouhaha: .*building…\n)+/, '')

const folder = mkdtempSync(join(tmpdir(), 'brouhaha-'))

export const temporary = (name: string): string => join(folder, name)

export const widest = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length))

/** Enter, again and again: the suggested play, and no encore. */
export const ENTERS = '\n'.repeat(400)

/** A space that could break before a French sign. */
export const PLAIN_SPACE = /[\p{L}\d)»] [:;!?»](?:\s|$)/mu
