// Races, classes, mojos, powers, and the cards that allow two of them.

import { unreachable } from '@brouhaha/kit'
import type { MultiCard, TraitCard } from '../language/card.ts'
import { abilityLines } from './ability.ts'
import { provided } from './condition.ts'
import { kindNoun } from './noun.ts'
import { you } from './person.ts'
import { tagWords } from './printed.ts'
import { type Scene, say } from './scene.ts'

export function traitLines(card: TraitCard, scene: Scene): readonly string[] {
  const kind = kindNoun(card.kind, scene).one
  const rank = card.rank === undefined ? '' : say(scene, ` of rank ${card.rank}`, ` de rang ${card.rank}`)
  return [
    `${kind}${rank}${tagWords(card, scene)}`,
    ...(card.needs === undefined
      ? []
      : [
          say(
            scene,
            `only ${provided(card.needs, you(scene), scene)}`,
            `seulement ${provided(card.needs, you(scene), scene)}`,
          ),
        ]),
    ...abilityLines(card.abilities, scene),
    ...(card.locked ? [say(scene, 'you cannot give it up', "impossible de l'abandonner")] : []),
    ...(card.cult ? cultLines(scene) : []),
  ]
}

function cultLines(scene: Scene): readonly string[] {
  return [
    say(scene, 'you cannot give this class up', 'tu ne peux pas abandonner cette classe'),
    say(scene, 'its cards have a discard pile of their own', 'ses cartes ont leur propre défausse'),
    say(
      scene,
      'when all players but one have it, that one gains 1 level, even the winning one',
      "quand tous les joueurs l'ont sauf un, celui-ci gagne 1 niveau, même celui de la victoire",
    ),
    say(
      scene,
      'when all players have it, the game ends and the highest level wins',
      "quand tous les joueurs l'ont, la partie s'achève et le plus haut niveau gagne",
    ),
  ]
}

export function multiLines(card: MultiCard, scene: Scene): readonly string[] {
  const noun = kindNoun(card.of, scene)
  const two = say(scene, `you may have two ${noun.many}`, `tu peux avoir deux ${noun.many}`)
  const feminine = noun.gender === 'f'
  const terms = card.needsBoth
    ? say(
        scene,
        `play it with a ${noun.one} in play and a second one to add at once; it is lost with either`,
        `joue-la avec ${feminine ? 'une' : 'un'} ${noun.one} en jeu et ${feminine ? 'une seconde' : 'un second'} à ajouter aussitôt ; elle se perd avec ${feminine ? "l'une ou l'autre" : "l'un ou l'autre"}`,
      )
    : say(
        scene,
        `play it with a ${noun.one} in play; it is lost with the last one`,
        `joue-la avec ${feminine ? 'une' : 'un'} ${noun.one} en jeu ; elle se perd avec ${feminine ? 'la dernière' : 'le dernier'}`,
      )
  return [two + tagWords(card, scene), terms, ...halves(card.of, scene)]
}

function halves(of: MultiCard['of'], scene: Scene): readonly string[] {
  switch (of) {
    case 'race':
      return [say(scene, 'with only one race, you are half human', 'avec une seule race, tu es à moitié humain')]
    case 'class':
    case 'mojo':
      return []
    default:
      return unreachable(of)
  }
}
