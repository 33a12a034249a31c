import {
  adds,
  bans,
  type CurseCard,
  changeSex,
  curse,
  discard,
  each,
  inCase,
  loseLevels,
  loseTrait,
  stay,
} from '@brouhaha/cards'
import { allItems, oneItem, worn } from '../make.ts'

export const TRAPS: readonly CurseCard[] = [
  curse('star-lose-your-headgear', {
    copies: 2,
    effect: [discard(oneItem('table', { slot: 'head' }))],
    en: { name: 'Lose Your Headgear' },
    fr: { name: 'Perdez votre couvre-chef' },
  }),
  curse('chromosome-inversion', {
    effect: [changeSex(), stay('nextCombat', [adds('strength', -5)])],
    en: { name: 'Chromosome Inversion' },
    fr: { name: 'Inversion de chromosome' },
  }),
  curse('antimatter', {
    copies: 2,
    effect: [discard(oneItem('table'))],
    en: { name: 'Antimatter' },
    fr: { name: 'Antimatière' },
  }),
  curse('airlock-mix-up', {
    copies: 3,
    effect: [loseLevels(1)],
    en: { name: 'Airlock Mix-Up', flavour: 'PUSH, it said, in Venusian.' },
    fr: { name: 'Sas suffit', flavour: 'Tirer, pas pousser. Trop tard.' },
  }),
  curse('dry-clean-only', {
    effect: [discard({ ...worn('armour'), otherwise: [discard(worn('feet'))] })],
    en: { name: 'Dry-Clean-Only Nebula' },
    fr: { name: 'Lavage à soixante parsecs' },
  }),
  curse('orbital-income-tax', {
    effect: [
      discard({ ...oneItem('table'), extreme: 'dearest', otherwise: [loseLevels(1)] }),
      inCase({ lost: { value: { least: 600 } } }, [
        each('others', [discard({ ...oneItem('table'), of: 'each', take: { worth: { lost: 'value' } } })], 'seats'),
      ]),
    ],
    en: { name: 'Orbital Income Tax', flavour: 'Per revolution.' },
    fr: { name: "Impôt sur l'orbite", flavour: 'Prélevé à chaque tour.' },
  }),
  curse('gene-recall', {
    effect: [loseTrait('race')],
    en: { name: 'Factory Gene Recall' },
    fr: { name: 'Rappel de gènes', flavour: 'Présente-toi au garage avec ton père.' },
  }),
  curse('laid-off-by-algorithm', {
    effect: [loseTrait('class', { otherwise: [discard({ zone: 'hand', take: 2 })] })],
    en: { name: 'Laid Off by Algorithm' },
    fr: { name: "Optimisé par l'algorithme", flavour: "Il te remercie. C'est le mot." },
  }),
  curse('moody-translator', {
    effect: [stay('untilSoloKill', [bans('helping'), bans('beingHelped')])],
    en: { name: 'Moody Translator', flavour: 'Every greeting comes out as a lawsuit.' },
    fr: { name: 'Traducteur susceptible', flavour: '« Bonjour » devient « ta mère est une lune ».' },
  }),
  curse('quarantine', {
    effect: [stay('nextTurn', [bans('receiving'), bans('looting')])],
    en: { name: 'Quarantine', flavour: 'Forty light-years, payable in arrears.' },
    fr: { name: 'Quarantaine', flavour: 'Tu fais moins.' },
  }),
  curse('firmware-update', {
    effect: [discard({ ...oneItem('table', { size: 'complex' }), otherwise: [discard({ zone: 'either' })] })],
    en: { name: 'Mandatory Firmware Update', flavour: 'Do not switch off your arm.' },
    fr: { name: 'Mise à jour obligatoire', flavour: 'Elle installe surtout le vide.' },
  }),
  curse('batteries-not-included', {
    effect: [discard(allItems('table', { tag: 'laser' }))],
    en: { name: 'Batteries Not Included' },
    fr: { name: 'Piles non fournies', flavour: 'Toute la lumière sur rien.' },
  }),
]
