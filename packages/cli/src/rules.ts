import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bring, newerThan, type Ruleset, Shelf, unlessMissing } from '@brouhaha/rulesets'
import type { LogHeader } from '@brouhaha/table'
import { WrongArguments } from './arguments.ts'
import type { Opened } from './games.ts'
import type { BroughtKit } from './kits/bring.ts'
import { WRONG } from './texts/wrong.ts'

/** The rules that a person plays by here: the file that a server's new table would pin, not what this program was compiled with. */
export async function rulesOf({ kit, brought }: Opened, outside: BroughtKit | null): Promise<Ruleset> {
  if (outside?.entry.name === kit.entry.name) return new Shelf({ kept: outside.home }).add(outside.rules)
  const current = await new Shelf().current(kit.entry.name)
  const newer = newerThan(current, brought)
  if (newer !== null) throw new WrongArguments(WRONG.newerPack(newer.box))
  return bring(current, brought)
}

/** Where the rules of a log may be looked for. */
interface Places {
  readonly outside: BroughtKit | null
  /** The data of a server, which keeps rules that were never released. */
  readonly data: string | null
}

/**
 * The rules that a game was played by: the file that its log pins. Where a log names an edition alone, any file of that edition may be
 * the one, the oldest first. None where no such file is here.
 */
export async function rulesOfLog(header: LogHeader, opened: Opened, { outside, data }: Places): Promise<Ruleset[]> {
  const shelf = new Shelf({ kept: data === null ? null : pathToFileURL(`${resolve(data)}/rulesets/`) })
  const made = outside?.entry.name === header.game ? await rulesOf(opened, outside) : null
  const pinned = 'ruleset' in header ? `${header.ruleset}` : null
  const found = made !== null && (pinned === null || pinned === made.hash) ? [made] : []
  for (const hash of pinned === null ? shelf.hashesOf(header.game, header.edition) : [pinned]) {
    const rules = await shelf
      .by(hash)
      .then((file) => bring(file, opened.brought))
      .catch(unlessMissing)
    if (rules !== null) found.push(rules)
  }
  return found
}
