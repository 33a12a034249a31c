import { refusal } from '@brouhaha/table'

export const CURTAIN = refusal(
  'TABLE-CURTAIN',
  'The curtain is drawn: say first who holds the device.',
  'Le rideau est tiré : dis d’abord qui tient l’appareil.',
)

export const NOT_HERE = refusal(
  'TABLE-LOCAL',
  'A game on one device has no such thing: nobody else is on the line.',
  'Une partie sur un seul appareil ne connaît pas ça : il n’y a personne d’autre au bout du fil.',
)

export const NO_ENCORE = refusal(
  'TABLE-ENCORE',
  'An encore is asked for between two songs, in a concert without a fixed length.',
  'On demande un rappel entre deux chansons, dans un concert sans durée fixe.',
)
