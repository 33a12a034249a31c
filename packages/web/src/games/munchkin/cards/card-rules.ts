// The rules that somebody who holds a card wants to read, by the ids of the catalogue.

import type { Card } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'

export function rulesOf(card: Card): readonly string[] {
  return [...kindRules(card), ...tagRules(card), ...(card.overrides === undefined ? [] : ['MK-META-04'])]
}

function kindRules(card: Card): readonly string[] {
  switch (card.kind) {
    case 'monster':
      return ['MK-COMBAT-03', 'MK-COMBAT-07', 'MK-TREAS-01', 'MK-FLEE-03', 'MK-FLEE-08']
    case 'enhancer':
      return ['MK-COMBAT-27', 'MK-COMBAT-29', 'MK-COMBAT-30', 'MK-INT-03']
    case 'curse':
      return ['MK-CURSE-01', 'MK-CURSE-02', 'MK-CURSE-03', 'MK-CURSE-05']
    case 'race':
    case 'class':
      return card.cult
        ? ['MK-CULT-01', 'MK-CULT-02', 'MK-CULT-04', 'MK-CULT-08']
        : ['MK-IDENT-04', 'MK-IDENT-05', 'MK-IDENT-07', 'MK-IDENT-09']
    case 'mojo':
      return ['MK-MOJO-01', 'MK-IDENT-04', 'MK-IDENT-05']
    case 'power':
      return ['MK-POWER-02', 'MK-POWER-03', 'MK-POWER-04', 'MK-POWER-05']
    case 'multi':
      return {
        race: ['MK-IDENT-11', 'MK-IDENT-12'],
        class: ['MK-IDENT-13', 'MK-IDENT-14'],
        mojo: ['MK-MOJO-02', 'MK-MOJO-03'],
      }[card.of]
    case 'item':
      return [
        'MK-ITEM-02',
        card.slot === undefined ? 'MK-ITEM-10' : 'MK-ITEM-09',
        ...(card.size === 'big' ? ['MK-ITEM-05'] : []),
        ...(card.size === 'complex' ? ['MK-ITEM-07'] : []),
        ...(card.usableBy === undefined ? [] : ['MK-ITEM-11']),
        ...(card.value === null ? [] : ['MK-SELL-01']),
      ]
    case 'oneShot':
      return ['MK-CARD-11', 'MK-CARD-12', 'MK-INT-02', ...(card.value === null ? [] : ['MK-SELL-01'])]
    case 'special':
      return card.levelCard ? ['MK-CARD-13', 'MK-LEVEL-08'] : ['MK-CARD-14', 'MK-META-03']
    case 'acolyte':
      return ['MK-ACO-01', 'MK-ACO-02', 'MK-ACO-05', 'MK-ACO-07']
    case 'attachment':
      return card.to === 'item' ? ['MK-CARD-14', 'MK-ITEM-02', 'MK-META-03'] : ['MK-CARD-14', 'MK-META-03']
    default:
      return unreachable(card)
  }
}

const TAG_RULES: Readonly<Record<string, readonly string[]>> = {
  undead: ['MK-HORDE-01', 'MK-HORDE-02'],
  goth: ['MK-GOTH-01', 'MK-GOTH-04'],
  laser: ['MK-LASER-02', 'MK-LASER-03', 'MK-LASER-05'],
}

const tagRules = ({ tags = [] }: Card): readonly string[] =>
  tags.flatMap((tag) => (Object.hasOwn(TAG_RULES, tag) ? (TAG_RULES[tag] ?? []) : []))
