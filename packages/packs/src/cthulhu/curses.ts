import {
  adds,
  bans,
  become,
  type CurseCard,
  changeSex,
  curse,
  discard,
  inCase,
  loseLevels,
  loseTrait,
  reverses,
  skip,
  stay,
} from '@brouhaha/cards'
import { oneItem, worn } from '../make.ts'

export const CURSES: readonly CurseCard[] = [
  curse('cthulhu-lose-your-headgear', {
    copies: 2,
    effect: [discard(oneItem('table', { slot: 'head' }))],
    en: { name: 'Lose Your Headgear' },
    fr: { name: 'Perdez votre couvre-chef' },
  }),
  curse('sex-change', {
    effect: [changeSex(), stay('nextCombat', [adds('strength', -5)])],
    en: { name: 'Sex Change' },
    fr: { name: 'Changement de sexe' },
  }),
  curse('leaflet-through-the-letterbox', {
    copies: 2,
    effect: [become('cultist')],
    en: { name: 'Leaflet Through the Letterbox', flavour: 'Have you a moment to talk about our lord and kraken?' },
    fr: { name: 'Tract sous la porte', flavour: "Tu n'aurais pas dû cocher la case." },
  }),
  curse('mandatory-fun-ritual', {
    effect: [become('cultist', 'lowest')],
    en: { name: 'Mandatory Fun Ritual', flavour: 'Interns first.' },
    fr: { name: "Séminaire d'intégration", flavour: 'Les petits derniers passent en premier.' },
  }),
  curse('tenure-denied', {
    copies: 2,
    effect: [loseTrait('class', { otherwise: [loseLevels(1)] })],
    en: { name: 'Tenure Denied' },
    fr: { name: 'Thèse refusée', flavour: "Le jury n'a pas survécu à l'annexe." },
  }),
  curse('ink-on-everything', {
    effect: [discard({ zone: 'hand', take: 'all', otherwise: [discard(worn('armour'))] })],
    en: { name: 'Ink on Everything', flavour: 'The squid regrets nothing.' },
    fr: { name: 'Encre très antipathique' },
  }),
  curse('migraine-from-beyond', {
    effect: [inCase({ human: 'evenHalf' }, [loseLevels(1)], [discard({ zone: 'either' })])],
    en: { name: 'Migraine from Beyond' },
    fr: { name: "Migraine d'outre-espace", flavour: 'Deux aspirines et un exorcisme.' },
  }),
  curse('non-euclidean-insomnia', {
    effect: [stay('untilLevelGained', [bans('helping')])],
    en: { name: 'Non-Euclidean Insomnia', flavour: 'There is no comfortable side of this bed.' },
    fr: { name: 'Insomnie non euclidienne', flavour: 'Les moutons sautent en parallèle et se croisent.' },
  }),
  curse('lost-weekend', {
    effect: [skip('turn')],
    en: { name: "Lost Weekend in R'lyeh", flavour: 'You only went in for milk.' },
    fr: { name: "Week-end perdu à R'lyeh", flavour: 'Belle vue, angles difficiles.' },
  }),
  curse('bad-review-from-your-sword', {
    effect: [stay('untilLifted', [reverses({ host: true })], { on: oneItem('worn'), lift: { levels: 1 } })],
    en: { name: 'Your Weapon Has Doubts', flavour: 'It has started hitting the wrong side on principle.' },
    fr: { name: 'Retournement de manche', flavour: "L'objet a choisi son camp, et ce n'est plus le tien." },
  }),
]
