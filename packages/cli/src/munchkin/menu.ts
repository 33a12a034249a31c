// What a person may choose, by kind and numbered: choices that differ only in whom or what they aim at share a line.

import { wrap } from '@brouhaha/kit'
import {
  cited,
  type MunchkinChoice,
  type MunchkinView,
  type Reader,
  sayChoice,
  type Verb,
  writeChoice,
} from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'

export type Kind = 'onward' | 'cards' | 'identity' | 'items' | 'deals' | 'away'

/** What takes something off comes last, so that a number typed twice does not undo what it did. */
const KINDS: readonly Kind[] = ['onward', 'cards', 'identity', 'items', 'deals', 'away']

/** Every verb that is not named here brings the game forward. */
const KINDS_OF_VERBS: Partial<Readonly<Record<MunchkinChoice['type'], Kind>>> = {
  curse: 'cards',
  enhance: 'cards',
  enhanceSeat: 'cards',
  play: 'cards',
  useAbility: 'cards',
  join: 'cards',
  playTrait: 'identity',
  playMulti: 'identity',
  countAs: 'identity',
  playAcolyte: 'identity',
  playItem: 'items',
  equip: 'items',
  attach: 'items',
  load: 'items',
  sell: 'items',
  ask: 'deals',
  accept: 'deals',
  volunteer: 'deals',
  withdraw: 'deals',
  challenge: 'deals',
  lay: 'away',
  dropTrait: 'away',
}

export const kindOf = (verb: MunchkinChoice['type']): Kind => KINDS_OF_VERBS[verb] ?? 'onward'

/** Verbs whose choices are gathered behind one line, by what they name first. */
export type Gathered = Extract<
  Verb,
  | 'curse'
  | 'enhance'
  | 'enhanceSeat'
  | 'play'
  | 'useAbility'
  | 'playTrait'
  | 'playMulti'
  | 'playAcolyte'
  | 'attach'
  | 'load'
  | 'lay'
  | 'dropTrait'
  | 'give'
  | 'shed'
  | 'ask'
  | 'volunteer'
  | 'sell'
>

export interface Line {
  readonly kind: Kind
  readonly label: string
  /** One choice, or several to choose from. */
  readonly choices: readonly Labelled[]
  /** Whether one is still asked which, or whether at all. */
  readonly isOpen: boolean
}

interface Labelled {
  readonly choice: number
  readonly label: string
}

/** Choices that one line holds whatever they are about. */
const LUMPED: ReadonlySet<string> = new Set<Gathered>(['volunteer', 'load', 'lay', 'dropTrait'])

export function menuOf(choices: Iterable<number>, view: MunchkinView, reader: Reader, language: Language): Line[] {
  const lines = new Map<string, { kind: Kind; written: MunchkinChoice; choices: Labelled[] }>()
  for (const choice of choices) {
    const written = writeChoice(choice)
    const label = sayChoice(written, view, reader, language)
    const key = isGathered(written.type) ? `${written.type} ${gatheredBy(written, reader)}` : label
    const line = lines.get(key) ?? { kind: kindOf(written.type), written, choices: [] }
    // Two copies of one card do the same.
    if (!line.choices.some((one) => one.label === label)) line.choices.push({ choice, label })
    lines.set(key, line)
  }
  const list = [...lines.values()].map(({ kind, written, choices: gathered }) => {
    const isOpen = gathered.length > 1 || written.type === 'dropTrait'
    const label = isOpen ? `${gatheredLabel(written, view, reader, language)}…` : gathered[0]!.label
    return { kind, choices: written.type === 'curse' ? youLast(gathered, view) : gathered, label, isOpen }
  })
  return KINDS.flatMap((kind) => list.filter((line) => line.kind === kind))
}

/** Enter must not curse the one who presses it. */
const youLast = (choices: readonly Labelled[], { you }: MunchkinView): Labelled[] => {
  const isYou = ({ choice }: Labelled): boolean => writeChoice(choice).seat === you
  return [...choices.filter((one) => !isYou(one)), ...choices.filter(isYou)]
}

const isGathered = (verb: string): verb is Gathered => Object.hasOwn(MUNCHKIN_WORDS.en.gathered, verb)

function gatheredBy({ type, copy, seat, use }: MunchkinChoice, { card }: Reader): string {
  if (LUMPED.has(type)) return ''
  return type === 'ask' ? `${seat}` : `${card(copy ?? 0).id} ${use ?? 0}`
}

function gatheredLabel(
  { type, copy, seat }: MunchkinChoice,
  { combat }: MunchkinView,
  reader: Reader,
  language: Language,
): string {
  const words = MUNCHKIN_WORDS[language]
  if (type !== 'ask')
    return words.gathered[type as Gathered](copy === undefined ? '' : cited(reader.card(copy), language))
  const asked = words.gathered.ask(reader.names[seat ?? 0] ?? '')
  const totals = combat?.helpers.find((one) => one.seat === seat)?.totals
  return totals === undefined ? asked : `${asked} (${words.together(totals.players, totals.monsters)})`
}

export function drawMenu(lines: readonly Line[], language: Language): string {
  const words = MUNCHKIN_WORDS[language]
  const drawn: string[] = []
  let kind: Kind | null = null
  lines.forEach((line, index) => {
    if (line.kind !== kind && line.kind !== 'onward') drawn.push(`  ${words.menu[line.kind]}`)
    kind = line.kind
    const number = `${index + 1}`.padStart(4)
    drawn.push(wrap(line.label, '      ').replace(/^ {6}/, `${number}  `))
  })
  return drawn.join('\n')
}
