// What a person may choose, by kind and numbered: choices that differ only in whom or what they aim at share a line.

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
import { wrap } from '../wrap.ts'

export type Kind = 'onward' | 'cards' | 'identity' | 'items' | 'deals'

const KINDS: readonly Kind[] = ['onward', 'cards', 'identity', 'items', 'deals']

/** Every verb that is not named here brings the game forward. */
const KIND_OF: Partial<Readonly<Record<MunchkinChoice['type'], Kind>>> = {
  curse: 'cards',
  enhance: 'cards',
  enhanceSeat: 'cards',
  play: 'cards',
  useAbility: 'cards',
  join: 'cards',
  playTrait: 'identity',
  playMulti: 'identity',
  dropTrait: 'identity',
  playAcolyte: 'identity',
  playItem: 'items',
  equip: 'items',
  lay: 'items',
  attach: 'items',
  load: 'items',
  sell: 'items',
  ask: 'deals',
  accept: 'deals',
  volunteer: 'deals',
  withdraw: 'deals',
  challenge: 'deals',
}

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
  readonly choices: readonly { readonly choice: number; readonly label: string }[]
}

export function menuOf(choices: Iterable<number>, view: MunchkinView, reader: Reader, language: Language): Line[] {
  const lines = new Map<string, { kind: Kind; written: MunchkinChoice; choices: { choice: number; label: string }[] }>()
  for (const choice of choices) {
    const written = writeChoice(choice)
    const label = sayChoice(written, view, reader, language)
    const key = isGathered(written.type) ? `${written.type} ${gatheredBy(written, reader)}` : label
    const line = lines.get(key) ?? { kind: KIND_OF[written.type] ?? 'onward', written, choices: [] }
    // Two copies of one card do the same.
    if (!line.choices.some((one) => one.label === label)) line.choices.push({ choice, label })
    lines.set(key, line)
  }
  const list = [...lines.values()].map(({ kind, written, choices: gathered }) => ({
    kind,
    choices: gathered,
    label: gathered.length === 1 ? gathered[0]!.label : `${gatheredLabel(written, reader, language)}…`,
  }))
  return KINDS.flatMap((kind) => list.filter((line) => line.kind === kind))
}

const isGathered = (verb: string): verb is Gathered => Object.hasOwn(MUNCHKIN_WORDS.en.gathered, verb)

function gatheredBy({ type, copy, seat, use }: MunchkinChoice, { card }: Reader): string {
  if (type === 'volunteer') return ''
  return type === 'ask' ? `${seat}` : `${card(copy ?? 0).id} ${use ?? 0}`
}

function gatheredLabel({ type, copy, seat }: MunchkinChoice, reader: Reader, language: Language): string {
  const what =
    type === 'ask' ? (reader.names[seat ?? 0] ?? '') : copy === undefined ? '' : cited(reader.card(copy), language)
  return MUNCHKIN_WORDS[language].gathered[type as Gathered](what)
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
