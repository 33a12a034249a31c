import { readFileSync } from 'node:fs'

const PROFILES = new URL('../../packages/munchkin/src/boxes/profiles.ts', import.meta.url)
const [, listed = ''] = readFileSync(PROFILES, 'utf8').match(/^const BOXES = \{([^}]*)\}/m) ?? []

/** The boxes of the Munchkin family, for runs that go through each of them before anything is built; a test compares them. */
export const BOXES = [...listed.matchAll(/(\w+):/g)].map(([, name]) => name)
