// A game in sentences. Players are called by their zombies once those are chosen; damage is shown as arithmetic.

import { padOrCut, wrap } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import {
  boardName,
  type MoshHeard,
  type MoshKinds,
  type MoshOpen,
  partName,
  tellMoshEvent,
} from '@brouhaha/zombie-mosh'
import type { Audience, Narrator } from '../narrator.ts'
import { DAMAGE_WORDS } from './damage-words.ts'

/** Not worth a line of their own: what they say shows in what follows. */
const SILENT_EVENTS: ReadonlySet<MoshOpen['type']> = new Set(['turnBegan', 'linesCleared'])

const CARDS_IN_ALL = 50
const NAME_WIDTH = 16
const PART_WIDTH = 12

type Part = Extract<MoshOpen, { type: 'blocked' }>['part']

/** What became of the hits on one part. */
interface Sum {
  readonly seat: number
  readonly part: Part
  blocked: number
  hurt: number
  wasted: number
  /** All damage on the part, where it took some. */
  damage: number
  fell: boolean
}

export function narrator({ language, names, you, handShown }: Audience): Narrator<MoshKinds> {
  const called = [...names]
  const tellAll = (heard: readonly MoshHeard[]): string[] => {
    const lines: string[] = []
    let sum: Sum | null = null
    const close = (): void => {
      if (sum === null) return
      lines.push(arithmetic(sum, sum.seat === you ? DAMAGE_WORDS[language].you : (called[sum.seat] ?? ''), language))
      if (sum.fell) lines.push(`  ${tell({ type: 'partFell', seat: sum.seat, part: sum.part })}`)
      sum = null
    }
    const tell = (event: MoshHeard): string => tellMoshEvent(event, called, language, you ?? undefined) ?? ''
    for (const event of heard) {
      if (isDamage(event)) {
        if (sum === null || sum.seat !== event.seat || sum.part !== event.part) {
          close()
          sum = { seat: event.seat, part: event.part, blocked: 0, hurt: 0, wasted: 0, damage: 0, fell: false }
        }
        addTo(sum, event)
        continue
      }
      close()
      if (isWorthALine(event, handShown)) lines.push(...layOut(event, tell(event)))
      if (event.type === 'boardChosen') called[event.seat] = boardName(event.board, language)
    }
    close()
    return lines
  }
  return { tell: tellAll }
}

type Damage = Extract<MoshOpen, { type: 'blocked' | 'hurt' | 'wasted' | 'partFell' }>

const isDamage = (event: MoshOpen): event is Damage =>
  event.type === 'blocked' || event.type === 'hurt' || event.type === 'wasted' || event.type === 'partFell'

function addTo(sum: Sum, event: Damage): void {
  if (event.type === 'blocked') sum.blocked += event.count
  else if (event.type === 'wasted') sum.wasted += event.count
  else if (event.type === 'partFell') sum.fell = true
  else {
    sum.hurt += event.count
    sum.damage = event.damage
  }
}

function isWorthALine(event: MoshHeard, handShown: boolean): boolean {
  if (event.type === 'stepBegan') return event.step === 'damage'
  if (event.type === 'shuffled') return event.count < CARDS_IN_ALL
  if (event.type === 'dealt') return event.cards !== undefined && !handShown
  return !SILENT_EVENTS.has(event.type)
}

function layOut(event: MoshOpen, line: string): string[] {
  if (event.type === 'roundBegan') return ['', wrap(`── ${line}`)]
  if (event.type === 'stepBegan') return ['', `  ${line}`]
  if (event.type === 'songBegan' || event.type === 'songWon' || event.type === 'gameOver') return ['', wrap(line)]
  return [wrap(`  ${line}`, '  ').trimEnd()]
}

/** "3 hits − 1 blocked = 2 → 3 damage" */
function arithmetic(sum: Sum, name: string, language: Language): string {
  const words = DAMAGE_WORDS[language]
  const through = sum.hurt + sum.wasted
  const who = padOrCut(name, NAME_WIDTH)
  const part = padOrCut(partName(sum.part, language), PART_WIDTH)
  const result = sum.hurt > 0 ? ` → ${words.damage(sum.damage)}${sum.fell ? ' ✝' : ''}` : ''
  const wasted = sum.wasted > 0 ? `, ${words.wasted(sum.wasted)}` : ''
  return `  ${who} ${part}  ${words.hits(sum.blocked + through)} − ${words.blocked(sum.blocked)} = ${through}${result}${wasted}`
}
