// Boxes played together: MK-MIX-01 to -11. The newest rulebook decides where profiles differ, mechanics travel with their box.

import { FAMILY, NO_VARIANTS, type Profile, type Variants } from './profile.ts'

/** A limit that one of the boxes has holds for all (MK-MIX-07). */
const limitOf = (limits: readonly (number | null)[]): number | null =>
  limits.reduce((limit, other) => limit ?? other, null)

/** MK-MIX-03, MK-FAST-09: all off, but star and cthulhu ask for their fast game in a mix. */
export function usualVariants(boxes: readonly Profile[]): Variants {
  const fast = boxes.length > 1 && boxes.some(({ openingHand }) => openingHand < FAMILY.openingHand)
  return { ...NO_VARIANTS, biggerHands: fast, buyDiscards: fast }
}

/** A profile made from profiles, the oldest rulebook first (MK-MIX-10). Boxes that nobody knows are the oldest. */
export function mixOf(boxes: readonly Profile[], variants: Variants = usualVariants(boxes)): Profile {
  const known = [...boxes].sort((one, other) => one.rulebook - other.rulebook)
  const newest = known.at(-1)!
  const some = (slot: 'humans' | 'asksSex' | 'cult' | 'goths' | 'horde' | 'lasers' | 'hostRules') =>
    known.some((box) => box[slot])
  return {
    ...newest,
    name: known.map(({ name }) => name).join('+'),
    title: known.map(({ title }) => title).join(' + '),
    openingHand: variants.biggerHands ? FAMILY.openingHand : newest.openingHand,
    humans: some('humans'),
    asksSex: some('asksSex'),
    traits: [...new Set(known.flatMap(({ traits }) => traits))], // MK-MIX-06
    bigLimit: limitOf(known.map((box) => box.bigLimit)), // MK-MIX-07
    complexLimit: limitOf(known.map((box) => box.complexLimit)),
    cult: some('cult'), // MK-MIX-09
    goths: some('goths'),
    horde: some('horde'),
    lasers: some('lasers'),
    acolytes: Math.max(...known.map(({ acolytes }) => acolytes)),
    hostRules: some('hostRules'), // MK-META-11
    variants,
  }
}
