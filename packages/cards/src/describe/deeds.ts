// What whoever a window is about has done: "you rolled", "whoever gained the level".

import type { Window } from '../language/ability.ts'
import type { Verb } from './person.ts'
import { HAVE } from './verbs.ts'

/** In English with and without its past, in French behind the auxiliary. */
export interface Deed {
  readonly en: readonly [past: string, plain: string]
  readonly auxiliary: Verb
  readonly fr: string
}

/** "l'as jouée": the elided pronoun goes with its verb. */
const HAVE_IT: Verb = { en: HAVE.en, fr: ["l'aie", "l'as", "l'a", "l'ont", "l'avoir"] }
const HAVE_ONESELF: Verb = { en: HAVE.en, fr: ["t'es", "t'es", "s'est", 'se sont', "s'être"] }

export const PLAYED_THIS: Deed = { en: ['played this card', 'play this card'], auxiliary: HAVE, fr: 'joué cette carte' }
const PLAYED: Deed = { en: ['played it', 'play it'], auxiliary: HAVE_IT, fr: 'jouée' }
const ROLLED: Deed = { en: ['rolled', 'roll'], auxiliary: HAVE, fr: 'lancé le dé' }

const DEEDS: Partial<Readonly<Record<Window, Deed>>> = {
  play: PLAYED,
  draw: { en: ['drew it', 'draw it'], auxiliary: HAVE_IT, fr: 'piochée' },
  arrival: { en: ['put it into play', 'put it into play'], auxiliary: HAVE_IT, fr: 'mise en jeu' },
  curse: PLAYED,
  ownCurse: PLAYED,
  ownRoll: ROLLED,
  othersRoll: ROLLED,
  anyRoll: ROLLED,
  escape: { en: ['escaped', 'escape'], auxiliary: HAVE_ONESELF, fr: 'échappé' },
  level: { en: ['gained the level', 'gain the level'], auxiliary: HAVE, fr: 'gagné le niveau' },
}

export const deedOf = (window: Window | undefined): Deed | undefined =>
  window === undefined ? undefined : DEEDS[window]

/** Whether somebody has done what a window is about, or it was done to them. */
export const hasActor = (window: Window): boolean => DEEDS[window] !== undefined || window === 'badStuff'

/** "rolled", "s'est échappé": the deed of one person. */
export function deedWords(window: Window | undefined): readonly [en: string, fr: string] {
  if (window === 'badStuff') return ['was caught', 'a été rattrapé']
  const deed = deedOf(window)
  return deed === undefined ? ['did it', "l'a fait"] : [deed.en[0], `${deed.auxiliary.fr[2]} ${deed.fr}`]
}
