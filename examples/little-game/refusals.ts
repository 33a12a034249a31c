// Why not, in both languages. These sentences travel with the rules.

import { refusal } from '@brouhaha/table'

/** What `apply` answers, by name; 0 means accepted, so the first is never used. */
export const NO = { turn: 1, hand: 2, plate: 3 } as const

export const REFUSALS = [
  refusal('LB-TURN-01', '', ''),
  refusal('LB-TURN-01', 'It is not your turn.', "Ce n'est pas ton tour."),
  refusal('LB-TURN-01', 'You have no such card.', "Tu n'as pas cette carte."),
  refusal('LB-DOG-01', 'There is nothing on that plate for you.', "Il n'y a rien pour toi sur cette assiette."),
]
