import { type EnhancerCard, enhancer } from '@brouhaha/cards'

export const ENHANCERS: readonly EnhancerCard[] = [
  enhancer('caffeinated', {
    bonus: 5,
    treasures: 1,
    art: ['coffee-mug'],
    en: {
      name: 'Dangerously Caffeinated',
      short: 'Caffeinated',
      flavour: 'It can hear colours, and they are all you.',
    },
    fr: { name: 'Sous perfusion de café', short: 'Caféiné', flavour: "Il n'a pas dormi depuis le donjon d'avant." },
  }),
  enhancer('with-a-business-plan', {
    bonus: 10,
    treasures: 2,
    art: ['pie-chart'],
    en: { name: '… with a Business Plan', flavour: 'Slide one: you. Slide two: no you.' },
    fr: { name: '… avec un plan de carrière', flavour: 'Tu en es la première étape.' },
  }),
  enhancer('half-baked', {
    bonus: -5,
    treasures: -1,
    least: { treasures: 1 },
    art: ['chicken-oven'],
    en: { name: 'Half-Baked', short: 'Half-Baked', flavour: 'Crunchy outside, raw ambition within.' },
    fr: { name: 'Pas fini', short: 'Pas fini', flavour: 'La peinture est encore fraîche.' },
  }),
  enhancer('in-a-trench-coat', {
    bonus: [{ add: 3 }, { add: 3, when: { anyFighter: { human: 'evenHalf' } } }],
    treasures: 1,
    art: ['spy'],
    en: { name: '… in a Trench Coat', flavour: 'Humans suspect nothing.' },
    fr: { name: '… sous un imperméable', flavour: "Les humains n'y voient que du feutre." },
  }),
  enhancer('with-backing-singers', {
    bonus: 3,
    each: true,
    art: ['microphone'],
    en: { name: '… with Backing Singers', flavour: 'Shoo-bee-doo-maim.' },
    fr: { name: '… en bande organisée', flavour: 'Ils ont même des blousons assortis.' },
  }),
]
