import type { Language } from '@brouhaha/table'

const BYES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  elsewhere: { en: 'You opened this seat in another window.', fr: 'Tu as ouvert cette place dans une autre fenêtre.' },
  kicked: { en: 'The host removed you from this table.', fr: "L'hôte t'a fait quitter cette table." },
  gone: { en: 'This table is gone.', fr: "Cette table n'existe plus." },
  protocol: { en: 'This page is out of date: reload it.', fr: 'Cette page est périmée\u00a0: recharge-la.' },
  flood: {
    en: 'Too fast for the table. Breathe, then reload.',
    fr: 'Trop vite pour la table. Respire, puis recharge.',
  },
  secret: { en: 'This seat is no longer yours.', fr: "Cette place n'est plus à toi." },
  stopping: { en: 'The server is stopping. Come back soon.', fr: "Le serveur s'arrête. Reviens bientôt." },
}

export const farewell = (why: string, language: Language): string | null => BYES[why]?.[language] ?? null
