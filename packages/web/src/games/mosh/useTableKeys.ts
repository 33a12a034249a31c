// The whole table by keyboard: arrows through cards, targets and posters, numbers and letters straight to one.

import type { MoshView } from '@brouhaha/zombie-mosh'
import { focusOn } from '../../shell/browser/focus.ts'
import { useKeys } from '../../shell/browser/useKeys.ts'
import { othersAround } from '../../table/around.ts'
import { leadTo } from './Board.tsx'
import { edgeByKey, type HitTarget } from './staging.ts'
import type { Placing } from './usePlacing.ts'

export interface KeyedTable {
  readonly view: MoshView
  readonly placing: Placing
  /** The boards on offer, and the one that is picked. */
  readonly boards: readonly number[]
  readonly picked: number | null
  pickBoard(board: number | null): void
  aimAt(target: HitTarget): void
  takeStep(): void
  takeBack(): void
  toggleSide(): void
  toggleSound(): void
  showKeys(): void
}

export function useTableKeys(table: KeyedTable): void {
  useKeys((key, event) => press(table, key, event.target))
}

/** Answers whether the key meant something here. */
function press(table: KeyedTable, key: string, target: EventTarget | null): boolean {
  if (key.startsWith('Arrow')) return pressArrow(table, key, target)
  if (/^[1-6]$/.test(key)) return pressNumber(table, Number(key))
  const act = ACTS[key.toLowerCase()]
  if (act !== undefined) {
    act(table)
    return true
  }
  if (key === 'Enter') return pressEnter(table, target)
  return false
}

const ACTS: Readonly<Record<string, (table: KeyedTable) => void>> = {
  d: ({ view, placing, aimAt }) => {
    if (view.you !== null && placing.edge !== null) aimAt({ verb: 'defend', seat: view.you })
  },
  escape: (table) => table.takeBack(),
  l: (table) => table.toggleSide(),
  m: (table) => table.toggleSound(),
  '?': (table) => table.showKeys(),
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

function pressArrow(table: KeyedTable, key: string, target: EventTarget | null): boolean {
  if (isWithin(target, '.log-scroll, .talk-scroll, .away-scroll')) return false
  if (isWithin(target, '.targets')) return nextTarget(table, key)
  if (table.boards.length > 0) return nextPoster(table, key)
  const edge = edgeByKey(key, table.placing.edges, table.placing.edge)
  if (edge === null) return false
  table.placing.pick(edge)
  focusOn(`[data-edge="${edge.card}-${edge.part}"]`)
  return true
}

function neighbour<One>(list: readonly One[], at: number, key: string): One {
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  return list[at < 0 ? 0 : (at + step + list.length) % list.length]!
}

function nextTarget({ placing, aimAt }: KeyedTable, key: string): boolean {
  const at = placing.offers.findIndex((offer) => offer.target.seat === placing.target?.seat)
  const { target } = neighbour(placing.offers, at, key)
  aimAt(target)
  focusOn(`[data-target="${target.verb}-${target.seat}"]`)
  return true
}

function nextPoster({ boards, picked, pickBoard }: KeyedTable, key: string): boolean {
  const board = neighbour(boards, picked === null ? -1 : boards.indexOf(picked), key)
  pickBoard(board)
  focusOn(`[data-board="${board}"]`)
  return true
}

function pressNumber({ view, placing, boards, pickBoard, aimAt }: KeyedTable, number: number): boolean {
  if (boards.length > 0) {
    pickBoard(number - 1)
    focusOn(`[data-board="${number - 1}"]`)
    return true
  }
  const seat = othersAround(view.seats.length, view.you)[number - 1]
  if (seat === undefined) return false
  if (placing.edge === null) leadTo(seat)
  else aimAt({ verb: 'attack', seat })
  return true
}

/** Enter takes the next step from anywhere, except on a control that would do something else. */
function pressEnter(table: KeyedTable, target: EventTarget | null): boolean {
  const control = target instanceof HTMLElement ? target.closest('button, a, summary') : null
  if (control !== null && control.getAttribute('aria-checked') !== 'true') return false
  table.takeStep()
  return true
}
