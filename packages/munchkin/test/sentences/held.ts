// What a row says held against what became of a table.

import type { Expected } from './expected.ts'
import { differences, type Facts, isDerived, named } from './facts.ts'

export type Outcome = 'refused' | 'withheld' | 'idle' | 'unsure' | 'right' | 'inert' | 'mismatch'

export interface Judgement {
  readonly outcome: Outcome
  readonly says: string
}

export const told = ({ is, players, against, moves, changes }: Expected): string =>
  JSON.stringify({ is, players, against, moves: moves?.map(({ of, count }) => [of, count]), changes })

/** Whether a row says that nothing changes. */
export function isNothing(
  { is = {}, players = 0, against = 0, moves = [], changes = [] }: Expected,
  facts: Facts,
): boolean {
  const now = named(facts)
  return (
    Object.entries(is).every(([name, value]) => now.get(name) === value) &&
    players === 0 &&
    against === 0 &&
    moves.every(
      ({ of, count, to }) => count === 0 || of.every((copy) => to(copy).includes(facts.cards[copy]!.where)),
    ) &&
    changes.length === 0
  )
}

/** `moment` is just before the step, `before` and `after` what is compared: without it and with it. */
export function held(expected: Expected, moment: Facts, before: Facts, after: Facts): Judgement {
  const changed = differences(before, after)
  const free = expected.free ?? (() => false)
  const nothing = isNothing(expected, moment) && !expected.isFelt
  if (changed.length === 0) return nothing ? { outcome: 'idle', says: '' } : { outcome: 'inert', says: told(expected) }
  const now = named(after)
  const wrong: string[] = []
  const explained = new Set<string>()
  const [then, end] = [named(moment), named(before)]
  for (const [name, wanted] of Object.entries(expected.is ?? {})) {
    // Where the table has gone on, what counts is by how much; a level at the end of the track may have come there before or after.
    const value =
      typeof wanted === 'number' && /^(level|flee|skips)/.test(name)
        ? wanted + Number(end.get(name)) - Number(then.get(name))
        : wanted
    const isAtEnd = name.startsWith('level') && (wanted === 1 || wanted === 9) && now.get(name) === wanted
    if (now.get(name) !== value && !isAtEnd) wrong.push(`${name} is ${String(now.get(name))} and not ${String(value)}`)
    explained.add(name)
  }
  for (const name of expected.changes ?? []) {
    if (!changed.includes(name)) wrong.push(`${name} has not changed`)
    explained.add(name)
  }
  for (const { of, count, to } of expected.moves ?? []) {
    const moved = of.filter((copy) => changed.includes(`card ${copy}`) && to(copy).includes(after.cards[copy]!.where))
    if (moved.length !== count && !isAlong(before, moved, count))
      wrong.push(`${moved.length} of ${count} cards moved to ${of.length > 0 ? to(of[0]!).join() : ''}`)
    for (const copy of moved) {
      for (const [index, { host }] of before.cards.entries()) if (host === copy) explain(explained, index)
      explain(explained, copy)
    }
  }
  if (expected.players !== undefined && after.isFighting) {
    if (after.players - before.players !== expected.players)
      wrong.push(`the players gain ${after.players - before.players} and not ${expected.players}`)
    if (after.against - before.against !== expected.against)
      wrong.push(`the monsters gain ${after.against - before.against} and not ${expected.against}`)
    for (const name of changed) if (/^(players|against|strength|monsterStrength)/.test(name)) explained.add(name)
  }
  const rest = changed.filter((name) => !explained.has(name) && !free(name))
  const other = rest.filter((name) => !isDerived(name))
  const isExplained =
    explained.size > 0 || changed.length > rest.length || rest.every((name) => name.startsWith('pile'))
  if (other.length > 0 || (rest.length > 0 && !isExplained))
    wrong.push(
      `besides: ${(other.length > 0 ? other : rest)
        .slice(0, 6)
        .map((name) => `${name} ${String(named(before).get(name))}→${String(now.get(name))}`)
        .join(', ')}`,
    )
  return wrong.length === 0
    ? { outcome: nothing ? 'idle' : 'right', says: '' }
    : { outcome: 'mismatch', says: wrong.join('; ') }
}

/** With a monster goes what lies on it. */
function isAlong({ cards }: Facts, moved: readonly number[], count: number): boolean {
  const kinds = moved.map((copy) => cards[copy]!.card.kind)
  return (
    moved.length > count && kinds.includes('monster') && kinds.filter((kind) => kind !== 'enhancer').length <= count
  )
}

function explain(explained: Set<string>, copy: number): void {
  for (const name of ['card', 'isUsed', 'isAgainst', 'isStaying', 'isKilled', 'host', 'counters', 'known'])
    explained.add(`${name} ${copy}`)
}
