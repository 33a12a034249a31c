// The cards that the rulebooks name, with the facts that they give (catalogue, section 3).

import type { Card, TraitCard } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'

type Box = 'base' | 'star' | 'cthulhu' | 'zombies'
type Row = readonly [registry: string, id: string, french: string, facts: object]

const against = (trait: string, add: number) => [{ add, when: { anyFighter: { has: trait } } }]
const oneUse = (window: string, verb: string) => [{ use: window, effect: [{ do: verb }] }]
const either = { uses: [{ use: 'combat', effect: [{ do: 'strengthen', side: 'either' }] }] }
const headgear = { effect: [{ do: 'discard', cards: { zone: 'table', filter: { kind: 'item', slot: 'head' } } }] }
const nextCombat = { kind: 'curse', effect: [{ do: 'changeSex' }, { do: 'stay', until: 'nextCombat' }] }
const levelCard = {
  kind: 'special',
  deck: 'treasure',
  levelCard: true,
  uses: [{ use: 'any', effect: [{ do: 'gainLevels', levels: 1, to: 'target' }] }],
}
const wandering = { kind: 'special', deck: 'door', uses: oneUse('combat', 'addMonster') }
const enhancer = { kind: 'enhancer' }

const REGISTRY: Readonly<Record<Box, readonly Row[]>> = {
  zombies: [
    ['CF-Z02', 'nuclear', 'Zombie Nucléaire', { kind: 'mojo' }],
    ['CF-Z03', 'plague', 'Zombie Pestiféré', { kind: 'mojo' }],
    ['CF-Z04', 'voodoo', 'Zombie Vaudou', { kind: 'mojo' }],
    ['CF-Z05', 'double-mojo', 'Double Mojo', { kind: 'multi', deck: 'door', of: 'mojo' }],
    ['CF-Z06', 'fast', 'Rapide', { kind: 'power' }],
    ['CF-Z07', 'stealthy', 'Furtif', { kind: 'power' }],
    ['CF-Z08', 'burly', 'Costaud', { kind: 'power', abilities: expect.arrayContaining([{ permits: 'anyBig' }]) }],
    ['CF-Z10', 'phosphorescent-claws', 'Griffes phosphorescentes', { kind: 'item', bonus: 3 }],
    ['CF-Z11', 'shopping-cart', 'Chariot de supermarché', { kind: 'item' }],
    ['CF-Z12', 'an-arm-and-a-leg', 'Un bras et une jambe', { kind: 'item', bonus: 5, slot: 'twoHands' }],
    ['CF-Z13', 'another-zombie', 'Un autre zombie', { kind: 'item', bonus: 4 }],
    ['CF-Z14', 'birdhouse', 'Nichoir à oiseaux', { kind: 'item', bonus: 4, slot: 'head' }],
    ['CF-Z15', 'wishing-ring', 'Anneau de souhait', { kind: 'oneShot', uses: [{ use: 'curse' }, { use: 'any' }] }],
    ['CF-Z16', 'wielding-a-rifle', 'Maniant un fusil', { kind: 'enhancer', bonus: 5, treasures: 1 }],
    [
      'CF-Z17',
      'pizza-delivery-guy',
      'Livreur de pizza',
      { kind: 'monster', level: 6, treasures: 2, onKill: [{ do: 'gainLevels', levels: 1, to: 'helper' }] },
    ],
    ['CF-Z18', 'nun', 'Nonne', { kind: 'monster', strength: against('voodoo', -2) }],
    ['CF-Z19', 'tax-collector', 'Percepteur', { kind: 'monster', strength: against('voodoo', 5) }],
    ['CF-Z20', 'action-movie-hero', "Héros de film d'action", { kind: 'monster' }],
    [
      'CF-Z21',
      'coat-of-harms',
      'Tue par-dessus quête',
      { kind: 'curse', effect: [{ do: 'discard', cards: { filter: { slot: 'armour' } } }] },
    ],
    ['CF-Z22', 'zombies-wandering-monster', 'Monstre errant', wandering],
    ['CF-Z23', 'zombies-gain-a-level', 'Gagnez un niveau', levelCard],
    ['CF-Z25', 'hand-on-the-brain', 'La main sur le pinceau cerveau', {}],
  ],
  cthulhu: [
    ['CF-C01', 'investigator', 'Investigateur', { kind: 'class' }],
    ['CF-C02', 'monster-whacker', 'Tabasseur de monstres', { kind: 'class' }],
    ['CF-C03', 'professor', 'Professeur', { kind: 'class' }],
    ['CF-C04', 'cultist', 'Cultiste', { kind: 'class', cult: true, copies: 6 }],
    ['CF-C05', 'cthulhu-super-munchkin', 'Super Munchkin', { kind: 'multi', of: 'class', needsBoth: true }],
    ['CF-C06', 'shoggoth', 'Shoggoth', { kind: 'monster', strength: against('investigator', -2) }],
    ['CF-C07', 'bro-ones', 'Beaufonds', { kind: 'monster', strength: against('professor', 2) }],
    ['CF-C08', 'cthulhu-great-cthulhu', 'Grand Cthulhu', { kind: 'monster', level: 20 }],
    ['CF-C09', 'lukewarm-ichor', 'Ichor tiède', { kind: 'oneShot', tags: ['ichor'], ...either }],
    ['CF-C09', 'fizzy-ichor', 'Ichor gazeux', { kind: 'oneShot', tags: ['ichor'], ...either }],
    ['CF-C09', 'family-size-ichor', 'Ichor format familial', { kind: 'oneShot', tags: ['ichor'], ...either }],
    [
      'CF-C10',
      'piercing-scream',
      'Cri perçant',
      { kind: 'oneShot', uses: expect.arrayContaining([expect.objectContaining({ use: 'combat' })]) },
    ],
    ['CF-C11', 'necronomicon', 'Necronomicon', { kind: 'item', bonus: 4, usableBy: { has: 'professor' } }],
    ['CF-C12', 'goo-proof-poncho', 'Poncho imperméable aux substances dégueu', { kind: 'item' }],
    ['CF-C13', 'fake-tentacle', 'Tentacule factice', { kind: 'item' }],
    ['CF-C14', 'backpack-full-of-dynamite', 'Sac à dos plein de dynamite', { kind: 'item' }],
    ['CF-C15', 'triple-barrelled-shotgun', 'Fusil à canon triple', { kind: 'item' }],
    ['CF-C16', 'indescribably-hideous', "D'une indescriptible hideur", enhancer],
    ['CF-C17', 'raving', 'En pleine élucubration', enhancer],
    ['CF-C18', 'four-dimensional', 'Quadridimensionnel', enhancer],
    ['CF-C19', 'in-millennial-sleep', 'Plongé dans son sommeil millénaire', enhancer],
    ['CF-C20', 'cthulhu-wandering-monster', 'Monstre errant', wandering],
    ['CF-C21', 'sex-change', 'Changement de sexe', nextCombat],
    ['CF-C22', 'cthulhu-lose-your-headgear', 'Perdez votre couvre-chef', { kind: 'curse', ...headgear }],
    ['CF-C24', 'cthulhu-gain-a-level', 'Gagnez un niveau', levelCard],
  ],
  base: [
    ['CF-B02', 'base-wandering-monster', 'Monstre errant', wandering],
    ['CF-B04', 'priest', 'Prêtre', { kind: 'class' }],
    ['CF-B04', 'wizard', 'Magicien', { kind: 'class' }],
    ['CF-B04', 'elf', 'Elfe', { kind: 'race' }],
    ['CF-B04', 'dwarf', 'Nain', { kind: 'race' }],
    [
      'CF-B05',
      'kill-the-loyal-servant',
      'Tuer le fidèle serviteur',
      { kind: 'curse', effect: [{ do: 'discard', cards: { zone: 'table', filter: { kind: 'acolyte' } } }] },
    ],
    ['CF-C23', 'divine-intervention', 'Intervention Divine', { kind: 'special' }],
    ['CF-C28', 'loyal-servant', 'Fidèle serviteur', { kind: 'acolyte' }],
    [
      'CF-Z26',
      'priest',
      'Prêtre',
      { abilities: expect.arrayContaining([expect.objectContaining({ when: { facing: { tag: 'undead' } } })]) },
    ],
  ],
  star: [
    ['CF-S02', 'cyborg', 'Cyborg', { kind: 'race' }],
    ['CF-S03', 'mutant', 'Mutant', { kind: 'race' }],
    [
      'CF-S04',
      'feline',
      'Félin',
      { kind: 'race', abilities: expect.arrayContaining([{ permits: 'secondDoor' }, { figure: 'flee', add: 1 }]) },
    ],
    [
      'CF-S05',
      'psychic',
      'Psi',
      {
        kind: 'class',
        abilities: expect.arrayContaining([{ figure: 'strength', add: 2, when: { fights: 'alone' } }]),
      },
    ],
    [
      'CF-S06',
      'bounty-hunter',
      'Chasseur de primes',
      { kind: 'class', abilities: expect.arrayContaining([expect.objectContaining({ on: 'helped' })]) },
    ],
    [
      'CF-S07',
      'trader',
      'Négociant interstellaire',
      { kind: 'class', abilities: expect.arrayContaining([{ figure: 'acolyteLimit', add: 1 }]) },
    ],
    [
      'CF-S08',
      'mad-scientist',
      'Savant fou',
      {
        kind: 'class',
        abilities: expect.arrayContaining([
          { permits: 'anyComplex' },
          expect.objectContaining({ use: 'curse', effect: [{ do: 'disarm' }] }),
        ]),
      },
    ],
    ['CF-S09', 'star-half-breed', 'Sang-mêlé', { kind: 'multi', of: 'race' }],
    ['CF-S10', 'star-super-munchkin', 'Super Munchkin', { kind: 'multi', of: 'class', needsBoth: true }],
    [
      'CF-S11',
      'starfish-from-space',
      "Étoile de mer… de l'espace",
      { kind: 'monster', strength: against('feline', -5) },
    ],
    [
      'CF-S12',
      'sabre-toothed-furball',
      'Boule de poils à dents de sabre',
      { kind: 'monster', strength: against('feline', 2) },
    ],
    ['CF-S13', 'plasmorde', 'Plasmorde', { kind: 'monster' }],
    ['CF-S14', 'star-great-cthulhu', 'Grand Cthulhu', { kind: 'monster' }],
    ['CF-S15', 'radioactive', 'Radioactif', enhancer],
    ['CF-S16', 'last-of-its-kind', 'Le dernier de sa race', enhancer],
    ['CF-S17', 'cybernetic', 'Cybernétique', enhancer],
    ['CF-S18', 'from-another-dimension', "… d'une autre dimension", enhancer],
    ['CF-S19', 'miniature', 'Miniature', enhancer],
    ['CF-S20', 'clone', 'Clone', { kind: 'special', deck: 'door', uses: oneUse('combat', 'clone') }],
    ['CF-S21', 'star-wandering-monster', 'Monstre errant', wandering],
    ['CF-S22', 'plain-grenade', 'Grenade nature', { kind: 'oneShot', tags: ['grenade'], ...either }],
    ['CF-S22', 'pomegranade', 'Grenade (le fruit)', { kind: 'oneShot', tags: ['grenade'], ...either }],
    ['CF-S23', 'laser', 'Laser', { kind: 'item', bonus: 2, slot: 'twoHands', tags: ['laser', 'fire'] }],
    ['CF-S24', 'dazer', 'Dazer', { kind: 'item', bonus: 3, slot: 'twoHands', tags: ['laser', 'fire'] }],
    ['CF-S25', 'maser', 'Maser', { kind: 'item', slot: 'twoHands', tags: ['laser', 'fire'] }],
    ['CF-S26', 'neural-whip', 'Fouet neuronal', { kind: 'item', bonus: 4, usableBy: { has: 'mutant' } }],
    ['CF-S27', 'battle-armour', 'Armure de combat', { kind: 'item', slot: 'armour' }],
    ['CF-S28', 'diamondoid-teeth', 'Dents en diamantoïde', { kind: 'item' }],
    ['CF-S29', 'tail-gun', 'Mitrailleuse de queue', { kind: 'item' }],
    ['CF-S30', 'live-targets', 'Cibles vivantes', { kind: 'acolyte' }],
    ['CF-S31', 'chromosome-inversion', 'Inversion de chromosome', nextCombat],
    ['CF-S32', 'star-lose-your-headgear', 'Perdez votre couvre-chef', { kind: 'curse', ...headgear }],
    [
      'CF-S33',
      'antimatter',
      'Antimatière',
      { kind: 'curse', effect: [{ do: 'discard', cards: { zone: 'table', filter: { kind: 'item' } } }] },
    ],
    ['CF-S34', 'star-gain-a-level', 'Gagnez un niveau', levelCard],
    ['CF-S36', 'exo-cardigan', 'Exo-cardigan', { kind: 'item', size: 'complex' }],
  ],
}

const find = (box: Box, id: string): Card | undefined => PACKS[box].cards.find((card) => card.id === id)

describe.each(Object.keys(REGISTRY) as readonly Box[])('%s', (box) => {
  test.each(REGISTRY[box])('[%s] %s is “%s”', (_, id, french, facts) => {
    expect(find(box, id)).toMatchObject({ ...facts, fr: { name: french } })
  })
})

test('[CF-C22] [CF-S32] [CF-Z21] curses on what is not there do nothing else', () => {
  for (const [box, id] of [
    ['cthulhu', 'cthulhu-lose-your-headgear'],
    ['star', 'star-lose-your-headgear'],
    ['zombies', 'coat-of-harms'],
  ] as const)
    expect(JSON.stringify(find(box, id))).not.toContain('otherwise')
})

test('[CF-N07] [CF-C19] [CF-S19] one enhancer lowers the level, the others raise it', () => {
  for (const [box, only] of [
    ['cthulhu', 'in-millennial-sleep'],
    ['star', 'miniature'],
  ] as const) {
    const enhancers = PACKS[box].cards.filter((card) => card.kind === 'enhancer')
    const least = ({ bonus }: (typeof enhancers)[number]) =>
      typeof bonus === 'number' ? bonus : Math.min(...bonus.map(({ add }) => Number(add)))
    expect(enhancers.filter((card) => least(card) < 0).map((card) => card.id)).toEqual([only])
    expect(enhancers.filter((card) => least(card) > 0)).toHaveLength(enhancers.length - 1)
  }
})

test('[CF-S30] live targets are good for nothing but the sacrifice', () => {
  expect(find('star', 'live-targets')).not.toHaveProperty('abilities')
  expect(find('star', 'live-targets')).not.toHaveProperty('carries')
})

test('[CF-Z17] the pizza delivery guy is worth one level', () => {
  expect(find('zombies', 'pizza-delivery-guy')).not.toHaveProperty('levels')
})

test('[CF-Z09] some powers are for certain mojos, some are fuelled by discards', () => {
  const powers = PACKS.zombies.cards.filter((card): card is TraitCard => card.kind === 'power')
  expect(powers.filter((card) => card.needs !== undefined).length).toBeGreaterThan(0)
  expect(powers.filter((card) => JSON.stringify(card.abilities).includes('"discard":')).length).toBeGreaterThan(0)
})
