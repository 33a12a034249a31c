// Games from outside: `--kit FOLDER` makes two files of the folder, a kit that every thread loads and the rules that tables pin.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameEntry } from '@brouhaha/games'
import { type Arguments, WrongArguments } from '../arguments.ts'
import { addKit } from '../games.ts'
import { WRONG } from '../texts/wrong.ts'

export interface BroughtKit {
  readonly folder: string
  readonly entry: GameEntry
  /** Where its files lie while this program runs; the kit itself is one of them. */
  readonly home: URL
  readonly file: string
  /** The rules in one file, as text. */
  readonly rules: string
}

let brought: BroughtKit | null = null

/** The kit that was brought along, for other threads. */
export const broughtKits = (): readonly string[] => (brought === null ? [] : [brought.file])

export async function loadKitFile(file: string): Promise<GameEntry> {
  const { default: entry }: { readonly default: GameEntry } = await import(pathToFileURL(file).href)
  addKit(await entry.load())
  return entry
}

/** Brings the kit that was named, if any. */
export async function bringKit(given: Arguments): Promise<BroughtKit | null> {
  const folder = given.text('kit')
  if (folder === null) return null
  // Only who brings a game needs a bundler.
  const { bundleKit } = await import('@brouhaha/rulesets/making')
  const { kit, rules } = await bundleKit(folder).catch((error: unknown) => {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new WrongArguments(WRONG.noKit(folder, why ?? ''))
  })
  const place = mkdtempSync(join(tmpdir(), 'brouhaha-kit-'))
  process.once('exit', () => rmSync(place, { recursive: true, force: true }))
  const file = join(place, 'kit.mjs')
  writeFileSync(file, kit.code)
  brought = { folder, entry: await loadKitFile(file), home: pathToFileURL(`${place}/`), file, rules: rules.code }
  return brought
}
