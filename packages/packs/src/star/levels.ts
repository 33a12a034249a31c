import { gainLevels, type SpecialCard, special, use } from '@brouhaha/cards'
import { levelCard } from '../make.ts'

export const LEVELS: readonly SpecialCard[] = [
  levelCard('star-gain-a-level', 3, {
    art: ['level-two'],
    en: { name: 'Gain a Level' },
    fr: { name: 'Gagnez un niveau' },
  }),
  levelCard('frequent-flyer-status', 1, {
    art: ['rocket-flight', 'ticket'],
    en: { name: 'Frequent Flyer Status', flavour: 'Mostly through walls.' },
    fr: { name: 'Miles convertis', flavour: 'Dix parsecs achetés, un niveau offert.' },
  }),
  levelCard('field-promotion', 1, {
    art: ['rank-3', 'captain-hat-profile'],
    en: { name: 'Battlefield Promotion', flavour: 'Everyone above you was sucked out of a window.' },
    fr: { name: "Promotion par appel d'air", flavour: 'Tous tes supérieurs étaient près du hublot.' },
  }),
  levelCard('deleted-scene', 1, {
    art: ['film-spool', 'star-medal'],
    en: { name: 'Deleted Scene', flavour: 'The one where you were magnificent.' },
    fr: { name: 'Scène coupée au montage', flavour: 'Celle où tu étais formidable.' },
  }),
  levelCard('free-upgrade', 1, {
    art: ['upgrade', 'gift-trap'],
    en: { name: 'Free Upgrade', flavour: 'Restart yourself to finish installing.' },
    fr: { name: 'Mise à niveau gratuite', flavour: 'Redémarre-toi pour terminer.' },
  }),
  special('reload-last-save', {
    deck: 'treasure',
    art: ['save', 'gamepad'],
    levelCard: true,
    uses: [use('any', [gainLevels(1, 'you')], { when: { standing: 'lowest' } })],
    en: { name: 'Reload Last Save', flavour: 'Somehow you knew about the trapdoor.' },
    fr: { name: 'Partie sauvegardée', flavour: 'Tiens, cette fois tu savais, pour la trappe.' },
  }),
  special('blame-the-sidekick', {
    deck: 'treasure',
    art: ['pointing', 'coffin'],
    levelCard: true,
    uses: [use('any', [gainLevels(1, 'you')], { cost: { cards: { zone: 'table', filter: { kind: 'acolyte' } } } })],
    en: { name: 'Blame the Sidekick', flavour: 'A leader takes responsibility and hands it over.' },
    fr: { name: "La faute à l'acolyte", flavour: 'Un chef assume, donc il délègue.' },
  }),
]
