// Counters that lie on cards, in words.

import type { Pick } from '../language/selector.ts'
import { de } from './grammar.ts'
import { ownCards } from './loss.ts'
import type { Noun } from './noun.ts'
import { picked } from './pick.ts'
import { type Scene, say } from './scene.ts'

export const COUNTER = (scene: Scene): Noun => ({
  one: say(scene, 'counter', 'jeton'),
  many: say(scene, 'counters', 'jetons'),
  gender: 'm',
})

const theCards = (cards: Pick | undefined, scene: Scene): string =>
  cards === undefined ? say(scene, 'this card', 'cette carte') : picked(ownCards(cards), scene)

/** "on this card", "on an item that you use" */
export const onCards = (cards: Pick | undefined, scene: Scene): string =>
  say(scene, `on ${theCards(cards, scene)}`, `sur ${theCards(cards, scene)}`)

/** "from this card" */
export const fromCards = (cards: Pick | undefined, scene: Scene): string =>
  say(scene, `from ${theCards(cards, scene)}`, de(theCards(cards, scene)))

export const allCounters = (scene: Scene): string => say(scene, 'all counters', 'tous les jetons')
