import { bring, type Ruleset, Shelf } from '@brouhaha/rulesets'
import type { Opened } from './games.ts'
import type { BroughtKit } from './kits/bring.ts'

/** The rules that a person plays by here: the file that a server's new table would pin, not what this program was compiled with. */
export async function rulesOf({ kit, brought }: Opened, outside: BroughtKit | null): Promise<Ruleset> {
  if (outside?.entry.name === kit.entry.name) return new Shelf({ kept: outside.home }).add(outside.rules)
  return bring(await new Shelf().current(kit.entry.name), brought)
}
