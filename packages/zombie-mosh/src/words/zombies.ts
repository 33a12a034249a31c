// Who the six zombies were. Two jokes each, one per language, not one joke translated.

import { assert, typesetFrench } from '@brouhaha/kit'
import type { Language, Sentence } from '@brouhaha/table'
import { BOARDS, type Board } from '../boards.ts'

const BIOS: Readonly<Record<string, Sentence>> = {
  decibelle: {
    en: 'Lost her voice in the nineties and her jaw last Tuesday. Still hits the high notes.',
    fr: 'Chanteuse. Elle a fini par percer : surtout les tympans.',
  },
  bass: {
    en: 'Plays bass. Nobody noticed when he died. Nobody noticed when he came back.',
    fr: 'Quatre cordes, deux notes, zéro pouls.',
  },
  drums: {
    en: 'Never drops the beat. Drops everything else.',
    fr: 'Batteur. Il tape avec deux tibias, dont un à lui.',
  },
  'crowd-surfer': {
    en: 'Dived off the stage in 1991. The crowd took one step back.',
    fr: "S'est jeté dans la foule. La foule avait piscine.",
  },
  roadie: {
    en: 'The amp, the van and the left hip are all the same roll of tape.',
    fr: "« Un, deux… un, deux… » Ce n'est pas le micro, il recompte ses bras.",
  },
  groupie: {
    en: 'Keeps every ticket stub, next to a few of her own.',
    fr: 'À la fin de chaque concert, toute la salle crie son nom.',
  },
}

function boardAt(board: number): Board {
  const found = BOARDS[board]
  assert(found !== undefined, `there is no board ${board}`)
  return found
}

export const boardName = (board: number, language: Language): string => boardAt(board).name[language]

/** One line about the zombie on a board. */
export function boardBio(board: number, language: Language): string {
  const bio = BIOS[boardAt(board).id]
  assert(bio !== undefined, `every zombie has a past: ${boardAt(board).id}`)
  return language === 'fr' ? typesetFrench(bio.fr) : bio.en
}
