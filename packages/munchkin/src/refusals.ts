// Every way to be told no. Each rule file words its own, beside the line that decides.

import { typesetFrench } from '@brouhaha/kit'
import { type Refusal, refusal } from '@brouhaha/table'

/** Index 0 is never used: it means accepted. */
export const REFUSALS: Refusal[] = [refusal('MK-META-01', 'Accepted.', 'Accepté.')]

/** Words a refusal, and gives the number that `apply` answers with. */
export const no = (rule: string, en: string, fr: string): number =>
  REFUSALS.push(refusal(rule, en, typesetFrench(fr))) - 1

export const GAME_OVER = no('MK-WIN-08', 'The game is over.', 'La partie est finie.')
export const NOT_YOURS = no(
  'MK-CARD-14',
  'Nobody is asking you that right now.',
  'Personne ne te demande ça pour l’instant.',
)
export const NOT_NOW = no(
  'MK-CARD-14',
  'This cannot be played at this moment.',
  'Impossible de jouer ça à cet instant.',
)
export const NOT_THERE = no(
  'MK-CARD-06',
  'You do not have that card where you would need it.',
  'Tu n’as pas cette carte là où il faudrait.',
)
export const DEAD_DO_NOTHING = no(
  'MK-DEATH-11',
  'The dead play nothing and get nothing.',
  'Les morts ne jouent rien et ne reçoivent rien.',
)
export const NO_SUCH_CHOICE = no('MK-CARD-14', 'That is not a move of this game.', 'Ce coup n’existe pas dans ce jeu.')
