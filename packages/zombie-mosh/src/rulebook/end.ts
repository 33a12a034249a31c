import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const END_RULES: readonly Rule[] = [
  rule('ZM-END-01', {
    en: [
      'Three parts lost',
      'In the calm-down, a zombie with three or more fallen parts is eliminated and leaves the pit until the next song. With two it stays. However many parts fell in one count, all of them are off, and the head is one of the parts.',
    ],
    fr: [
      'Trois membres perdus',
      "Au retour au calme, un zombi à qui il manque trois membres ou plus est éliminé et sort de la fosse jusqu'à la chanson suivante. À deux, il reste. Tous les membres tombés d'un même coup comptent, et la tête en fait partie.",
    ],
  }),
  rule('ZM-END-02', {
    en: ['Last one standing', 'If exactly one zombie is left in the pit after the calm-down, it wins the song.'],
    fr: ['Le dernier debout', "S'il ne reste qu'un zombi dans la fosse après le retour au calme, il gagne la chanson."],
  }),
  rule('ZM-END-03', {
    en: [
      'All out together: fewest tokens',
      'If nobody is left, the song goes to the zombie with the fewest damage tokens among those eliminated in this very round; whoever left earlier has lost. Tokens on fallen parts count, up to what each part took to fall.',
    ],
    fr: [
      'Plus personne : le moins de jetons',
      "S'il ne reste personne, la chanson revient au zombi qui porte le moins de jetons de dommage parmi ceux que ce tour-ci a éliminés ; qui était déjà dehors a perdu. Les jetons des membres tombés comptent, dans la limite de ce qu'il fallait pour les faire tomber.",
    ],
  }),
  rule('ZM-END-04', {
    en: [
      'Then: most sound parts',
      'If several of them have equally few tokens, the one with the most parts still attached wins.',
    ],
    fr: [
      'Ensuite : le plus de membres en place',
      "Si plusieurs sont à égalité de jetons, c'est le zombi qui a encore le plus de membres accrochés qui l'emporte.",
    ],
  }),
  rule('ZM-END-05', {
    en: ['Still tied: shared', 'If tokens and sound parts are both equal, those who are tied share the victory.'],
    fr: [
      'Toujours à égalité : on partage',
      'Mêmes jetons et autant de membres en place : les zombis à égalité partagent la victoire.',
    ],
  }),
  rule('ZM-END-06', {
    en: [
      'Out for the rest of the song',
      'An eliminated player sits out until the next song: no cards, no crowd attack, no turn in the dance, neither hitting nor being hit. Everybody else skips that seat.',
    ],
    fr: [
      "Dehors jusqu'au bout",
      'Après une élimination, plus rien avant la chanson suivante : ni cartes, ni attaque de la foule, ni danse, ni coups donnés, ni coups reçus. Les autres sautent cette place.',
    ],
  }),
]
