// The words on the table of Zombie Mosh! that only the terminal needs.

import type { Language } from '@brouhaha/table'
import type { Part } from '@brouhaha/zombie-mosh'

interface BoardWords {
  readonly parts: Readonly<Record<Part, string>>
  readonly song: (song: number, songs: number) => string
  readonly round: (round: number) => string
  readonly deck: (cards: number) => string
  readonly order: string
  readonly you: string
  readonly out: string
  readonly ifNothingChanges: string
  readonly leaves: string
  readonly hand: (toPlay: number) => string
  readonly or: string
  readonly legend: string
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    parts: { head: 'head', leftArm: 'left arm', rightArm: 'right arm', leftLeg: 'left leg', rightLeg: 'right leg' },
    song: (song, songs) => (songs > 1 ? `Song ${song} of ${songs}` : `Song ${song}`),
    round: (round) => `round ${round}`,
    deck: (cards) => `deck ${cards}`,
    order: 'Dance:',
    you: 'you',
    out: 'out of the pit',
    ifNothingChanges: 'If nothing changes, these fall:',
    leaves: 'and out of the pit!',
    hand: (toPlay) => (toPlay === 1 ? 'Your hand (1 card to play)' : `Your hand (${toPlay} cards to play)`),
    or: 'or',
    legend: `  ● damage   ◐ damage to come if nothing changes   ○ sound   ✝ fallen
  2−1 hits − defences lying there   ! will fall   ► dances`,
  },
  fr: {
    parts: { head: 'tête', leftArm: 'bras g.', rightArm: 'bras d.', leftLeg: 'jambe g.', rightLeg: 'jambe d.' },
    song: (song, songs) => (songs > 1 ? `Chanson ${song} sur ${songs}` : `Chanson ${song}`),
    round: (round) => `tour ${round}`,
    deck: (cards) => `pioche ${cards}`,
    order: 'Danse\u00a0:',
    you: 'toi',
    out: 'hors de la fosse',
    ifNothingChanges: 'Si rien ne change, ça tombe\u00a0:',
    leaves: 'et dehors\u00a0!',
    hand: (toPlay) => (toPlay === 1 ? 'Ta main (1 carte à jouer)' : `Ta main (${toPlay} cartes à jouer)`),
    or: 'ou',
    legend: `  ● dommage   ◐ dommage à venir si rien ne change   ○ intact   ✝ tombé
  2−1 coups − défenses posés   ! va tomber   ► danse`,
  },
}
