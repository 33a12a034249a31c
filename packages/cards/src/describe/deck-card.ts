import type { Deck } from '../language/names.ts'
import type { Noun } from './noun.ts'
import { type Scene, say } from './scene.ts'

/** "a Door card", "3 Treasure cards" */
export function deckCard(deck: Deck, scene: Scene): Noun {
  return deck === 'door'
    ? { one: say(scene, 'Door card', 'carte Porte'), many: say(scene, 'Door cards', 'cartes Porte'), gender: 'f' }
    : {
        one: say(scene, 'Treasure card', 'carte Trésor'),
        many: say(scene, 'Treasure cards', 'cartes Trésor'),
        gender: 'f',
      }
}
