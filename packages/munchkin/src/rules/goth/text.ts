import type { Rule } from '@brouhaha/table'
import { onlyIn, rule } from '../rule.ts'

export const GOTH_RULES: readonly Rule[] = onlyIn('cthulhu', [
  rule('MK-GOTH-01', {
    en: [
      'Goths call goths',
      'In Munchkin Cthulhu, a monster whose name ends in “goth” can summon another one. The printed name decides; in a mix, monsters of every box with such a name count.',
    ],
    fr: [
      "Les goths s'appellent",
      "Dans Munchkin Cthulhu, un monstre dont le nom finit en « goth » peut en invoquer un autre. C'est le nom imprimé qui décide ; dans un mélange, les monstres de toutes les boîtes ainsi nommés comptent.",
    ],
  }),
  rule('MK-GOTH-02', {
    en: [
      'First chance',
      'When a goth appears in a fight, whoever drew or played it may add one goth from hand. The question is asked whatever that player holds, so it gives nothing away.',
    ],
    fr: [
      'Premier servi',
      "Quand un goth apparaît dans un combat, celui qui l'a pioché ou joué peut en ajouter un de sa main. La question est posée quoi qu'il ait en main : elle ne trahit rien.",
    ],
  }),
  rule('MK-GOTH-03', {
    en: [
      'Round the table',
      'If that player declines, the chance goes to the left, to each living player once, again whatever they hold.',
    ],
    fr: [
      'Le tour de la table',
      "S'il refuse, la possibilité passe à gauche, une fois à chaque joueur vivant, là encore quoi qu'il ait en main.",
    ],
  }),
  rule('MK-GOTH-04', {
    en: [
      'One goth in all',
      'A summoning adds one goth at most. As soon as somebody plays one, the round is over and the fight begins.',
    ],
    fr: [
      'Un seul goth en tout',
      "Une invocation ajoute un goth au plus. Dès que quelqu'un en joue un, le tour de table s'arrête et le combat commence.",
    ],
  }),
  rule('MK-GOTH-05', {
    en: [
      'The summoned do not summon',
      'A goth that came by summoning does not call the next one. There is a limit to everything, even horror.',
    ],
    fr: [
      "L'invoqué n'invoque pas",
      "Un goth arrivé par invocation n'en appelle pas un autre. Il y a une limite à tout, même à l'horreur.",
    ],
  }),
  rule('MK-GOTH-06', {
    en: [
      'Other arrivals do summon',
      'A goth that joins in any other way, by Wandering Monster or another card or because somebody went looking for trouble, opens a summoning of its own. It starts with whoever played it.',
    ],
    fr: [
      'Les autres goths invoquent',
      "Un goth arrivé autrement, par un monstre errant, une autre carte ou parce que quelqu'un a cherché la bagarre, ouvre sa propre invocation. Elle commence par celui qui l'a joué.",
    ],
  }),
  rule('MK-GOTH-07', {
    en: [
      'Summon first, fight later',
      'The summoning is finished before the fight proper begins: no asking for help and no other plays until then.',
    ],
    fr: [
      "Invoquer d'abord, cogner ensuite",
      "L'invocation se termine avant que le vrai combat commence : jusque-là, ni demande d'aide ni autre intervention.",
    ],
  }),
])
