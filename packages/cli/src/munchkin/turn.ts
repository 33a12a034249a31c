// One question to the person at the table: shows what is new, and listens until there is an answer.

import type { Names } from '@brouhaha/cards'
import { wrap } from '@brouhaha/kit'
import {
  askDecision,
  cited,
  type MunchkinForm,
  type MunchkinView,
  type Reader,
  sayChoice,
  writeChoice,
} from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { FORM_NAMES, type FormName, MUNCHKIN_WORDS } from '../texts/munchkin.ts'
import { drawHand, drawTable } from './board.ts'
import { findCard, readCard } from './card.ts'
import { askForm, type Desk, formsNow } from './forms.ts'
import { drawMenu, type Line, menuOf } from './menu.ts'

export type Answer =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'form'; readonly form: MunchkinForm }
  | { readonly kind: 'undo' }
  /** Nothing, where nothing had to be said. */
  | { readonly kind: 'silence' }

export interface Question extends Desk {
  readonly choices: readonly number[]
  /** What an empty line does, or null where it does nothing. */
  readonly initial: number | null
  /** Whether the last move may be taken back. */
  readonly mayUndo: boolean
  /** What was last shown, which need not be shown again. */
  readonly shown: { table: string; hand: string }
  /** What the cards of all boxes are called, for the text of a card. */
  readonly names: Names
}

type Typed =
  | { readonly kind: 'default' | 'help' | 'hand' | 'undo' | 'nonsense' | 'noLine' }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'card'; readonly text: string }
  | { readonly kind: 'form'; readonly name: FormName }

export async function answer(question: Question): Promise<Answer> {
  const { view, reader, language, asker, choices, initial, names } = question
  const words = MUNCHKIN_WORDS[language]
  const lines = menuOf(choices, view, reader, language)
  const forms = formsNow(view)
  show(question, lines)
  const suggested =
    initial === null ? words.letItBe : lowerFirst(sayChoice(writeChoice(initial), view, reader, language))
  const begun = forms.map((form) => FORM_NAMES[language][form])
  const prompt = words.answer(suggested, question.mayUndo ? [...begun, words.undo] : begun)
  for (;;) {
    const text = await asker.line(prompt, (typed) => complain(typed, question, lines, forms))
    const typed = readTyped(text, lines, forms, language)
    switch (typed.kind) {
      case 'default':
        return initial === null ? { kind: 'silence' } : { kind: 'choice', choice: initial }
      case 'line': {
        const choice = await pickFrom(typed.line, question)
        if (choice !== null) return { kind: 'choice', choice }
        break
      }
      case 'form': {
        const form = await askForm(typed.name, question)
        if (form !== null) return { kind: 'form', form }
        break
      }
      case 'undo':
        return { kind: 'undo' }
      case 'card': {
        const card = findCard(view, reader, typed.text, language)
        if (card !== null) asker.say(readCard(card, language, names))
        break
      }
      case 'hand':
        for (const { id } of view.hand) asker.say(readCard(reader.card.named(id), language, names))
        break
      case 'help':
        asker.say(wrap(words.help, '  '))
        break
    }
  }
}

/** Table and hand only where they have changed since they were last drawn; counts of cards alone are no change. */
function show({ view, reader, language, asker, initial, shown }: Question, lines: readonly Line[]): void {
  const words = MUNCHKIN_WORDS[language]
  const table = drawTable(view, reader, language)
  const hand = drawHand(view, reader, language)
  const matter = drawTable(withoutCounts(view), reader, language)
  if (matter !== shown.table) asker.say(`\n${table}`)
  if (hand !== shown.hand) asker.say(`\n${hand}`)
  shown.table = matter
  shown.hand = hand
  const about = view.about === null ? '' : `${words.about(cited(reader.card.named(view.about.id), language))} `
  const reason = reasonOf(view, reader, language)
  const asked = initial === null ? words.meanwhile : `${reason}${about}${askDecision(view.decision ?? '', language)}`
  asker.say(`\n${wrap(asked)}\n${drawMenu(lines, language)}`.trimEnd())
}

const withoutCounts = (view: MunchkinView): MunchkinView => ({
  ...view,
  decks: { doors: 0, treasures: 0 },
  seats: view.seats.map((seat) => ({ ...seat, hand: 0 })),
})

/** What a question leaves unsaid: who wants help and what it would bring, and how many cards are too many. */
function reasonOf({ you, seats, combat, decision }: MunchkinView, reader: Reader, language: Language): string {
  const words = MUNCHKIN_WORDS[language]
  const seat = seats[you ?? -1]
  if (decision === 'helpOrNot' && combat !== null) {
    const totals = combat.helpers.find((one) => one.seat === you)?.totals
    const together = totals === undefined ? '' : ` (${words.together(totals.players, totals.monsters)})`
    return `${words.asksYou(reader.names[combat.main] ?? '', together)} `
  }
  const tooMany = seat === undefined ? 0 : seat.hand - seat.handLimit
  return decision === 'charityOrDone' && tooMany > 0 ? `${words.tooMany(tooMany, seat!.handLimit)} ` : ''
}

function readTyped(text: string, lines: readonly Line[], forms: readonly FormName[], language: Language): Typed {
  const typed = text.trim().toLowerCase()
  if (typed === '') return { kind: 'default' }
  if (typed === '?') return { kind: 'help' }
  if (typed === '??') return { kind: 'hand' }
  if (typed === 'undo' || typed === MUNCHKIN_WORDS[language].undo) return { kind: 'undo' }
  if (typed.startsWith('?')) return { kind: 'card', text: typed.slice(1) }
  if (/^\d{1,4}$/.test(typed)) {
    const line = lines[Number(typed) - 1]
    return line === undefined ? { kind: 'noLine' } : { kind: 'line', line }
  }
  const name = forms.find((form) => typed === form || FORM_NAMES[language][form] === typed)
  return name === undefined ? { kind: 'nonsense' } : { kind: 'form', name }
}

/** Why a line is no answer, or null. */
function complain(text: string, question: Question, lines: readonly Line[], forms: readonly FormName[]): string | null {
  const { view, reader, language } = question
  const words = MUNCHKIN_WORDS[language]
  const typed = readTyped(text, lines, forms, language)
  if (typed.kind === 'nonsense') return words.nonsense
  if (typed.kind === 'noLine') return lines.length === 0 ? words.nonsense : words.noLine(lines.length)
  if (typed.kind !== 'card') return null
  return findCard(view, reader, typed.text, language) === null ? words.noCard(typed.text) : null
}

async function pickFrom({ label, choices, isOpen }: Line, { language, asker }: Question): Promise<number | null> {
  if (!isOpen) return choices[0]!.choice
  const options = [...choices.map((one) => ({ label: one.label })), { label: MUNCHKIN_WORDS[language].back }]
  return choices[await asker.pick(label, options, 0)]?.choice ?? null
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
