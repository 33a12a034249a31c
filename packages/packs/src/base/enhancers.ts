import { type EnhancerCard, enhancer } from '@brouhaha/cards'

export const ENHANCERS: readonly EnhancerCard[] = [
  enhancer('caffeinated', {
    copies: 2,
    bonus: 5,
    treasures: 1,
    en: { name: 'Dangerously Caffeinated', short: 'Caffeinated' },
    fr: { name: 'Sous perfusion de café', short: 'Caféiné' },
  }),
  enhancer('with-a-business-plan', {
    bonus: 10,
    treasures: 2,
    en: { name: '… with a Business Plan', flavour: 'Slide one: you. Slide two: no you.' },
    fr: { name: '… avec un plan de carrière', flavour: 'Tu en es la première étape.' },
  }),
  enhancer('half-baked', {
    bonus: -5,
    treasures: -1,
    en: { name: 'Half-Baked', short: 'Half-Baked' },
    fr: { name: 'Pas fini', short: 'Pas fini', flavour: 'La peinture est encore fraîche.' },
  }),
  enhancer('in-a-trench-coat', {
    bonus: [{ add: 3 }, { add: 3, when: { anyFighter: { human: 'evenHalf' } } }],
    treasures: 1,
    en: { name: '… in a Trench Coat', flavour: 'Humans suspect nothing.' },
    fr: { name: '… sous un imperméable', flavour: "Les humains n'y voient que du feutre." },
  }),
]
