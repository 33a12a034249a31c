import type { Rule } from '@brouhaha/table'
import { onlyIn, rule } from '../rule.ts'

export const MOJO_RULES: readonly Rule[] = onlyIn('zombies', [
  rule('MK-MOJO-01', {
    en: [
      'Mojo makes the zombie',
      'In Munchkin Zombies, mojo is where your special abilities come from; each mojo card lists its own. Without one you have no abilities except those of your powers.',
    ],
    fr: [
      'Le mojo fait le zombie',
      "Dans Munchkin Zombies, tes capacités spéciales viennent de ton mojo ; chaque carte de mojo donne les siennes. Sans mojo, tu n'as que celles de tes pouvoirs.",
    ],
  }),
  rule('MK-MOJO-02', {
    en: [
      'Double Mojo',
      'It lets you have two different mojos. Play it when you get it or in your own turn, but only if you already have a mojo in play. The second mojo may follow now or later.',
    ],
    fr: [
      'Double Mojo',
      "Il te permet d'avoir deux mojos différents. Joue-le dès que tu l'obtiens ou pendant ton tour, mais seulement si tu as déjà un mojo en jeu. Le second mojo peut suivre tout de suite ou plus tard.",
    ],
  }),
  rule('MK-MOJO-03', {
    en: [
      'Losing Double Mojo',
      'Double Mojo is discarded when you have no mojo left. With one mojo left it stays, ready for the next.',
    ],
    fr: [
      'Perdre Double Mojo',
      "Double Mojo est défaussé quand il ne te reste plus aucun mojo. Tant qu'il t'en reste un, il attend le suivant.",
    ],
  }),
])
