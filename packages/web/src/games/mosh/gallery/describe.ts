// What a card of Zombie Mosh! is called and does, in the words of its rules.

import type { Language } from '@brouhaha/table'
import { cardName, thePart, yourPart } from '@brouhaha/zombie-mosh'
import { fill } from '../../../shell/words/words.ts'
import type { MoshCard } from './mosh-cards.ts'
import { MOSH_GALLERY_WORDS } from './words.ts'

/** "Head / left arm" */
export function moshName({ copy }: MoshCard, language: Language): string {
  const name = cardName(copy, language)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function describeMosh({ parts: [one, other] }: MoshCard, language: Language): readonly string[] {
  const say = MOSH_GALLERY_WORDS[language]
  return [
    fill(say.attack, { one: thePart(one, language), other: thePart(other, language) }),
    fill(say.defence, { one: yourPart(one, language), other: yourPart(other, language) }),
    say.asleep,
  ]
}
