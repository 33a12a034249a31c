import {
  adds,
  bans,
  type CurseCard,
  curse,
  discard,
  each,
  inCase,
  loseLevels,
  loseTrait,
  roll,
  skip,
  stay,
  theOutcome,
} from '@brouhaha/cards'
import { oneItem, worn } from '../make.ts'

export const CURSES: readonly CurseCard[] = [
  curse('coat-of-harms', {
    copies: 2,
    effect: [discard(oneItem('table', { slot: 'armour' }))],
    en: { name: 'Coat of Harms' },
    fr: { name: 'Tue par-dessus quête' },
  }),
  curse('falling-apart', {
    copies: 3,
    effect: [loseLevels(1)],
    en: { name: 'Falling Apart Nicely' },
    fr: { name: 'Partie remise', flavour: "La tienne, et à l'envers." },
  }),
  curse('lost-your-head', {
    effect: [discard({ ...worn('head'), otherwise: [loseLevels(1)] })],
    en: { name: 'Somebody Kept His Head', flavour: 'It was yours, actually.' },
    fr: { name: "Tête en l'air", flavour: 'Elle redescend, mais sans le chapeau.' },
  }),
  curse('rigor-mortified', {
    copies: 2,
    effect: [loseTrait('power', { otherwise: [loseLevels(1)] })],
    en: { name: 'Rigor Mortified', flavour: 'Stiff with embarrassment.' },
    fr: { name: 'Rigueur budgétaire cadavérique', flavour: 'On supprime un pouvoir pour commencer.' },
  }),
  curse('flat-mojo', {
    effect: [loseTrait('mojo', { which: 'all' })],
    en: { name: 'Flat Mojo', flavour: 'Have you tried lying down and rising again?' },
    fr: { name: 'Mojo raplapla' },
  }),
  curse('brain-freeze', {
    effect: [discard({ zone: 'hand', take: { die: true }, by: 'chance' })],
    en: { name: 'Brain Freeze', flavour: 'Never bolt a cold one.' },
    fr: { name: 'Cervelle glacée', flavour: 'Ne jamais la manger au sortir du frigo.' },
  }),
  curse('flies', {
    effect: [stay('untilLifted', [adds('strength', -1)], { lift: { discard: 2 } })],
    en: { name: 'Flies', flavour: 'Time does too, but they stay.' },
    fr: { name: 'Fine mouche, et ses cousines' },
  }),
  curse('moment-of-silence', {
    effect: [skip('loot')],
    en: { name: 'Moment of Silence', flavour: 'For you, by you, hungry.' },
    fr: { name: 'Minute de silence', flavour: 'On entend ton ventre.' },
  }),
  curse('contagious-yawn', {
    effect: [each('everyone', [discard({ zone: 'either' })], 'levels')],
    en: { name: 'Contagious Yawn', flavour: 'Jaws everywhere, on the floor.' },
    fr: { name: 'Bâillement à se décrocher la mâchoire', flavour: 'Tout le monde cherche la sienne.' },
  }),
  curse('yes-man', {
    effect: [stay({ until: { standing: 'lowest' } }, [bans('refusingHelp'), bans('beingPaid')])],
    en: { name: 'Too Dead to Say No' },
    fr: { name: 'Bonne pâte à tartiner', flavour: 'Tu rends service, et parfois un bras.' },
  }),
  curse('wheel-of-misfortune', {
    effect: [
      roll(
        [1, 2, [loseLevels(theOutcome)]],
        [3, 4, [discard({ ...oneItem('table'), extreme: 'cheapest' })]],
        [5, 6, []],
      ),
      inCase({ outcome: { least: 5 } }, [discard({ zone: 'hand' })]),
    ],
    en: { name: 'Wheel of Misfortune', flavour: 'I would like to buy a bowel.' },
    fr: { name: "La roue tourne, et l'estomac aussi" },
  }),
]
