import type { Rule } from '@brouhaha/table'
import { onlyIn, rule } from '../rule.ts'

export const LASER_RULES: readonly Rule[] = onlyIn('star', [
  rule('MK-LASER-01', {
    en: [
      'What is a laser',
      'In Star Munchkin, any item whose name ends more or less in “aser” is a laser weapon: Laser, Maser, Dazer and friends.',
    ],
    fr: [
      "Qu'est-ce qu'un laser",
      'Dans Star Munchkin, tout objet dont le nom finit à peu près en « aser » est une arme laser : Laser, Maser, Dazer et compagnie.',
    ],
  }),
  rule('MK-LASER-02', {
    en: ['Both hands', 'A laser takes both your hands.'],
    fr: ['À deux mains', 'Un laser occupe tes deux mains.'],
  }),
  rule('MK-LASER-03', {
    en: [
      'Bolting them together',
      'You may combine two or more lasers into one 2-hand weapon whose bonus is all of theirs added up. Two copies of the same laser combine as well.',
    ],
    fr: [
      'Le grand assemblage',
      'Tu peux combiner deux lasers ou plus en une seule arme à deux mains, dont le bonus est la somme des leurs. Deux exemplaires du même laser se combinent aussi.',
    ],
  }),
  rule('MK-LASER-04', {
    en: [
      'Still separate cards',
      'Each card of a combined laser is still an item of its own: a loss, a sale, a trade or a theft takes one card, and the rest stays together. You put lasers together or take them apart whenever you may switch items (MK-ITEM-13).',
    ],
    fr: [
      'Toujours des cartes séparées',
      "Chaque carte d'un laser combiné reste un objet à part entière : une perte, une vente, un échange ou un vol n'emporte qu'une carte, et le reste tient ensemble. Tu assembles ou démontes tes lasers quand tu as le droit de changer d'équipement (MK-ITEM-13).",
    ],
  }),
  rule('MK-LASER-05', {
    en: [
      'Fire and firearms',
      'All lasers count as firearms and as fire. Against a monster immune to fire their bonus is worth nothing.',
    ],
    fr: [
      'Armes à feu, et feu',
      'Tous les lasers comptent comme armes à feu et comme du feu. Contre un monstre immunisé contre le feu, leur bonus ne vaut rien.',
    ],
  }),
])
