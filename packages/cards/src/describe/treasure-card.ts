// Items and everything else that is played for its use.

import { unreachable } from '@brouhaha/kit'
import type { AcolyteCard, AttachmentCard, ItemCard, OneShotCard, SpecialCard } from '../language/card.ts'
import type { Condition } from '../language/condition.ts'
import { abilityWords } from './ability.ts'
import { counted, ITEM } from './amount.ts'
import { provided } from './condition.ts'
import { signed } from './grammar.ts'
import { indefinite, nouns } from './noun.ts'
import { holder, you } from './person.ts'
import { priceWords, slotWords, tagWords } from './printed.ts'
import { type Scene, say } from './scene.ts'
import { useWords } from './use.ts'

export function itemLines(card: ItemCard, scene: Scene): readonly string[] {
  const head = [
    slotWords(card.slot, card.size, scene),
    ...(card.bonus === undefined ? [] : [signed(card.bonus)]),
    priceWords(card.value, scene),
  ]
  return [
    head.join(', ') + tagWords(card, scene),
    ...(card.usableBy === undefined ? [] : [restriction(card.usableBy, scene)]),
    ...(card.over
      ? [say(scene, 'worn over another item in the same place', 'se porte par-dessus un autre objet au même endroit')]
      : []),
    ...(card.decoy
      ? [
          say(
            scene,
            'may be lost in the place of another of your items',
            "peut se perdre à la place d'un autre de tes objets",
          ),
        ]
      : []),
    ...(card.abilities ?? []).map((ability) => abilityWords(ability, scene)),
  ]
}

/** "only for an Elf", "not for an Elf", "only usable if …" */
function restriction(when: Condition, scene: Scene): string {
  if ('has' in when)
    return say(scene, `only for ${holder(when.has, scene, 'a')}`, `réservé à ${holder(when.has, scene, 'a')}`)
  if ('not' in when && 'has' in when.not)
    return say(scene, `not for ${holder(when.not.has, scene, 'a')}`, `interdit à ${holder(when.not.has, scene, 'a')}`)
  const clause = provided(when, you(scene), scene)
  return say(scene, `only usable ${clause}`, `utilisable seulement ${clause}`)
}

export const oneShotLines = (card: OneShotCard, scene: Scene): readonly string[] => [
  `${say(scene, 'one-shot', 'usage unique')}, ${priceWords(card.value, scene)}${tagWords(card, scene)}`,
  ...card.uses.map((each) => useWords(each, scene)),
]

export const specialLines = (card: SpecialCard, scene: Scene): readonly string[] => [
  (card.levelCard ? say(scene, 'level card', 'carte de niveau') : say(scene, 'special card', 'carte spéciale')) +
    tagWords(card, scene),
  ...card.uses.map((each) => useWords(each, scene)),
]

export const acolyteLines = (card: AcolyteCard, scene: Scene): readonly string[] => [
  say(scene, 'acolyte', 'acolyte') + tagWords(card, scene),
  ...(card.carries === undefined
    ? []
    : [
        say(
          scene,
          `carries ${counted(card.carries, ITEM(scene), scene)} for you`,
          `porte ${counted(card.carries, ITEM(scene), scene)} pour toi`,
        ),
      ]),
  ...(card.abilities ?? []).map((ability) => abilityWords(ability, scene)),
]

export function attachmentLines(card: AttachmentCard, scene: Scene): readonly string[] {
  const host = ((): string => {
    switch (card.to) {
      case 'item':
        return say(scene, 'put it on an item of yours', 'pose-la sur un de tes objets')
      case 'trait':
        return say(
          scene,
          'put it on a race, class, mojo or power of yours',
          'pose-la sur une de tes races, classes ou pouvoirs, ou sur un de tes mojos',
        )
      default:
        return unreachable(card.to)
    }
  })()
  const only = card.on === undefined ? undefined : indefinite(nouns(card.on, scene), scene)
  return [
    host + tagWords(card, scene),
    ...(only === undefined ? [] : [say(scene, `only on ${only}`, `seulement sur ${only}`)]),
    ...(card.bonus === undefined
      ? []
      : [say(scene, `${signed(card.bonus)} in combat`, `${signed(card.bonus)} en combat`)]),
    ...(card.waives
      ? [
          say(
            scene,
            'you may use that item whatever the rules say against it',
            "tu peux utiliser cet objet quoi qu'en disent les règles",
          ),
        ]
      : []),
    ...(card.abilities ?? []).map((ability) => abilityWords(ability, scene)),
  ]
}
