import { unreachable } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import type { MoshChoice, SongForm } from '../choice.ts'
import { partOfSeat, yourPart } from './parts.ts'
import { boardName } from './zombies.ts'

/** A choice as a button says it to the seat that may make it: a verb, and what it does. */
export function tellChoice(choice: MoshChoice | SongForm, names: readonly string[], language: Language): string {
  const say = (en: string, fr: string): string => (language === 'en' ? en : fr)
  switch (choice.type) {
    case 'board':
      return `${say('Be', 'Deviens')} ${boardName(choice.board, language)}`
    case 'defend':
      return `${say('Defend', 'Défends')} ${yourPart(choice.part, language)}`
    case 'attack':
      return `${say('Hit', 'Tape')} ${partOfSeat(choice.part, choice.seat, { names, you: null }, language)}`
    case 'enough':
      return say('End the concert', 'Arrête le concert')
    case 'song':
      return say('Play another song', 'Joue une autre chanson')
    default:
      return unreachable(choice)
  }
}
