import { type EnhancerCard, enhancer } from '@brouhaha/cards'

export const ENHANCERS: readonly EnhancerCard[] = [
  enhancer('radioactive', {
    copies: 2,
    bonus: 5,
    treasures: 1,
    en: { name: 'Radioactive', short: 'Radioactive', flavour: 'A healthy glow, then an unhealthy one.' },
    fr: { name: 'Radioactif', short: 'Radioactif' },
  }),
  enhancer('last-of-its-kind', {
    bonus: 10,
    treasures: 2,
    en: { name: 'Last of Its Kind', flavour: 'Ask yourself what happened to the others. It did.' },
    fr: { name: 'Le dernier de sa race', flavour: 'Il a mangé les autres.' },
  }),
  enhancer('cybernetic', {
    bonus: 5,
    treasures: 1,
    en: { name: 'Cybernetic', short: 'Cybernetic' },
    fr: { name: 'Cybernétique', short: 'Cybernétique' },
  }),
  enhancer('from-another-dimension', {
    bonus: 10,
    treasures: 2,
    flee: -1,
    en: { name: '… from Another Dimension', short: 'from Another Dimension' },
    fr: { name: "… d'une autre dimension", short: "d'une autre dimension" },
  }),
  enhancer('miniature', {
    bonus: -5,
    treasures: -1,
    en: { name: 'Miniature', short: 'Miniature', flavour: 'Fits in a matchbox. Resents the matches.' },
    fr: { name: 'Miniature', short: 'Miniature' },
  }),
]
