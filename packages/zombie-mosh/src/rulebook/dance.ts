import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const DANCE_RULES: readonly Rule[] = [
  rule('ZM-DANCE-01', {
    en: [
      'First pass: two cards each',
      'The first player begins, then clockwise: each zombie in the pit plays exactly 2 cards from hand, openly, one after the other. You may not pass, play fewer or take a card back. A useless card is still a legal one.',
    ],
    fr: [
      'Aller : deux cartes chacun',
      "Le premier joueur ouvre la danse, et ça tourne dans le sens horaire : chaque zombi de la fosse joue exactement 2 cartes de sa main, à découvert, l'une après l'autre. Pas question de passer, d'en jouer moins ni de reprendre une carte posée. Une carte inutile reste permise.",
    ],
  }),
  rule('ZM-DANCE-02', {
    en: [
      'Second pass: back again',
      'Now counter-clockwise: whoever danced last begins, the first player is last, and each plays the other 2 cards. With three players the order is A, B, C, C, B, A; the one at the turning point plays four cards in a row.',
    ],
    fr: [
      "Retour : dans l'autre sens",
      'Puis on repart en sens antihoraire : qui a dansé en dernier recommence aussitôt, le premier joueur ferme la danse, et chacun joue ses 2 autres cartes. À trois, cela donne A, B, C, C, B, A ; au demi-tour, la même personne joue quatre cartes de suite.',
    ],
  }),
  rule('ZM-DANCE-03', {
    en: [
      'Empty hands',
      'After both passes every hand is empty, and the lines hold 6 cards for each zombie in the pit (2 from the crowd, 4 from the hand). Damage is counted then, not before.',
    ],
    fr: [
      'Mains vides',
      "Après l'aller et le retour, toutes les mains sont vides, et il y a dans les lignes 6 cartes par zombi de la fosse (2 de la foule, 4 de la main). Les dommages se comptent à ce moment-là, pas avant.",
    ],
  }),
  rule('ZM-DANCE-04', {
    en: [
      'Hit or defend',
      'Each card does one of two things: defend you, in your own defence line, or attack somebody else, in their hit line. Your two cards of a pass may differ: one of each is fine, and so are two attacks on two zombies.',
    ],
    fr: [
      'Taper ou se défendre',
      "Une carte sert à l'une de ces deux choses : te défendre, dans ta ligne de défense, ou attaquer quelqu'un d'autre, dans sa ligne d'attaque. Tes deux cartes d'un passage peuvent différer : une de chaque, ou deux attaques contre deux zombis, tout est bon.",
    ],
  }),
  rule('ZM-DANCE-05', {
    en: [
      'Laying a defence',
      'A defence goes into your own defence line with the part you protect towards your hit line. It counts as one defence of that part.',
    ],
    fr: [
      'Poser une défense',
      "Une défense va dans ta ligne de défense, le membre protégé vers ta ligne d'attaque. Elle compte pour une défense de ce membre.",
    ],
  }),
  rule('ZM-DANCE-06', {
    en: [
      'Laying an attack',
      'An attack goes into the hit line of another zombie with the part you hit towards that zombie. It counts as one attack on that part.',
    ],
    fr: [
      'Poser une attaque',
      "Une attaque se pose chez un autre zombi, dans sa ligne d'attaque, le membre frappé tourné vers lui. Elle compte pour une attaque contre ce membre.",
    ],
  }),
  rule('ZM-DANCE-07', {
    en: [
      'Never yourself, never for another',
      "You may not attack your own zombie, and you may not defend anybody else's.",
    ],
    fr: [
      'Ni contre toi, ni pour un autre',
      "Interdit d'attaquer ton propre zombi, interdit de défendre celui de quelqu'un d'autre.",
    ],
  }),
  rule('ZM-DANCE-08', {
    en: [
      'Position does not matter',
      'A defence blocks an attack on the same part wherever the two cards lie in their lines. They need not be opposite each other, and the order in which they were played changes nothing.',
    ],
    fr: [
      'La position ne compte pas',
      "Une défense bloque une attaque sur le même membre, où que soient les deux cartes dans leur ligne. Inutile de les aligner, et peu importe laquelle a été jouée d'abord.",
    ],
  }),
  rule('ZM-DANCE-09', {
    en: [
      'Whom you can hit',
      'Any other zombie still in the pit, in any direction. Those who have been eliminated cannot be attacked.',
    ],
    fr: [
      'Sur qui taper',
      "Sur n'importe quel autre zombi encore dans la fosse, pas seulement tes voisins. On n'attaque pas ceux qui sont éliminés.",
    ],
  }),
  rule('ZM-DANCE-10', {
    en: [
      'Defending ahead, hitting in vain',
      'You may defend a part that nobody has hit: somebody may hit it later in the dance. You may also hit or defend a part that has already fallen, which has no effect. So there is always something to play.',
    ],
    fr: [
      "Défendre d'avance, taper pour rien",
      "Tu peux défendre un membre que personne n'a attaqué : cela peut venir plus tard dans la danse. Tu peux aussi attaquer ou défendre un membre déjà tombé, mais sans effet. Il y a donc toujours quelque chose à jouer.",
    ],
  }),
]
