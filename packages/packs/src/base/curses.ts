import {
  adds,
  bans,
  type CurseCard,
  called,
  changeSex,
  choose,
  curse,
  discard,
  each,
  loseLevels,
  loseTrait,
  reverses,
  setLevel,
  stay,
  sumOf,
  swapHands,
  swapTrait,
  take,
} from '@brouhaha/cards'
import { allItems, oneItem, worn } from '../make.ts'

const ON_THINGS: readonly CurseCard[] = [
  curse('hat-thief-wind', {
    effect: [discard(worn('head'))],
    art: ['windy-stripes', 'top-hat'],
    en: { name: 'A Wind of Change of Hat', flavour: 'Gusting four to five heads an hour.' },
    fr: { name: 'Coup de vent dans les idées', flavour: 'Il en restait peu.' },
  }),
  curse('lace-against-the-machine', {
    effect: [discard(allItems('table', { slot: 'feet' }))],
    art: ['converse-shoe'],
    en: { name: 'Lace Against the Machine', flavour: 'Every boot you own has joined the movement.' },
    fr: { name: 'Lacet-faire', flavour: 'Toutes tes chaussures rejoignent le marché libre.' },
  }),
  curse('rust-in-peace', {
    effect: [discard({ ...oneItem('table', { slot: 'armour' }), otherwise: [loseLevels(1)] })],
    art: ['armor-downgrade'],
    en: { name: 'Rust in Peace', flavour: 'Ashes to ashes, flakes to flakes.' },
    fr: { name: 'Rouille de secours', flavour: "Sans armure, c'est toi qui grinces." },
  }),
  curse('baggage-fees', {
    effect: [discard({ ...oneItem('table', { size: 'big' }), otherwise: [discard({ zone: 'hand' })] })],
    art: ['rolling-suitcase', 'weight'],
    en: { name: 'Baggage Fees', flavour: 'The dungeon is now a budget dungeon.' },
    fr: { name: 'Excédent de bagages', flavour: 'Le donjon est passé à bas coût.' },
  }),
  curse('sold-as-seen', {
    effect: [
      stay('untilLifted', [reverses({ host: true })], {
        on: { ...oneItem('worn'), extreme: 'bestBonus' },
        lift: { discard: 2 },
      }),
    ],
    art: ['price-tag', 'broken-axe'],
    en: { name: 'Sold as Seen', flavour: 'You were not looking.' },
    fr: { name: 'Vice caché', flavour: 'Le vendeur a déménagé.' },
  }),
  curse('neighbourly-loan', {
    effect: [take({ ...oneItem('table', { size: 'small' }), by: 'left' }, 'left')],
    art: ['drill', 'house'],
    en: { name: 'The Neighbour Is Only Borrowing It', flavour: 'Back by Sunday. Which one, he did not say.' },
    fr: { name: 'Voisin bricoleur', flavour: "Il te le rend dimanche. Il n'a pas dit lequel." },
  }),
  curse('secret-santa', {
    effect: [
      called('present', discard(oneItem('table'))),
      each('others', [
        discard({ ...oneItem('table'), take: { worth: sumOf('present', 'value') }, otherwise: [loseLevels(1)] }),
      ]),
    ],
    art: ['present'],
    en: { name: 'Compulsory Secret Santa', flavour: 'The budget is whatever it hurts.' },
    fr: { name: 'Tirage au sort des cadeaux', flavour: 'Le premier fixe le budget. Merci à lui.' },
  }),
  curse('whip-round', {
    effect: [each('everyone', [discard({ zone: 'handOrItems' })], 'seats')],
    art: ['piggy-bank'],
    en: { name: 'Whip-Round for Whatshisname', flavour: 'Nobody knows who is leaving. Everybody gives.' },
    fr: { name: 'Quête obligatoire', flavour: 'La seule où les héros mettent au panier.' },
  }),
  curse('kill-the-loyal-servant', {
    effect: [discard({ zone: 'table', filter: { kind: 'acolyte' } })],
    art: ['tombstone', 'bow-tie'],
    en: { name: 'Kill the Loyal Servant', flavour: 'Two weeks of notice would have been enough.' },
    fr: { name: 'Tuer le fidèle serviteur', flavour: 'Deux semaines de préavis auraient suffi.' },
  }),
]

const ON_PEOPLE: readonly CurseCard[] = [
  curse('rock-bottom', {
    effect: [loseLevels(1)],
    art: ['fall-down'],
    en: { name: 'Rock Bottom, with a View', flavour: 'Mostly of rock.' },
    fr: { name: 'Retour à la case bredouille', flavour: 'Ne touche pas deux cents pièces.' },
  }),
  curse('lowest-common-denominator', {
    effect: [
      choose(
        [setLevel('lowest')],
        [discard({ zone: 'hand', take: 'all' }), discard({ ...oneItem('table'), extreme: 'bestBonus' })],
      ),
    ],
    art: ['histogram', 'weight-crush'],
    en: { name: 'Lowest Common Denominator', flavour: 'Your average has been corrected.' },
    fr: { name: 'Nivellement par le bas', flavour: 'Le plus petit dénominateur a demandé de tes nouvelles.' },
  }),
  curse('wrong-changing-room', {
    effect: [changeSex(), stay('nextCombat', [adds('strength', -5)])],
    art: ['body-swapping', 'hanger'],
    en: { name: 'The Wrong Changing Room', flavour: 'Nothing fits for one fight.' },
    fr: { name: 'Madame est servi', flavour: "Le temps d'un combat, tu cherches tes poches." },
  }),
  curse('career-change', {
    effect: [loseTrait('class', { otherwise: [loseLevels(1)] })],
    art: ['diploma', 'trash-can'],
    en: { name: 'Exciting Career Change', flavour: 'The exciting part is over.' },
    fr: { name: 'Pôle exploits', flavour: 'Ton dossier est complet. Ta carrière aussi.' },
  }),
  curse('clerical-error', {
    effect: [swapTrait('class')],
    art: ['stamper', 'railway'],
    en: { name: 'Clerical Error', flavour: 'Somebody else is a very surprised warrior.' },
    fr: { name: "Erreur d'aiguillage", flavour: "Ton nouveau métier t'attend voie 2." },
  }),
  curse('ancestry-test', {
    effect: [loseTrait('race')],
    art: ['family-tree', 'axe-in-stump'],
    en: { name: 'Ancestry Test Results', flavour: 'Forty per cent cardigan.' },
    fr: { name: 'Arbre généalogique élagué', flavour: 'La branche où tu étais assis, justement.' },
  }),
  curse('cloakroom-roulette', {
    effect: [swapHands('victim', 'left')],
    art: ['clothes', 'swap-bag'],
    en: { name: 'Cloakroom Roulette', flavour: 'Same coat, different pockets.' },
    fr: { name: 'Erreur de vestiaire', flavour: 'Le même manteau, mais pas les mêmes poches.' },
  }),
  curse('cursed-jingle', {
    effect: [stay('untilLifted', [adds('flee', -1)])],
    art: ['musical-notes', 'earth-worm'],
    en: { name: 'Cursed Jingle', flavour: 'They hear you coming, and humming.' },
    fr: { name: 'Ritournelle de mauvais aloi', flavour: 'Elle est déjà dans ta tête.' },
  }),
  curse('garlic-breath', {
    effect: [stay('untilKill', [bans('beingHelped')])],
    art: ['bad-breath', 'garlic'],
    en: { name: 'Breath of the Wildly Garlicky', flavour: 'Friends support you, from upwind.' },
    fr: { name: "Haleine d'ail-leurs", flavour: "Tes amis t'encouragent. De loin." },
  }),
  curse('hair-emergency', {
    effect: [stay({ until: { wears: { slot: 'head' } } }, [adds('strength', -2)])],
    art: ['hair-strands'],
    en: { name: 'Hair-Raising Incident', flavour: 'Nothing that a hat would not hide.' },
    fr: { name: 'Épi-démie', flavour: "Un chapeau suffirait à l'endiguer." },
  }),
]

export const CURSES: readonly CurseCard[] = [...ON_THINGS, ...ON_PEOPLE]
