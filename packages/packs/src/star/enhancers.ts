import { type EnhancerCard, enhancer } from '@brouhaha/cards'

export const ENHANCERS: readonly EnhancerCard[] = [
  enhancer('radioactive', {
    art: ['radioactive'],
    bonus: 5,
    treasures: 1,
    en: { name: 'Radioactive', short: 'Radioactive', flavour: 'A healthy glow, then an unhealthy one.' },
    fr: { name: 'Radioactif', short: 'Radioactif', flavour: "Il a bonne mine. De plomb, on l'espère." },
  }),
  enhancer('last-of-its-kind', {
    art: ['dodo', 'crown'],
    bonus: 10,
    treasures: 2,
    levels: 1,
    en: { name: 'Last of Its Kind', flavour: 'Ask yourself what happened to the others. It did.' },
    fr: { name: 'Le dernier de sa race', flavour: 'Il a mangé les autres.' },
  }),
  enhancer('cybernetic', {
    art: ['robot-golem'],
    bonus: 5,
    treasures: 1,
    en: { name: 'Cybernetic', short: 'Cybernetic', flavour: 'Now with pincers on its pincers.' },
    fr: { name: 'Cybernétique', short: 'Cybernétique', flavour: 'Mise à jour des crocs : 100 %.' },
  }),
  enhancer('from-another-dimension', {
    art: ['portal', 'angry-eyes'],
    bonus: 10,
    treasures: 2,
    flee: -1,
    en: {
      name: '… from Another Dimension',
      short: 'from Another Dimension',
      flavour: 'The one where doors open you.',
    },
    fr: {
      name: "… d'une autre dimension",
      short: "d'une autre dimension",
      flavour: 'La quatrième à gauche, puis tout droit partout.',
    },
  }),
  enhancer('miniature', {
    art: ['matchbox', 'ant'],
    bonus: -5,
    treasures: -1,
    en: { name: 'Miniature', short: 'Miniature', flavour: 'Fits in a matchbox. Resents the matches.' },
    fr: { name: 'Miniature', short: 'Miniature', flavour: 'Vendu avec sa loupe et son complexe.' },
  }),
]
