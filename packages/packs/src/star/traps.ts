import {
  adds,
  bans,
  type CurseCard,
  called,
  changeSex,
  curse,
  discard,
  each,
  inCase,
  loseLevels,
  loseTrait,
  poolHands,
  reverses,
  stay,
  sumOf,
} from '@brouhaha/cards'
import { allItems, oneItem } from '../make.ts'

export const TRAPS: readonly CurseCard[] = [
  curse('star-lose-your-headgear', {
    art: ['billed-cap', 'wind-slap'],
    effect: [discard(oneItem('table', { slot: 'head' }))],
    en: { name: 'Lose Your Headgear', flavour: 'Somewhere a small moon is very dashing.' },
    fr: { name: 'Perdez votre couvre-chef', flavour: 'Garde la tête, dans un premier temps.' },
  }),
  curse('chromosome-inversion', {
    art: ['dna1'],
    effect: [changeSex(), stay('nextCombat', [adds('strength', -5)])],
    en: { name: 'Chromosome Inversion', flavour: 'X marks the other spot.' },
    fr: { name: 'Inversion de chromosome', flavour: "Ta combinaison boutonne de l'autre côté." },
  }),
  curse('antimatter', {
    art: ['atom', 'explosion-rays'],
    effect: [discard(oneItem('table'))],
    en: { name: 'Antimatter', flavour: 'It matters. Briefly.' },
    fr: { name: 'Antimatière', flavour: 'Rayon matière : rupture de stock.' },
  }),
  curse('airlock-mix-up', {
    art: ['airtight-hatch', 'person'],
    effect: [loseLevels(1)],
    en: { name: 'Airlock Mix-Up', flavour: 'PUSH, it said, in Venusian.' },
    fr: { name: 'Sas suffit', flavour: 'Tirer, pas pousser. Trop tard.' },
  }),
  curse('orbital-income-tax', {
    art: ['orbital', 'cash'],
    effect: [
      called('tax', discard({ ...oneItem('table'), extreme: 'dearest', otherwise: [loseLevels(1)] })),
      inCase({ the: 'tax', fits: { value: { least: 600 } } }, [
        each('others', [discard({ ...oneItem('table'), of: 'each', take: { worth: sumOf('tax', 'value') } })], 'seats'),
      ]),
    ],
    en: { name: 'Orbital Income Tax', flavour: 'Per revolution.' },
    fr: { name: "Impôt sur l'orbite", flavour: 'Prélevé à chaque tour.' },
  }),
  curse('gene-recall', {
    art: ['car-door', 'dna2'],
    effect: [loseTrait('race')],
    en: { name: 'Factory Gene Recall', flavour: 'Bring yourself to the garage, with a receipt.' },
    fr: { name: 'Rappel de gènes', flavour: 'Présente-toi au garage avec ton père.' },
  }),
  curse('laid-off-by-algorithm', {
    art: ['cardboard-box', 'microchip'],
    effect: [loseTrait('class', { otherwise: [discard({ zone: 'hand', take: 2 })] })],
    en: { name: 'Laid Off by Algorithm', flavour: 'Hello FIRST_NAME, it is not you.' },
    fr: { name: "Optimisé par l'algorithme", flavour: "Il te remercie. C'est le mot." },
  }),
  curse('moody-translator', {
    art: ['conversation', 'angry-eyes'],
    effect: [stay('untilSoloKill', [bans('helping'), bans('beingHelped')])],
    en: { name: 'Moody Translator', flavour: 'Every greeting comes out as a lawsuit.' },
    fr: { name: 'Traducteur susceptible', flavour: '« Bonjour » devient « ta mère est une lune ».' },
  }),
  curse('quarantine', {
    art: ['hazmat-suit', 'virus'],
    effect: [stay('nextTurn', [bans('receiving'), bans('looting')])],
    en: { name: 'Quarantine', flavour: 'Forty light-years, payable in arrears.' },
    fr: { name: 'Quarantaine', flavour: 'Tu fais moins.' },
  }),
  curse('firmware-update', {
    art: ['cloud-download', 'robot-grab'],
    effect: [discard({ ...oneItem('table', { size: 'complex' }), otherwise: [discard({ zone: 'either' })] })],
    en: { name: 'Mandatory Firmware Update', flavour: 'Do not switch off your arm.' },
    fr: { name: 'Mise à jour obligatoire', flavour: 'Elle installe surtout le vide.' },
  }),
  curse('batteries-not-included', {
    art: ['battery-0', 'laser-gun'],
    effect: [discard({ ...allItems('table', { tag: 'laser' }), otherwise: [discard({ zone: 'hand' })] })],
    en: { name: 'Batteries Not Included', flavour: 'Nor was the small screwdriver.' },
    fr: { name: 'Piles non fournies', flavour: 'Toute la lumière sur rien.' },
  }),
  curse('random-security-check', {
    art: ['metal-detector', 'magnifying-glass'],
    effect: [discard({ ...oneItem('table'), by: 'left' })],
    en: { name: 'Random Security Check', flavour: 'At random. You. Every time.' },
    fr: { name: 'Contrôle aléatoire', flavour: 'Le hasard te trouve une drôle de tête.' },
  }),
  curse('reversed-polarity', {
    art: ['plug', 'anticlockwise-rotation'],
    effect: [
      stay('untilLifted', [reverses({ kind: 'item', host: true })], {
        on: { zone: 'worn', extreme: 'bestBonus' },
        lift: { discard: 2 },
      }),
    ],
    en: { name: 'Reversed Polarity', flavour: 'Red to red, blue to oops.' },
    fr: { name: "Branché à l'envers", flavour: 'La notice, elle, était dans le bon sens.' },
  }),
  curse('gravity-cut', {
    art: ['feather', 'card-random'],
    effect: [poolHands('everyone')],
    en: { name: 'Gravity Cut', flavour: 'Unpaid bill. Please collect your things from the ceiling.' },
    fr: { name: 'Coupure de gravité', flavour: 'Pour facture impayée. Tes affaires sont au plafond.' },
  }),
  curse('earworm', {
    art: ['human-ear', 'earth-worm'],
    effect: [stay({ until: { wears: { slot: 'head' } } }, [adds('strength', -2)])],
    en: { name: 'Earworm', flavour: 'Ninety metres long, and catchy.' },
    fr: { name: "Ver d'oreille solitaire", flavour: "Tu l'as dans la tête. Il y a fait des travaux." },
  }),
]
