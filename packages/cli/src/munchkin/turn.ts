// One question to the person at the table: shows what is new, and listens until there is an answer.

import { askDecision, cited, type MunchkinForm, sayChoice, writeChoice } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { FORM_NAMES, type FormName, MUNCHKIN_WORDS } from '../texts/munchkin.ts'
import { wrap } from '../wrap.ts'
import { drawHand, drawTable } from './board.ts'
import { findCard, readCard } from './card.ts'
import { askForm, type Desk, formsNow } from './forms.ts'
import { drawMenu, type Line, menuOf } from './menu.ts'

export type Answer =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'form'; readonly form: MunchkinForm }
  /** Nothing, where nothing had to be said. */
  | { readonly kind: 'silence' }

export interface Question extends Desk {
  readonly choices: readonly number[]
  /** What an empty line does, or null where it does nothing. */
  readonly initial: number | null
  /** What was last shown, which need not be shown again. */
  readonly shown: { table: string; hand: string }
}

type Typed =
  | { readonly kind: 'default' | 'help' | 'nonsense' | 'noLine' }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'card'; readonly text: string }
  | { readonly kind: 'form'; readonly name: FormName }

export async function answer(question: Question): Promise<Answer> {
  const { view, reader, language, asker, choices, initial } = question
  const words = MUNCHKIN_WORDS[language]
  const lines = menuOf(choices, view, reader, language)
  const forms = formsNow(view)
  show(question, lines)
  const suggested =
    initial === null ? words.letItBe : lowerFirst(sayChoice(writeChoice(initial), view, reader, language))
  const prompt = words.answer(
    suggested,
    forms.map((form) => FORM_NAMES[language][form]),
  )
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
      case 'card': {
        const card = findCard(view, reader, typed.text, language)
        if (card !== null) asker.say(readCard(card, language, reader.card.names(language)))
        break
      }
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
  const { seats, combat, pool } = view
  const matter = JSON.stringify([seats.map((seat) => ({ ...seat, hand: 0 })), combat, pool, view.active])
  if (matter !== shown.table) asker.say(`\n${table}`)
  if (hand !== shown.hand) asker.say(`\n${hand}`)
  shown.table = matter
  shown.hand = hand
  const about = view.about === null ? '' : `${words.about(cited(reader.card.named(view.about.id), language))} `
  const asked = initial === null ? words.meanwhile : `${about}${askDecision(view.decision ?? '', language)}`
  asker.say(`\n${wrap(asked)}\n${drawMenu(lines, language)}`.trimEnd())
}

function readTyped(text: string, lines: readonly Line[], forms: readonly FormName[], language: Language): Typed {
  const typed = text.trim().toLowerCase()
  if (typed === '') return { kind: 'default' }
  if (typed === '?') return { kind: 'help' }
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

async function pickFrom({ label, choices }: Line, { language, asker }: Question): Promise<number | null> {
  if (choices.length === 1) return choices[0]!.choice
  const options = [...choices.map((one) => ({ label: one.label })), { label: MUNCHKIN_WORDS[language].back }]
  return choices[await asker.pick(label, options, 0)]?.choice ?? null
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
