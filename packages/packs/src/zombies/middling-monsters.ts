// The living who insist, and the dead who will not go home: levels 6 to 10.

import {
  aDie,
  bans,
  discard,
  draw,
  each,
  gainLevels,
  loseLevels,
  loseTrait,
  type MonsterCard,
  monster,
  putBack,
  roll,
  skip,
  strengthen,
  take,
} from '@brouhaha/cards'
import { against, oneItem, upToLevel, worn } from '../make.ts'

const SIXTH: readonly MonsterCard[] = [
  monster('pizza-delivery-guy', {
    level: 6,
    treasures: 2,
    onKill: [gainLevels(1, 'helper')],
    badStuff: [discard({ zone: 'either', take: 2 })],
    art: ['full-pizza', 'scooter'],
    en: { name: 'Pizza Delivery Guy', flavour: 'Thirty minutes or you are free.' },
    fr: { name: 'Livreur de pizza', flavour: 'En trente minutes chez toi, ou dedans.' },
  }),
  monster('rush-hour-zombie', {
    tags: ['undead'],
    level: 6,
    treasures: 2,
    strength: [{ add: { monsters: { tag: 'undead' } } }],
    badStuff: [roll([1, 4, [loseLevels(1)]], [5, 6, [discard(oneItem('table', { bonus: { least: 3 } }))]])],
    art: ['subway-train', 'briefcase'],
    en: { name: 'Commuter Zombie', flavour: 'Dead inside since the seven-forty.' },
    fr: { name: 'Zombie aux heures de pointe', flavour: 'Métro, boulot, caveau.' },
  }),
  monster('homeowners-association', {
    level: 6,
    treasures: 2,
    strength: [{ add: 4, when: { anyFighter: { carries: { size: 'big' } } } }],
    badStuff: [discard({ ...oneItem('table', { size: 'big' }), otherwise: [discard({ zone: 'hand', take: 2 })] })],
    art: ['family-house', 'measure-tape'],
    en: { name: "Homeowners' Association", flavour: 'Your headstone is two inches over.' },
    fr: { name: 'Syndic de copropriété', flavour: 'Ta tombe dépasse. Voir règlement, article 4.' },
  }),
  monster('undying-meeting', {
    tags: ['undead'],
    level: 6,
    treasures: 2,
    strength: [{ add: 4, when: { day: 'monday' } }],
    fightRules: [bans('holdingBack')],
    badStuff: [skip('turn')],
    art: ['round-table', 'pie-chart'],
    en: { name: 'The Meeting That Would Not Die', flavour: 'This could have been an epitaph.' },
    fr: { name: 'Réunionite en phase terminale', flavour: "Ordre du jour : fixer l'ordre du jour." },
  }),
]

const EIGHTH: readonly MonsterCard[] = [
  monster('tax-collector', {
    level: 8,
    treasures: 2,
    strength: [{ add: 5, when: against('voodoo') }],
    badStuff: [discard({ ...oneItem('table'), extreme: 'dearest', otherwise: [loseLevels(2)] })],
    art: ['calculator', 'expense'],
    en: { name: 'Tax Collector', flavour: 'Two certainties, and you only managed one.' },
    fr: { name: 'Percepteur', flavour: "La mort ne suspend pas l'échéance." },
  }),
  monster('gardener-with-a-grudge', {
    level: 8,
    treasures: 2,
    letsGo: upToLevel(2),
    badStuff: [putBack({ ...oneItem('table'), extreme: 'bestBonus' }, 'bottom'), loseLevels(1)],
    art: ['gardening-shears', 'flower-pot'],
    en: { name: 'Gardener with a Grudge', flavour: 'You came up through the begonias.' },
    fr: { name: 'Jardinier remonté', flavour: 'Tu es sorti de terre en plein dans ses dahlias.' },
  }),
  monster('viral-influencer', {
    level: 8,
    treasures: 2,
    strength: [{ add: -3, when: against('plague') }],
    badStuff: [each('others', [take({ zone: 'hand', of: 'victim', by: 'chance' }, 'each')], 'seats')],
    art: ['smartphone', 'virus'],
    en: { name: 'Influencer Gone Viral', flavour: 'You gave him the virus. He gave it a hashtag.' },
    fr: { name: 'Influenceur sous influence', flavour: "N'oubliez pas de vous abonner à la vie." },
  }),
  monster('karaoke-ghoul', {
    tags: ['undead'],
    level: 8,
    treasures: 2,
    beforeCombat: [roll([1, 3, [strengthen('players', 2)]], [4, 6, [strengthen('monsters', 4)]])],
    badStuff: [loseTrait('power', { otherwise: [loseLevels(2)] })],
    art: ['microphone', 'sonic-screech'],
    en: { name: 'Karaoke Ghoul', flavour: 'Murders every song, then the front row.' },
    fr: { name: 'Goule de karaoké', flavour: 'Elle massacre tout, du refrain au public.' },
  }),
]

const TENTH: readonly MonsterCard[] = [
  monster('farewell-tour-rock-star', {
    tags: ['undead'],
    level: 10,
    treasures: 3,
    letsGo: upToLevel(3),
    badStuff: [loseTrait('mojo', { otherwise: [loseLevels(2)] })],
    art: ['guitar', 'candle-skull'],
    en: { name: 'Farewell-Tour Rock Star', flavour: 'Eleventh final concert. Live, almost.' },
    fr: { name: "Rock star en tournée d'adieu", flavour: 'Le rappel dure depuis sa mort.' },
  }),
  monster('sunday-survivalist', {
    level: 10,
    treasures: 3,
    extraTreasures: [{ add: 1, when: { cameFrom: 'door' } }],
    strength: [{ add: 3, when: against('stealthy') }],
    badStuff: [discard({ zone: 'hand', take: aDie, by: 'chance' })],
    art: ['canned-fish', 'bunker'],
    en: { name: 'Prepper with Too Much Time', flavour: 'Four thousand tins, no opener.' },
    fr: { name: 'Survivaliste du dimanche', flavour: 'Six ans de raviolis, zéro ouvre-boîte.' },
  }),
  monster('blowtorch-chef', {
    tags: ['fire'],
    level: 10,
    treasures: 3,
    refuses: { when: { has: 'plague' }, gift: [draw('treasure', 1)] },
    badStuff: [discard(worn('armour')), loseLevels(2)],
    art: ['chef-toque', 'flamer'],
    en: { name: 'Chef with a Blowtorch', flavour: 'Nothing off-colour leaves, or enters, his kitchen.' },
    fr: { name: 'Chef cuistot au chalumeau', flavour: 'Il cherche une cervelle bien élevée. La tienne traînait.' },
  }),
]

export const MIDDLING_MONSTERS: readonly MonsterCard[] = [...SIXTH, ...EIGHTH, ...TENTH]
