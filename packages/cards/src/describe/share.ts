// A part of something, rounded down: "half of …", "a third of …", "1/200 of …".

import { de, figure } from './grammar.ts'
import { type Scene, say } from './scene.ts'

const PARTS = [
  ['half', 'la moitié'],
  ['a third', 'un tiers'],
  ['a quarter', 'un quart'],
  ['a fifth', 'un cinquième'],
  ['a sixth', 'un sixième'],
  ['a seventh', 'un septième'],
  ['an eighth', 'un huitième'],
  ['a ninth', 'un neuvième'],
  ['a tenth', 'un dixième'],
] as const

/** `where` stands behind the whole: "a third of the cards in your hand, rounded down". */
export function shareOf(by: number, whole: string, scene: Scene, where = ''): string {
  const one = `1/${figure(by, scene.language)}`
  const [en, fr] = PARTS[by - 2] ?? [one, one]
  const tail = where === '' ? '' : ` ${where}`
  return say(
    scene,
    `${en} of ${whole}${tail}, rounded down`,
    `${fr} ${de(whole)}${tail}, arrondi${by === 2 ? 'e' : ''} en dessous`,
  )
}

/** As the subject of a sentence, which goes on behind it. */
export const closed = (quantity: string): string => quantity.replace(/(rounded down|arrondie? en dessous)$/, '$1,')
