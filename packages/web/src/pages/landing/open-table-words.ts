import { words } from '../../shell/words/words.ts'

export const OPEN_TABLE_WORDS = words(
  {
    openTitle: 'Open a table',
    yourName: 'Your name',
    nameHint: 'As the others will see it.',
    seats: 'Seats',
    seatsHint: 'Empty ones can go to bots: at the table you choose how strong they are.',
    pace: 'Pace',
    relaxed: 'Relaxed',
    relaxedText: 'A minute and a half for each turn.',
    brisk: 'Brisk',
    briskText: '25 seconds, then the table decides for you.',
    endless: 'No clock',
    endlessText:
      'Turns take as long as they take. Where others may interrupt, that time still runs out, unless everybody passes.',
    days: 'Over days',
    daysText: 'Three days for each turn. A page left open tells you when it is yours.',
    openButton: 'Open the table',
    opening: 'Opening…',
  },
  {
    openTitle: 'Ouvrir une table',
    yourName: 'Ton nom',
    nameHint: 'Tel que les autres le verront.',
    seats: 'Places',
    seatsHint: 'Les places vides peuvent aller à des robots : à table, tu choisis leur force.',
    pace: 'Rythme',
    relaxed: 'Tranquille',
    relaxedText: 'Une minute et demie par tour.',
    brisk: 'Vif',
    briskText: '25 secondes, puis la table décide pour toi.',
    endless: 'Sans montre',
    endlessText:
      "Chaque tour prend le temps qu'il faut. Là où l'on peut intervenir, ce temps-là s'écoule quand même, sauf si chacun passe.",
    days: 'Sur plusieurs jours',
    daysText: "Trois jours par tour. La page, si elle reste ouverte, te prévient quand c'est à toi.",
    openButton: 'Ouvrir la table',
    opening: 'On ouvre…',
  },
)
