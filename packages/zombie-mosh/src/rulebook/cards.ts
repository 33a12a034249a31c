import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const CARD_RULES: readonly Rule[] = [
  rule('ZM-CARD-01', {
    en: [
      'Two edges, two parts',
      'Every card shows two different parts, one on each edge. There are five parts: head, left arm, right arm, left leg, right leg. That makes ten pairs, and each pair exists five times; each part is on 20 of the 50 cards.',
    ],
    fr: [
      'Deux bords, deux membres',
      'Toute carte montre deux membres différents, un par bord. Il y en a cinq : tête, bras gauche, bras droit, jambe gauche, jambe droite (oui, ici la tête est un membre). Cela fait dix paires, chacune en cinq exemplaires ; chaque membre figure sur 20 des 50 cartes.',
    ],
  }),
  rule('ZM-CARD-02', {
    en: [
      'Which way an attack lies',
      'An attack hits the part on the edge nearest to the victim. Whoever plays the card chooses which of its two edges that is.',
    ],
    fr: [
      "Le sens d'une attaque",
      "Une attaque frappe le membre du bord tourné vers sa victime. Qui joue la carte choisit lequel des deux bords c'est.",
    ],
  }),
  rule('ZM-CARD-03', {
    en: [
      'Which way a defence lies',
      'A defence protects the part on the edge that points at your hit line, away from you. You choose which of its two edges that is.',
    ],
    fr: [
      "Le sens d'une défense",
      "Une défense protège le membre du bord tourné vers ta ligne d'attaque, du côté opposé à toi. Tu choisis lequel des deux bords c'est.",
    ],
  }),
  rule('ZM-CARD-04', {
    en: [
      'The other edge is asleep',
      'A card in a line counts for its chosen part and for nothing else. A head / left arm card that attacks a head cannot be blocked by defending a left arm.',
    ],
    fr: [
      "L'autre bord dort",
      'Dans une ligne, une carte vaut pour le membre choisi et pour rien de plus. Une carte tête / bras gauche qui attaque une tête ne se bloque pas en défendant un bras gauche.',
    ],
  }),
  rule('ZM-CARD-05', {
    en: [
      'Open lines, hidden hands',
      'Everybody sees all hit lines and defence lines, all damage and the discard pile. Only you see your hand; of the others you know how many cards they hold.',
    ],
    fr: [
      'Lignes visibles, mains cachées',
      "Tout le monde voit les lignes d'attaque et de défense, les dommages et la défausse. Ta main, il n'y a que toi qui la vois ; de celle des autres, tu ne connais que le nombre de cartes.",
    ],
  }),
]
