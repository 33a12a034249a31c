// The rulesets of this house, bundled from their sources.

import { fileURLToPath } from 'node:url'
import { type Bundle, bundleRules } from './bundle.ts'

/** How a bundle gets its game. */
export const OUR_RULES: Readonly<Record<string, string>> = {
  'zombie-mosh': "export { zombieMosh as game } from '@brouhaha/zombie-mosh'",
  munchkin: `
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
const ours = Object.values(PACKS)
export const game = munchkin(ours)
export const gameWith = (packs) => munchkin([...ours, ...packs])`,
}

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))

/** The bundle of the sources as they are now. */
export const bundleOurs = (game: string): Promise<Bundle> => bundleRules(OUR_RULES[game]!, `${PACKAGES}${game}`)
