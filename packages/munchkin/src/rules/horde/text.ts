import type { Rule } from '@brouhaha/table'
import { onlyIn, rule } from '../rule.ts'

export const HORDE_RULES: readonly Rule[] = onlyIn('zombies', [
  rule('MK-HORDE-01', {
    en: [
      'The Undead flock together',
      'In Munchkin Zombies, an Undead monster may join another Undead in a fight without a Wandering Monster card. Any player may send them from hand, as many as they like, while the fight is open.',
    ],
    fr: [
      "Les Morts-vivants s'attroupent",
      "Dans Munchkin Zombies, un Mort-vivant peut rejoindre un autre Mort-vivant dans un combat sans carte Monstre errant. N'importe quel joueur peut en envoyer de sa main, autant qu'il veut, tant que le combat est ouvert.",
    ],
  }),
  rule('MK-HORDE-02', {
    boxes: ['cthulhu', 'zombies'],
    en: [
      'Spotting the Undead',
      'Undead monsters carry that word on their card, below the level. In Munchkin Zombies they are the zombies that have gone astray.',
    ],
    fr: [
      'Reconnaître un Mort-vivant',
      'Un Mort-vivant porte cette mention sur sa carte, sous son niveau. Dans Munchkin Zombies, ce sont les zombies qui ont mal tourné.',
    ],
  }),
  rule('MK-HORDE-03', {
    boxes: ['cthulhu'],
    en: [
      'Undead in Cthulhu alone',
      'In Munchkin Cthulhu on its own, being Undead means nothing in particular: a second one needs a Wandering Monster card like everybody else. The word is there for the Priests of Munchkin.',
    ],
    fr: [
      'Morts-vivants de Cthulhu',
      "Dans Munchkin Cthulhu joué seul, être Mort-vivant ne change rien : pour en ajouter un second, il faut une carte Monstre errant comme pour tout le monde. La mention ne sert qu'aux Prêtres de Munchkin.",
    ],
  }),
  rule('MK-HORDE-04', {
    en: ['The horde in a mix', 'If Munchkin Zombies is in the mix, the Undead of all the boxes may flock together.'],
    fr: [
      'La horde dans un mélange',
      "Si Munchkin Zombies est dans le mélange, les Morts-vivants de toutes les boîtes peuvent s'attrouper.",
    ],
  }),
  rule('MK-HORDE-05', {
    boxes: ['cthulhu', 'zombies'],
    en: [
      'Priests and the Undead',
      'Priests of Munchkin have their bonus against all Undead, whatever box these come from, and even if the Priest happens to be a zombie too.',
    ],
    fr: [
      'Prêtres et Morts-vivants',
      "Les Prêtres de Munchkin ont leur bonus contre tous les Morts-vivants, de quelque boîte qu'ils viennent, et même si le Prêtre est lui-même un zombie.",
    ],
  }),
])
