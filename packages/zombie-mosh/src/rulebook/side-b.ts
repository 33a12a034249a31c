import type { Rule } from '@brouhaha/table'
import { advice, rule } from './rule.ts'

export const SIDE_B_RULES: readonly Rule[] = [
  rule('ZM-SIDEB-01', {
    en: [
      'Side B: strong parts, weak parts',
      'On side B each part of each zombie has its own number instead of 3, and falls when its damage reaches it. Every zombie has two parts at 2, one at 3 and two at 4, arranged in its own way: 15 in all, as on side A, so none is stronger than another.',
    ],
    fr: [
      'Face B : du solide et du fragile',
      "En face B, chaque membre de chaque zombi a son propre nombre à la place de 3, et tombe quand ses dommages l'atteignent. Tout zombi a deux membres à 2, un à 3 et deux à 4, répartis à sa façon : 15 au total, autant qu'en face A, et aucun n'est plus fort qu'un autre.",
    ],
  }),
  rule('ZM-SIDEB-02', {
    en: [
      'Side B: everything else stays',
      'All other rules are those of side A. Three lost parts still send you out of the pit.',
    ],
    fr: [
      'Face B : le reste ne bouge pas',
      "Pour tout le reste, ce sont les règles de la face A. Trois membres perdus, et c'est toujours la sortie.",
    ],
  }),
  advice('ZM-SIDEB-03', {
    en: ['Side B: when to use it', 'Play side A until it holds no more surprises, then turn the boards over.'],
    fr: ["Face B : c'est pour quand ?", "Joue en face A tant qu'elle te surprend, puis retourne les plateaux."],
  }),
]
