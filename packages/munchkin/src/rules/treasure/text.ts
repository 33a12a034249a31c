import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const TREAS_RULES: readonly Rule[] = [
  rule('MK-TREAS-01', {
    en: [
      'How many treasures',
      'Draw as many Treasures as the monster card says, plus or minus what its enhancers say.',
    ],
    fr: [
      'Combien de Trésors',
      "Pioche autant de Trésors que l'indique la carte du monstre, en ajoutant ou en retirant ce que disent ses améliorations.",
    ],
  }),
  rule('MK-TREAS-02', {
    en: [
      'Alone: face down',
      'If you won without help, you draw your treasure face down. The others see how many cards, and nothing else.',
    ],
    fr: [
      'En solo : face cachée',
      "Si tu as gagné sans aide, tu pioches tes Trésors face cachée. Les autres voient combien il y en a, et c'est tout.",
    ],
  }),
  rule('MK-TREAS-03', {
    en: ['With help: face up', 'If somebody helped you, the treasure is drawn face up, for all to see and envy.'],
    fr: [
      'À deux : face visible',
      "Si quelqu'un t'a aidé, les Trésors se piochent face visible, au vu et à l'envie de tous.",
    ],
  }),
  rule('MK-TREAS-04', {
    en: [
      'Play it at once',
      'Treasure you have just drawn may be played immediately: items go to the table, level cards take effect. This is true even if it is not your turn, and also for a helper who has just received a share.',
    ],
    fr: [
      'À jouer tout de suite',
      "Un Trésor que tu viens de piocher peut être joué aussitôt : l'objet va sur la table, la carte de niveau fait effet. C'est vrai même si ce n'est pas ton tour, et aussi pour l'allié qui vient de toucher sa part.",
    ],
  }),
  rule('MK-TREAS-05', {
    en: [
      'Whose treasure',
      'The treasure belongs to the main fighter, minus whatever was promised. A helper who struck no deal gets nothing.',
    ],
    fr: [
      'À qui le Trésor',
      "Le Trésor revient au combattant principal, moins ce qu'il a promis. Un allié qui n'a rien négocié n'a rien.",
    ],
  }),
  rule('MK-TREAS-06', {
    en: [
      'Nothing for runners',
      'If you run away you get no treasure, even if a card had got rid of one of the monsters before.',
    ],
    fr: [
      'Rien pour les fuyards',
      "Si tu déguerpis, pas de Trésor, même si une carte t'avait débarrassé de l'un des monstres auparavant.",
    ],
  }),
  rule('MK-TREAS-07', {
    en: [
      'When the deck runs short',
      'If fewer Treasures are left than you are due, even after reshuffling the discards, you take what there is and that is that.',
    ],
    fr: [
      'Pioche à sec',
      "S'il reste moins de Trésors que ton dû, même après avoir remélangé la défausse, tu prends ce qu'il y a, et voilà.",
    ],
  }),
  rule('MK-TREAS-08', {
    en: [
      "The helper's share",
      "Treasures that a helper picks go to the helper's hand, though everybody has seen them, and may be played at once.",
    ],
    fr: [
      "La part de l'allié",
      "Les Trésors choisis par l'allié vont dans sa main, même si tout le monde les a vus, et il peut les jouer aussitôt.",
    ],
  }),
]
