import {
  adds,
  bans,
  type CurseCard,
  called,
  curse,
  discard,
  each,
  loseLevels,
  loseTrait,
  reverses,
  roll,
  stay,
  sumOf,
  swapTrait,
  the,
} from '@brouhaha/cards'
import { oneItem, worn } from '../make.ts'

const BODIES: readonly CurseCard[] = [
  curse('coat-of-harms', {
    effect: [discard(oneItem('table', { slot: 'armour' }))],
    art: ['pirate-coat', 'coa-de-jima'],
    en: { name: 'Coat of Harms', flavour: 'Your coat has left on a quest. Without you.' },
    fr: { name: 'Tue par-dessus quête', flavour: "Ton manteau part à l'aventure. Sans toi." },
  }),
  curse('falling-apart', {
    effect: [loseLevels(1)],
    art: ['lost-limb', 'jigsaw-piece'],
    en: { name: 'Falling Apart Nicely', flavour: 'Piece by piece, and with good posture.' },
    fr: { name: 'Partie remise', flavour: "La tienne, et à l'envers." },
  }),
  curse('lost-your-head', {
    effect: [discard({ ...worn('head'), otherwise: [loseLevels(1)] })],
    art: ['decapitation', 'bowling-strike'],
    en: { name: 'Somebody Kept His Head', flavour: 'It was yours, actually.' },
    fr: { name: "Tête en l'air", flavour: 'Elle redescend, mais sans le chapeau.' },
  }),
  curse('rigor-mortified', {
    effect: [loseTrait('power', { otherwise: [loseLevels(1)] })],
    art: ['morgue-feet', 'thermometer-cold'],
    en: { name: 'Rigor Mortified', flavour: 'Stiff with embarrassment.' },
    fr: { name: 'Rigueur budgétaire cadavérique', flavour: 'On supprime un pouvoir, pour commencer.' },
  }),
  curse('flat-mojo', {
    effect: [loseTrait('mojo', { which: 'all' })],
    art: ['flat-tire', 'cancel'],
    en: { name: 'Flat Mojo', flavour: 'Have you tried lying down and rising again?' },
    fr: { name: 'Mojo raplapla', flavour: "Prévoir une rustine, ou un sorcier d'astreinte." },
  }),
  curse('identity-crypt', {
    effect: [swapTrait('mojo')],
    art: ['crypt-entrance', 'mirror-mirror'],
    en: { name: 'Identity Crypt', flavour: 'The tenant downstairs would like a turn.' },
    fr: { name: "Crise d'identité post mortem", flavour: "Tu n'es plus toi-même. Tu ne l'étais déjà plus." },
  }),
  curse('flies', {
    effect: [stay('untilLifted', [adds('strength', -1)], { lift: { discard: 2 } })],
    art: ['flying-beetle', 'bad-breath'],
    en: { name: 'Flies', flavour: 'Time does too, but they stay.' },
    fr: { name: 'Fine mouche, et ses cousines', flavour: "Elles ne te quittent plus. C'est ça, l'amour." },
  }),
]

const SOCIETY: readonly CurseCard[] = [
  curse('funeral-bill', {
    effect: [
      called('share', discard(oneItem('table'))),
      each('others', [
        discard({ ...oneItem('table'), take: { worth: sumOf('share', 'value') }, otherwise: [loseLevels(1)] }),
      ]),
    ],
    art: ['pay-money', 'grave-flowers'],
    en: { name: 'Funeral Bill, Split Evenly', flavour: 'Divided per head. Show of heads, please.' },
    fr: { name: "Frais d'obsèques partagés", flavour: 'On divise par tête. Qui a la sienne ?' },
  }),
  curse('moment-of-silence', {
    effect: [stay('nextCombat', [bans('beingHelped')])],
    art: ['nothing-to-say', 'hourglass'],
    en: { name: 'Moment of Silence', flavour: 'No calling for help. No chewing, either.' },
    fr: { name: 'Minute de silence', flavour: "On n'entend que ton ventre." },
  }),
  curse('contagious-yawn', {
    effect: [each('everyone', [discard({ zone: 'either' })], 'levels')],
    art: ['sleepy', 'jawbone'],
    en: { name: 'Contagious Yawn', flavour: 'Jaws everywhere, mostly on the floor.' },
    fr: { name: 'Bâillement à se décrocher la mâchoire', flavour: 'Tout le monde cherche la sienne.' },
  }),
  curse('yes-man', {
    effect: [stay({ until: { standing: 'lowest' } }, [bans('refusingHelp'), bans('beingPaid')])],
    art: ['puppet', 'thumb-up'],
    en: { name: 'Too Dead to Say No', flavour: 'Would you mind? You would not.' },
    fr: { name: 'Bonne pâte à tartiner', flavour: 'Tu rends service, et parfois un bras.' },
  }),
  curse('out-of-warranty', {
    effect: [
      stay('untilLifted', [reverses({ kind: 'item', host: true })], {
        on: { ...oneItem('worn'), extreme: 'bestBonus' },
        lift: { levels: 1 },
      }),
    ],
    art: ['broken-bottle', 'price-tag'],
    en: { name: 'Out of Warranty, Like You', flavour: 'Your call is important to the other side.' },
    fr: { name: 'Garantie expirée, comme toi', flavour: 'Service après-vie, poste 12, ne quittez pas.' },
  }),
  curse('wheel-of-misfortune', {
    effect: [
      called(
        'spin',
        roll(
          [1, 2, [loseLevels(the('spin'))]],
          [3, 4, [discard({ ...oneItem('table'), extreme: 'cheapest' })]],
          [5, 6, [discard({ zone: 'hand' })]],
        ),
      ),
    ],
    art: ['cartwheel', 'rolling-dices'],
    en: { name: 'Wheel of Misfortune', flavour: 'I would like to buy a bowel.' },
    fr: { name: "La roue tourne, et l'estomac aussi", flavour: 'Il reste deux voyelles : « aïe ».' },
  }),
]

export const CURSES: readonly CurseCard[] = [...BODIES, ...SOCIETY]
