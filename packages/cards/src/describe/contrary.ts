import type { Condition } from '../language/condition.ts'
import type { Range } from '../language/names.ts'

/** Not at least 4 is at most 3. */
export function contrary(condition: Condition): Condition | undefined {
  const turned = ({ least, most }: Range): Range | undefined => {
    if (least !== undefined && most !== undefined) return undefined
    return least === undefined ? { least: (most ?? 0) + 1 } : { most: least - 1 }
  }
  const rest = <K extends string>(key: K, range: Range): Readonly<Record<K, Range>> | undefined => {
    const other = turned(range)
    return other && ({ [key]: other } as Readonly<Record<K, Range>>)
  }
  if ('level' in condition) return rest('level', condition.level)
  if ('handSize' in condition) {
    if (typeof condition.handSize === 'object') return rest('handSize', condition.handSize)
    return { handSize: condition.handSize === 'odd' ? 'even' : 'odd' }
  }
  if ('monsters' in condition) return rest('monsters', condition.monsters)
  if ('runners' in condition) return rest('runners', condition.runners)
  if ('outcome' in condition) return rest('outcome', condition.outcome)
  if ('holdersOf' in condition) {
    const number = turned(condition.number)
    return number && { holdersOf: condition.holdersOf, number }
  }
  return undefined
}
