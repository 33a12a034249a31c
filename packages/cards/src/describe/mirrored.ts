// Two triggers that are each other's mirror: "when one of the two gains a level: the other gains 1 level".

import type { Ability } from '../language/ability.ts'
import type { Scene } from './scene.ts'

/** The two players who change places between the two; nothing where they are not alike. */
export function mirrored(
  one: Ability,
  other: Ability | undefined,
  { given = [] }: Scene,
): readonly [string, string] | undefined {
  if (other === undefined || !('on' in one) || !('on' in other)) return undefined
  const [first, second, ...more] = given.filter(({ kind }) => kind === 'seat').map(({ name }) => name)
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const [text, mirror] = [JSON.stringify(one), JSON.stringify(other)]
  const [isFirst = false, isSecond = false] = [first, second].map((name) =>
    JSON.stringify(one.when ?? null).includes(seat(name)),
  )
  if (isFirst === isSecond || swapped(text, first, second) !== mirror) return undefined
  return isFirst ? [first, second] : [second, first]
}

const seat = (name: string): string => `{"the":${JSON.stringify(name)}}`

const swapped = (text: string, one: string, other: string): string =>
  text
    .split(seat(one))
    .map((part) => part.replaceAll(seat(other), seat(one)))
    .join(seat(other))
