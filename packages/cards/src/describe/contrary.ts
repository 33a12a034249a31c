import type { Condition } from '../language/condition.ts'
import type { Range } from '../language/names.ts'

/** The contrary of a bound is the other bound: not at least 4 is at most 3. Nothing is less than nothing. */
export function turned({ least, most }: Range): Range | undefined {
  if ((least !== undefined && most !== undefined) || (least !== undefined && least <= 0)) return undefined
  return least === undefined ? { least: (most ?? 0) + 1 } : { most: least - 1 }
}

/** Not at least 4 is at most 3; where nobody fights, monsters and runners are neither. */
export function contrary(condition: Condition): Condition | undefined {
  const rest = <K extends string>(key: K, range: Range): Readonly<Record<K, Range>> | undefined => {
    const other = turned(range)
    return other && ({ [key]: other } as Readonly<Record<K, Range>>)
  }
  if ('level' in condition) return rest('level', condition.level)
  if ('handSize' in condition) {
    if (typeof condition.handSize === 'object') return rest('handSize', condition.handSize)
    return { handSize: condition.handSize === 'odd' ? 'even' : 'odd' }
  }
  if ('holdersOf' in condition) {
    const number = turned(condition.number)
    return number && { holdersOf: condition.holdersOf, number }
  }
  return undefined
}
