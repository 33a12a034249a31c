// The little machinery of two grammars: plurals, elision, lists, and who is "you".

import { assert } from '@brouhaha/kit'

/** Who sits where, and which seat is being spoken to. */
export interface Audience {
  readonly names: readonly string[]
  readonly you: number | null
}

export function nameOf(audience: Audience, seat: number): string {
  const name = audience.names[seat]
  assert(name !== undefined, `seat ${seat} has a name`)
  return name
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Ana, Bob and Cleo" */
export function enumerate(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`
}

/**
 * Whether a French word loses its vowel before a name: before a vowel and a mute h. Whether the h of a name is mute no
 * rule can tell; Ha- (Hassan, Harry, Hans) mostly is not, the others (Hélène, Hugo, Henri) mostly are.
 */
function elides(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return /^(?:[aeiouœæ]|h[eiouyœ]|hadrien|y[^aeiouy\W\d_])/.test(plain)
}

/** "d'Ana", "de Bob" */
export const frenchOf = (name: string): string => (elides(name) ? `d'${name}` : `de ${name}`)
