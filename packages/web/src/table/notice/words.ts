import { words } from '../../shell/words/words.ts'

export const NOTICE_WORDS = words(
  {
    label: 'Being called',
    yours: 'Your turn',
    yoursAt: 'Table {table} is waiting for you.',
    ask: 'This game takes days. Shall your browser call you when it is your turn? Keep this page open somewhere.',
    yes: 'Yes, call me',
    no: 'No, thanks',
  },
  {
    label: 'Se faire appeler',
    yours: 'À toi',
    yoursAt: "La table {table} t'attend.",
    ask: "Cette partie dure des jours. Ton navigateur doit-il t'appeler quand c'est à toi ? Laisse cette page ouverte quelque part.",
    yes: 'Oui, appelle-moi',
    no: 'Non merci',
  },
)
