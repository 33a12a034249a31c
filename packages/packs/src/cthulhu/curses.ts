import {
  adds,
  bans,
  become,
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
  skip,
  stay,
  sumOf,
  take,
} from '@brouhaha/cards'
import { allItems, oneItem, worn } from '../make.ts'

export const CURSES: readonly CurseCard[] = [
  curse('cthulhu-lose-your-headgear', {
    effect: [discard(oneItem('table', { slot: 'head' }))],
    art: ['top-hat', 'windy-stripes'],
    en: { name: 'Lose Your Headgear', flavour: 'The wind here has fingers.' },
    fr: { name: 'Perdez votre couvre-chef', flavour: 'Le vent a du goût. Tu avais un chapeau.' },
  }),
  curse('sex-change', {
    effect: [changeSex(), stay('nextCombat', [adds('strength', -5)])],
    art: ['body-balance', 'mirror-mirror'],
    en: { name: 'Sex Change', flavour: 'The boots fit now. The paperwork does not.' },
    fr: { name: 'Changement de sexe', flavour: 'Six semaines de délai pour la carte de bibliothèque.' },
  }),
  curse('leaflet-through-the-letterbox', {
    effect: [become('cultist')],
    art: ['mailbox', 'envelope'],
    en: { name: 'Leaflet Through the Letterbox', flavour: 'Have you a moment to talk about our lord and kraken?' },
    fr: { name: 'Tract sous la porte', flavour: "Tu n'aurais pas dû cocher la case." },
  }),
  curse('mandatory-fun-ritual', {
    effect: [become('cultist', 'lowest')],
    art: ['party-hat', 'human-pyramid'],
    en: { name: 'Mandatory Fun Ritual', flavour: 'Interns first.' },
    fr: { name: "Séminaire d'intégration", flavour: 'Les petits derniers passent en premier.' },
  }),
  curse('tenure-denied', {
    effect: [loseTrait('class', { otherwise: [loseLevels(1)] })],
    art: ['stamper', 'thumb-down'],
    en: { name: 'Tenure Denied', flavour: 'The committee thanked you in the past tense.' },
    fr: { name: 'Thèse refusée', flavour: "Le jury n'a pas survécu à l'annexe." },
  }),
  curse('ink-on-everything', {
    effect: [discard({ zone: 'hand', take: 'all', otherwise: [discard(worn('armour'))] })],
    art: ['quill-ink', 'squid'],
    en: { name: 'Ink on Everything', flavour: 'The squid regrets nothing.' },
    fr: { name: 'Encre très antipathique', flavour: "Celle-là, on la voit. On ne voit même plus qu'elle." },
  }),
  curse('migraine-from-beyond', {
    effect: [choose([loseLevels(1)], [discard({ zone: 'handOrItems', take: 2 })])],
    art: ['frontal-lobe', 'medicine-pills'],
    en: { name: 'Migraine from Beyond', flavour: 'Take two tablets. Stone ones.' },
    fr: { name: "Migraine d'outre-espace", flavour: 'Deux aspirines et un exorcisme.' },
  }),
  curse('non-euclidean-insomnia', {
    effect: [stay('untilLevelGained', [bans('helping')])],
    art: ['bed', 'sheep'],
    en: { name: 'Non-Euclidean Insomnia', flavour: 'There is no comfortable side of this bed.' },
    fr: { name: 'Insomnie non euclidienne', flavour: 'Les moutons sautent en parallèle et se croisent.' },
  }),
  curse('lost-weekend', {
    effect: [skip('turn')],
    art: ['calendar', 'ancient-ruins'],
    en: { name: "Lost Weekend in R'lyeh", flavour: 'You only went in for milk.' },
    fr: { name: "Week-end perdu à R'lyeh", flavour: 'Belle vue, angles difficiles.' },
  }),
  curse('bad-review-from-your-sword', {
    effect: [stay('untilLifted', [reverses({ host: true })], { on: oneItem('worn'), lift: { levels: 1 } })],
    art: ['sword-break', 'worried-eyes'],
    en: { name: 'Your Weapon Has Doubts', flavour: 'It has started hitting the wrong side on principle.' },
    fr: { name: 'Retournement de manche', flavour: "L'objet a choisi son camp, et ce n'est plus le tien." },
  }),
  curse('tithe-and-tide', {
    effect: [
      called('tithe', discard(oneItem('table'))),
      each('others', [
        discard({ ...oneItem('table'), take: { worth: sumOf('tithe', 'value') }, otherwise: [loseLevels(1)] }),
      ]),
    ],
    art: ['pay-money', 'high-tide'],
    en: { name: 'Tithe and Tide', flavour: 'They wait for no one, and take cash.' },
    fr: { name: 'Denier du culte', flavour: 'La quête est finie. La collecte commence.' },
  }),
  curse('cold-called', {
    effect: [stay({ until: { has: 'cultist' } }, [adds('flee', -1), adds('handLimit', -1)])],
    art: ['rotary-phone', 'ringing-alarm'],
    en: { name: 'Cold Call of Cthulhu', flavour: 'You have been selected. They will not stop ringing.' },
    fr: { name: "L'Appel masqué de Cthulhu", flavour: "Il rappellera à l'heure du dîner. De chaque dîner." },
  }),
  curse('library-fine', {
    effect: [discard({ ...allItems('table', { tag: 'book' }), otherwise: [take({ zone: 'hand' }, 'left')] })],
    art: ['archive-register', 'banging-gavel'],
    en: { name: 'Library Fine', flavour: 'Ten cents a day since 1692.' },
    fr: { name: 'Amende de bibliothèque', flavour: 'Le retard est compté en lunes, les pages en âmes.' },
  }),
]
