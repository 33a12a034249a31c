// A game from outside: a folder with kit.ts, whose default export is the entry of its kit, and rules.ts, which exports `game`.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Bundle, bundleModule, bundleRules } from './bundle.ts'

export interface KitBundle {
  /** The kit in one file that needs nothing else. */
  readonly kit: Bundle
  /** What its tables pin, like ours. */
  readonly rules: Bundle
}

export class NoKit extends Error {
  override name = 'NoKit'
}

export const kitFile = (folder: string): string => join(resolve(folder), 'kit.ts')

export async function bundleKit(folder: string): Promise<KitBundle> {
  const home = resolve(folder)
  for (const name of ['kit.ts', 'rules.ts'])
    if (!existsSync(join(home, name))) throw new NoKit(`${folder} has no ${name}`)
  const [kit, rules] = await Promise.all([
    bundleModule("export { default } from './kit.ts'", home),
    bundleRules("export { game } from './rules.ts'", home),
  ])
  return { kit, rules }
}
