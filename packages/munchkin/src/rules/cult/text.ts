import type { Rule } from '@brouhaha/table'
import { advice, onlyIn, rule } from '../rule.ts'

export const CULT_RULES: readonly Rule[] = onlyIn('cthulhu', [
  rule('MK-CULT-01', {
    en: ['Six Cultists', 'The Door deck of Munchkin Cthulhu holds six Cultist cards, more than of any other class.'],
    fr: [
      'Six Cultistes',
      'Le paquet Porte de Munchkin Cthulhu contient six cartes Cultiste, plus que de toute autre classe.',
    ],
  }),
  rule('MK-CULT-02', {
    en: [
      'No leaving the cult',
      'A Cultist card in play cannot be discarded of your own free will, nor swapped for another class, nor used to pay for anything; Super Munchkin can only add a second class beside it. A Cultist card still in your hand is a card like any other: get rid of it as you please, and it goes to the Cultist pile.',
    ],
    fr: [
      'On ne quitte pas le culte',
      "Une fois en jeu, ta carte Cultiste ne peut être ni défaussée de ton plein gré, ni remplacée par une autre classe, ni utilisée pour payer quoi que ce soit ; Super Munchkin peut seulement lui adjoindre une seconde classe. Tant qu'elle est dans ta main, défausse-la à ta guise : elle rejoint la pile des Cultistes.",
    ],
  }),
  rule('MK-CULT-03', {
    en: [
      'Cards can free you',
      'A card effect, no matter who plays it, can still make a Cultist lose the class. Unless there is only one Cultist (MK-CULT-08).',
    ],
    fr: [
      'Une carte peut te libérer',
      "L'effet d'une carte, quel que soit celui qui la joue, peut encore faire perdre sa classe à un Cultiste. Sauf s'il n'y en a qu'un (MK-CULT-08).",
    ],
  }),
  rule('MK-CULT-04', {
    en: [
      'A pile of their own',
      'A discarded Cultist card goes to its own pile, whatever the reason and wherever it came from. It never lands on the Door discards.',
    ],
    fr: [
      "Une pile rien qu'à eux",
      "Une carte Cultiste défaussée va sur sa propre pile, quelle que soit la raison et d'où qu'elle vienne. Jamais sur la défausse des Portes.",
    ],
  }),
  rule('MK-CULT-05', {
    en: [
      'Not a discard pile',
      'The Cultist pile never counts as the discards: it is not shuffled back, nobody searches it, nobody buys from it.',
    ],
    fr: [
      'Pas une défausse',
      "La pile des Cultistes ne compte jamais comme une défausse : on ne la remélange pas, on n'y fouille pas, on n'y achète rien.",
    ],
  }),
  rule('MK-CULT-06', {
    en: [
      '“You become a Cultist”',
      'If the Cultist pile is empty, nothing happens; otherwise you must take a card from it into play. It replaces your class; with Super Munchkin and two other classes you choose which one goes, and Super Munchkin stays. With one class, in your own turn, you may instead play Super Munchkin from your hand and keep both.',
    ],
    fr: [
      '« Tu deviens Cultiste »',
      "Si la pile des Cultistes est vide, il ne se passe rien ; sinon, tu dois y prendre une carte et la mettre en jeu. Elle remplace ta classe ; avec Super Munchkin et deux autres classes, tu choisis laquelle part, et Super Munchkin reste. Si tu n'as qu'une classe et que c'est ton tour, tu peux aussi jouer Super Munchkin de ta main et garder les deux.",
    ],
  }),
  rule('MK-CULT-07', {
    en: [
      'Already a Cultist',
      'If you are a Cultist and become a Cultist, nothing happens and no card is taken. You were lost already.',
    ],
    fr: [
      'Déjà Cultiste',
      'Si tu es Cultiste et que tu le deviens, il ne se passe rien et tu ne prends pas de carte. Tu étais déjà perdu.',
    ],
  }),
  rule('MK-CULT-08', {
    en: [
      'The lone Cultist',
      'When there is only one Cultist in play, nothing can take the class away: a curse that tries has no effect on it. The one exception is Divine Intervention, a card of another box, which frees any Cultist if you mix it in.',
    ],
    fr: [
      'Le Cultiste solitaire',
      "S'il n'y a qu'un seul Cultiste en jeu, rien ne peut lui ôter sa classe : une malédiction qui s'y risque reste sans effet sur elle. Seule exception : Intervention Divine, une carte d'une autre boîte, qui libère n'importe quel Cultiste si elle est dans le mélange.",
    ],
  }),
  rule('MK-CULT-09', {
    en: [
      'All but one',
      'When everybody but one has become a Cultist, the one who held out gains a level, and wins if it is the tenth. It happens each time the table gets into that state. The dead count with the class they keep, and a holdout who died this turn gets the level too, except in a mix where the dead get nothing.',
    ],
    fr: [
      'Tous sauf un',
      "Quand tout le monde est Cultiste sauf un, celui qui résiste gagne un niveau, et la partie si c'est le dixième. Cela se produit chaque fois que la table en arrive là. Les morts comptent avec la classe qu'ils gardent, et un résistant mort pendant ce tour gagne aussi son niveau, sauf dans un mélange où les morts ne reçoivent rien.",
    ],
  }),
  rule('MK-CULT-10', {
    en: [
      'All Cultists',
      'When all players are Cultists the game ends at once, and the highest level wins. If several share it, they win together.',
    ],
    fr: [
      'Tous Cultistes',
      "Quand tout le monde est Cultiste, la partie s'arrête net et le plus haut niveau gagne. En cas d'égalité, les ex æquo gagnent ensemble.",
    ],
  }),
  rule('MK-CULT-11', {
    en: [
      'Both at one stroke',
      'The bonus level of MK-CULT-09 needs exactly one holdout. If one effect turns the last two players into Cultists together, nobody gets it: the game ends and the highest level wins.',
    ],
    fr: [
      "Les deux derniers d'un coup",
      "Pour le niveau de MK-CULT-09, il faut qu'il reste exactement un résistant. Si un même effet change les deux derniers en Cultistes, personne ne le gagne : la partie s'arrête et le plus haut niveau l'emporte.",
    ],
  }),
  advice('MK-CULT-12', {
    en: [
      'Expect a robe',
      'A good many cards turn on who is a Cultist, and most of you will probably end up as one. Nothing to do about it; just get used to the chanting.',
    ],
    fr: [
      'Prépare ta robe de bure',
      "Quantité de cartes s'intéressent aux Cultistes, et la plupart d'entre vous finiront sans doute par en être. Rien à y faire : habitue-toi aux psalmodies.",
    ],
  }),
])
