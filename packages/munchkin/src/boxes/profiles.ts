// The boxes by name (MK-META-01). Data alone, so that a set-up form can ask without carrying the rules.

import type { BoxProfile } from '@brouhaha/cards'
import type { Sentence } from '@brouhaha/table'
import { BASE } from './base.ts'
import { CTHULHU } from './cthulhu.ts'
import { usualVariants } from './mix.ts'
import { FAMILY, type Profile, type Variants } from './profile.ts'
import { STAR } from './star.ts'
import { ZOMBIES } from './zombies.ts'

const BOXES = {
  base: BASE,
  star: STAR,
  cthulhu: CTHULHU,
  zombies: ZOMBIES,
}
const PROFILES: Readonly<Record<string, Profile>> = BOXES

export type BoxName = keyof typeof BOXES

export const BOX_NAMES = Object.keys(BOXES) as readonly BoxName[]

/** What to expect of one of our boxes. */
export const boxSays = (box: string): Sentence => profileOf(box).says

/** What is printed on one of our boxes; others are called by their word. */
export const boxTitle = (box: string): string => PROFILES[box]?.title ?? box

const unknown = (box: string): Profile => ({ ...FAMILY, name: box, title: box, says: { en: '', fr: '' } })

/** A pack may say itself how its box is played; one that says nothing, and that nobody knows, follows the family's defaults. */
export const profileOf = (box: string, own?: Partial<BoxProfile>): Profile =>
  own === undefined ? (PROFILES[box] ?? unknown(box)) : { ...unknown(box), ...own }

/** What boxes want where nobody says otherwise (MK-MIX-03). */
export const usualVariantsOf = (boxes: readonly string[]): Variants => usualVariants(boxes.map((box) => profileOf(box)))
