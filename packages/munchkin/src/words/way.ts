// The ways that a card leaves open, in the words of the card.

import { type Card, describe, type Effect, namesOf } from '@brouhaha/cards'
import type { Language } from '@brouhaha/table'
import type { MunchkinView } from '../view.ts'
import { type Reader, sayIn } from './grammar.ts'

/** Every way of a card that asks "which?", wherever in its text it stands. */
function choicesIn(value: unknown): (readonly (readonly Effect[])[])[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(choicesIn)
  const inside = Object.values(value).flatMap(choicesIn)
  const effect = value as { readonly do?: unknown; readonly options?: unknown }
  return effect.do === 'choose' ? [effect.options as readonly (readonly Effect[])[], ...inside] : inside
}

/** What some effects of a card do, as its rules text would say it to the one who suffers them. */
function sayEffects(effects: readonly Effect[], card: Card, language: Language): string {
  const { id, en, fr } = card
  const names = namesOf([{ box: '', cards: [card] }], language)
  const [, ...lines] = describe({ kind: 'curse', id, deck: 'door', en, fr, effect: effects }, language, names)
  return lines.join(' ')
}

export function sayOption(index: number, view: MunchkinView, reader: Reader, language: Language): string {
  const say = sayIn(language)
  switch (view.decision) {
    case 'pay:how':
      return index === 0 ? say('Pay', 'Paie') : say('Do not pay', 'Ne paie pas')
    case 'guess:how':
      return `${index + 1}`
    default: {
      const card = view.about === null ? null : reader.card.named(view.about.id)
      const [ways, ...more] = choicesIn(card)
      const way = more.length > 0 ? undefined : ways?.[index]
      const said = card === null || way === undefined ? '' : sayEffects(way, card, language)
      return said === '' ? say(`Way ${index + 1}`, `Possibilité ${index + 1}`) : said.replace(/\.$/, '')
    }
  }
}
