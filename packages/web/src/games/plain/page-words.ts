import type { GameEntry } from '@brouhaha/games'
import type { Language } from '@brouhaha/table'
import { fill, words } from '../../shell/words/words.ts'

/** What the entrance, the set-up and the lobby say of a game that brought no words of its own; the table says the rest. */
export const PLAIN_PAGE_WORDS = words(
  {
    players: '{fewest} to {most} players.',
    exactly: 'For {most}.',
    more: 'Against bots',
    friends: 'With friends',
    lobby: 'Around the table',
    start: 'Start',
    begin: 'Begin',
    seats: 'Who plays?',
    nameless: 'Player {number}',
  },
  {
    players: 'De {fewest} à {most}.',
    exactly: 'À {most}.',
    more: 'Contre des robots',
    friends: 'Entre amis',
    lobby: 'Autour de la table',
    start: 'Commencer',
    begin: 'Commencer',
    seats: 'Qui joue ?',
    nameless: 'Joueur {number}',
  },
)

/** What a game says of itself, and how many it seats. */
export function introduce({ tagline, fewest, most }: GameEntry, language: Language): string {
  const { players, exactly } = PLAIN_PAGE_WORDS[language]
  const seats = fill(fewest === most ? exactly : players, { fewest, most })
  return tagline === undefined ? seats : `${tagline[language]} ${seats}`
}
