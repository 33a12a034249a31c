// The boxes by name (MK-META-01). Data alone, so that a set-up form can ask without carrying the rules.

import type { BoxProfile } from '@brouhaha/cards'
import { BASE } from './base.ts'
import { CTHULHU } from './cthulhu.ts'
import { usualVariants } from './mix.ts'
import { FAMILY, type Profile, type Variants } from './profile.ts'
import { STAR } from './star.ts'
import { ZOMBIES } from './zombies.ts'

const PROFILES: Readonly<Record<string, Profile>> = {
  base: BASE,
  star: STAR,
  cthulhu: CTHULHU,
  zombies: ZOMBIES,
}

export const BOX_NAMES: readonly string[] = Object.keys(PROFILES)

/** What is printed on one of our boxes; others are called by their word. */
export const boxTitle = (box: string): string => PROFILES[box]?.title ?? box

/** A pack may say itself how its box is played; one that says nothing, and that nobody knows, follows the family's defaults. */
export const profileOf = (box: string, own?: Partial<BoxProfile>): Profile =>
  own === undefined
    ? (PROFILES[box] ?? { ...FAMILY, name: box, title: box })
    : { ...FAMILY, ...own, name: box, title: box }

/** What boxes want where nobody says otherwise (MK-MIX-03). */
export const usualVariantsOf = (boxes: readonly string[]): Variants => usualVariants(boxes.map((box) => profileOf(box)))
