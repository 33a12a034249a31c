import type { Language } from '@brouhaha/table'
import { words } from '../shell/words/words.ts'

const FAREWELL_WORDS = words(
  {
    elsewhere: 'You opened this seat in another window.',
    kicked: 'The host removed you from this table.',
    gone: 'This table is gone.',
    protocol: 'This page is out of date: reload it.',
    flood: 'Too fast for the table. Breathe, then reload.',
    secret: 'This seat is no longer yours.',
    stopping: 'The server is stopping. Come back soon.',
  },
  {
    elsewhere: 'Tu as ouvert cette place dans une autre fenêtre.',
    kicked: "L'hôte t'a fait quitter cette table.",
    gone: "Cette table n'existe plus.",
    protocol: 'Cette page est périmée : recharge-la.',
    flood: 'Trop vite pour la table. Respire, puis recharge.',
    secret: "Cette place n'est plus à toi.",
    stopping: "Le serveur s'arrête. Reviens bientôt.",
  },
)

/** Why a table closed the connection, as a sentence; null where it said nothing that we know. */
export const farewell = (why: string, language: Language): string | null =>
  (FAREWELL_WORDS[language] as Readonly<Record<string, string>>)[why] ?? null
