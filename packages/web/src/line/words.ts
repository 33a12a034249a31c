import { words } from '../shell/words/words.ts'

/** Why a request came to nothing. */
export const REPLY_WORDS = words(
  {
    away: 'The server does not answer. Games on this device work all the same.',
    tooMany: 'Too many tables were opened from here. Try again in a minute.',
    gone: 'This table is gone.',
    wrong: 'The server did not understand: {path} should be {expected}.',
  },
  {
    away: 'Le serveur ne répond pas. Les parties sur cet appareil marchent quand même.',
    tooMany: "Trop de tables ont été ouvertes d'ici. Réessaie dans une minute.",
    gone: "Cette table n'existe plus.",
    wrong: "Le serveur n'a pas compris : {path} devrait être {expected}.",
  },
)
