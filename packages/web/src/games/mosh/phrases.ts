// Words with a name or a number in them.

import type { Language } from '@brouhaha/table'
import type { WonBy } from '@brouhaha/zombie-mosh'

/** "Bob is dancing", "Bob danse" */
export const isDancing = (name: string, language: Language): string =>
  language === 'en' ? `${name} is dancing` : `${name} danse`

export const songOf = (song: number, songs: number, language: Language): string => {
  const name = language === 'en' ? `Song ${song}` : `Chanson ${song}`
  if (songs <= 1) return name
  return language === 'en' ? `${name} of ${songs}` : `${name} sur ${songs}`
}

export const sideOf = (side: 'A' | 'B', language: Language): string =>
  language === 'en' ? `side ${side}` : `face ${side}`

export const roundOf = (round: number, language: Language): string =>
  language === 'en' ? `Round ${round}` : `Tour ${round}`

export const cardsToPlay = (count: number, language: Language): string => {
  if (language === 'en') return count === 1 ? '1 card left to play' : `${count} cards to play`
  return count === 1 ? 'encore 1 carte à jouer' : `${count} cartes à jouer`
}

export const stillChoosing = (names: readonly string[], language: Language): string =>
  language === 'en' ? `Still choosing: ${names.join(', ')}` : `Choisissent encore\u00a0: ${names.join(', ')}`

export const cardPlace = (place: number, count: number, language: Language): string =>
  language === 'en' ? `card ${place} of ${count}` : `carte ${place} sur ${count}`

export const laidBy = (names: readonly string[], language: Language): string =>
  language === 'en' ? `by ${names.join(', ')}` : `par ${names.join(', ')}`

export const endures = (count: number, language: Language): string =>
  language === 'en' ? `falls at ${count}` : `tombe à ${count}`

export const mayCallAgain = (host: string, language: Language): string =>
  language === 'en'
    ? `${host} can call everybody to another game: stay here if you want to play on.`
    : `${host} peut lancer une autre partie\u00a0: reste ici si tu veux rejouer.`

const REASONS: Readonly<Record<Language, Readonly<Record<WonBy, string>>>> = {
  en: {
    standing: 'The last zombie with fewer than three parts on the floor.',
    tokens: 'Everybody went out at once: the fewest damage tokens wins.',
    parts: 'Everybody out at once and level on tokens: the most parts in place wins.',
    shared: 'Everybody out at once, level on tokens and on parts: the song is shared.',
  },
  fr: {
    standing: 'Le dernier zombi avec moins de trois membres par terre.',
    tokens: "Tout le monde dehors d'un coup\u00a0: le moins de jetons de dommage l'emporte.",
    parts: "Tout le monde dehors d'un coup, à égalité de jetons\u00a0: le plus de membres en place l'emporte.",
    shared: "Tout le monde dehors d'un coup, à égalité de jetons et de membres\u00a0: la chanson est partagée.",
  },
}

export const reason = (by: WonBy, language: Language): string => REASONS[language][by]
