import {
  adds,
  characterClass,
  discard,
  helpFlight,
  loseLevels,
  type MultiCard,
  multi,
  permits,
  race,
  remove,
  roll,
  search,
  strengthen,
  type TraitCard,
  take,
  use,
  weaken,
} from '@brouhaha/cards'
import { oneItem } from '../make.ts'

export const RACES: readonly TraitCard[] = [
  race('elf', {
    copies: 3,
    abilities: [adds('flee', 1), permits('levelForHelping')],
    art: ['woman-elf-face'],
    en: { name: 'Elf', flavour: 'Here to help. Also to be seen helping.' },
    fr: { name: 'Elfe', flavour: 'Serviable à but lucratif.' },
  }),
  race('dwarf', {
    copies: 3,
    abilities: [permits('anyBig'), adds('handLimit', 1)],
    art: ['dwarf-helmet'],
    en: { name: 'Dwarf', flavour: 'Low centre of gravity, high centre of luggage.' },
    fr: { name: 'Nain', flavour: 'Petit format, grand coffre.' },
  }),
  race('halfling', {
    copies: 3,
    abilities: [adds('priceTimes', 1), adds('flee', -1, { drawback: true })],
    art: ['hobbit-dwelling'],
    en: { name: 'Halfling', flavour: 'Half the height, twice the receipt.' },
    fr: { name: 'Halfelin', flavour: 'Court sur pattes, long sur la facture.' },
  }),
]

export const CLASSES: readonly TraitCard[] = [
  characterClass('warrior', {
    copies: 3,
    abilities: [
      permits('winTies'),
      use('ownCombat', [strengthen('players', 1)], { cost: { discard: 1 }, most: { times: 3, per: 'combat' } }),
    ],
    art: ['swordman'],
    en: { name: 'Warrior', flavour: 'If it is a draw, draw again, harder.' },
    fr: { name: 'Guerrier', flavour: "En cas d'égalité, il crie plus fort." },
  }),
  characterClass('wizard', {
    copies: 3,
    abilities: [
      use('ownRoll', [helpFlight('you', 1)], { cost: { discard: 1 }, most: { times: 3, per: 'combat' } }),
      use('ownCombat', [remove('named', true)], { cost: { discard: 'hand' } }),
    ],
    art: ['wizard-face'],
    en: { name: 'Wizard', flavour: 'Knows nine spells and the way out.' },
    fr: { name: 'Magicien', flavour: 'Abracadabra, et surtout au revoir.' },
  }),
  characterClass('priest', {
    copies: 3,
    abilities: [
      use('ownCombat', [strengthen('players', 3)], {
        when: { facing: { tag: 'undead' } },
        cost: { discard: 1 },
        most: { times: 3, per: 'combat' },
      }),
      use('ownDraw', [search({ zone: 'doorDiscards', extreme: 'topmost' }), discard({ zone: 'hand' })]),
    ],
    art: ['holy-symbol'],
    en: { name: 'Priest', flavour: 'The dead rise; he asks them to be seated.' },
    fr: { name: 'Prêtre', flavour: 'Il enterre, ils reviennent : le métier qui tourne.' },
  }),
  characterClass('thief', {
    copies: 3,
    abilities: [
      use('combat', [weaken('target', 2)], { cost: { discard: 1 }, most: { times: 1, per: 'victim' } }),
      use(
        'ownTurn',
        [
          roll(
            [1, 3, [loseLevels(1)]],
            [4, 6, [take({ of: 'target', ...oneItem('table', { size: 'small' }), by: 'you' }, 'you')]],
          ),
        ],
        { cost: { discard: 1 } },
      ),
    ],
    art: ['robber-mask'],
    en: { name: 'Thief', flavour: 'Has your back. Also your purse.' },
    fr: { name: 'Voleur', flavour: 'Toujours derrière toi, surtout en combat.' },
  }),
]

export const MULTIPLES: readonly MultiCard[] = [
  multi('base-half-breed', {
    copies: 2,
    of: 'race',
    art: ['duality-mask'],
    en: { name: 'Half-Breed', flavour: 'Two family dinners every Sunday.' },
    fr: { name: 'Sang-mêlé', flavour: 'Deux repas de famille tous les dimanches.' },
  }),
  multi('base-super-munchkin', {
    copies: 2,
    of: 'class',
    needsBoth: true,
    art: ['cape'],
    en: { name: 'Super Munchkin', flavour: 'Two jobs, no boss, one cape.' },
    fr: { name: 'Super Munchkin', flavour: 'Deux métiers, zéro patron, une cape.' },
  }),
]
