import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const FLEE_RULES: readonly Rule[] = [
  rule('MK-FLEE-01', {
    en: [
      'When you must run',
      'Nobody helps, or the help is not enough? Then the losing side has to run away. Standing there and hoping is not an option: every fighter on that side must try to escape.',
    ],
    fr: [
      'Quand il faut déguerpir',
      "Personne ne t'aide, ou l'aide ne suffit pas ? Alors le camp perdant doit déguerpir. Rester planté là en espérant un miracle n'est pas permis : chaque combattant de ce camp doit tenter sa chance.",
    ],
  }),
  rule('MK-FLEE-02', {
    en: ['Running pays nothing', 'Whoever runs gains no level and no treasure, and does not loot the room afterwards.'],
    fr: ['Fuir ne rapporte rien', 'Qui déguerpit ne gagne ni niveau ni Trésor, et ne pille pas la pièce ensuite.'],
  }),
  rule('MK-FLEE-03', {
    en: [
      'Five or more escapes',
      'Roll one die for each monster that chases you. With all modifiers counted, 5 or more gets you away. A monster that does not pursue you needs no roll: you simply walk off.',
    ],
    fr: [
      'Sauvé à partir de cinq',
      "Lance un dé pour chaque monstre qui te poursuit. Modificateurs compris, il te faut 5 ou plus pour lui échapper. Contre un monstre qui ne te poursuit pas, pas de dé : tu t'éclipses tranquillement.",
    ],
  }),
  rule('MK-FLEE-04', {
    en: [
      'What changes the roll',
      'Items, abilities and the monster itself may add to your roll or take from it: fast beasts make it harder, slow ones easier. Only the total counts. A natural 1 can still escape and a natural 6 can still be caught.',
    ],
    fr: [
      'Ce qui modifie le dé',
      "Objets, capacités et monstre lui-même peuvent améliorer ou gâcher ton jet : les bestioles rapides compliquent la fuite, les lentes la facilitent. Seul le total compte. Un 1 n'est pas un échec d'office, ni un 6 une réussite assurée.",
    ],
  }),
  rule('MK-FLEE-05', {
    boxes: ['star'],
    en: ['Felines are quick', 'In Star Munchkin, Felines have a bonus to run away. The race card says how much.'],
    fr: [
      'Les Félins filent vite',
      'Dans Star Munchkin, les Félins ont un bonus pour déguerpir. Sa valeur est écrite sur la carte de race.',
    ],
  }),
  rule('MK-FLEE-06', {
    en: [
      'You got away',
      'A successful roll means that this monster does you no harm, as a rule, and it ends on the discard pile.',
    ],
    fr: ['Ouf, sauvé', 'Jet réussi : en principe, ce monstre ne te fait aucun mal, et il finit à la défausse.'],
  }),
  rule('MK-FLEE-07', {
    en: [
      'Hurt even when you escape',
      "Some monsters do something to you even though you got away. That happens only when you run, never when the monster is killed or removed. It hits each runner once at most: if you were caught, it does not come on top of the same monster's Bad Stuff.",
    ],
    fr: [
      'Blessé même en fuyant',
      "Certains monstres te font un sale coup même si tu leur échappes. Cela n'arrive que si tu déguerpis, jamais si le monstre est tué ou éliminé autrement. Chaque fuyard ne le subit qu'une fois : si tu t'es fait attraper, cela ne s'ajoute pas à l'incident fâcheux du même monstre.",
    ],
  }),
  rule('MK-FLEE-08', {
    en: [
      'Caught after all',
      "A failed roll means that the monster's Bad Stuff happens to you. It can be anything from a lost item or a few levels up to death; the card tells you.",
    ],
    fr: [
      'Attrapé, dommage',
      "Jet raté : tu subis l'incident fâcheux du monstre. Cela va de l'objet perdu ou de quelques niveaux envolés jusqu'à la mort ; c'est écrit sur sa carte.",
    ],
  }),
  rule('MK-FLEE-09', {
    en: [
      'Two runners',
      'You and your helper roll separately. One monster can catch both of you, and then you both suffer its Bad Stuff.',
    ],
    fr: [
      'Deux fuyards',
      'Ton allié et toi lancez le dé chacun pour soi. Un même monstre peut vous attraper tous les deux, et vous subissez alors tous les deux son incident fâcheux.',
    ],
  }),
  rule('MK-FLEE-10', {
    en: [
      'Several monsters',
      'Roll once for each monster that chases you, in the order you like. Every one that catches you inflicts its own Bad Stuff.',
    ],
    fr: [
      'Plusieurs monstres',
      "Un jet par monstre qui te poursuit, dans l'ordre que tu veux. Chacun de ceux qui t'attrapent t'inflige son propre incident fâcheux.",
    ],
  }),
  rule('MK-FLEE-11', {
    en: [
      'The monsters leave',
      'When all the rolls are done, the monsters are discarded, whether they caught anybody or not.',
    ],
    fr: [
      "Les monstres s'en vont",
      "Une fois tous les jets faits, les monstres sont défaussés, qu'ils aient attrapé quelqu'un ou non.",
    ],
  }),
  rule('MK-FLEE-12', {
    en: [
      'No changing shoes on the run',
      'While you are running away you may not switch items between used and carried.',
    ],
    fr: [
      'Pas de rhabillage en courant',
      "Tant que tu déguerpis, impossible de passer un objet d'utilisé à transporté, ou l'inverse.",
    ],
  }),
  rule('MK-FLEE-13', {
    en: [
      'One roll at a time',
      'The die, the cards that act on that die, and what comes of it (the escape or the Bad Stuff) are one step that nothing interrupts. It is settled completely before the next roll: boots lost to the first monster do not help against the second. Death counts at once, but corpses are looted only at the end (MK-DEATH-20).',
    ],
    fr: [
      "Un jet après l'autre",
      "Le dé, les cartes qui agissent sur ce dé et la suite (fuite ou incident fâcheux) forment une seule étape, que rien n'interrompt. On la règle en entier avant le jet suivant : les bottes perdues contre le premier monstre n'aident plus contre le second. Une mort compte aussitôt, mais on ne dépouille les cadavres qu'à la fin (MK-DEATH-20).",
    ],
  }),
  rule('MK-FLEE-14', {
    en: [
      'Main fighter first',
      "The player whose fight it is rolls against all the monsters first. Then comes the helper's turn to sweat.",
    ],
    fr: [
      "Le combattant principal d'abord",
      "Celui dont c'est le combat lance d'abord ses dés contre tous les monstres. Ensuite, c'est à son allié de transpirer.",
    ],
  }),
  rule('MK-FLEE-15', {
    en: [
      'Death ends your run',
      'If you die, you roll no more and suffer no more Bad Stuff: once is enough. The other runner still has to roll.',
    ],
    fr: [
      'La mort arrête la course',
      "Si tu meurs, tu ne lances plus de dé et ne subis plus aucun incident fâcheux : mourir une fois suffit. L'autre fuyard, lui, doit encore lancer les siens.",
    ],
  }),
  rule('MK-FLEE-16', {
    en: [
      'No reopening the fight',
      "Once the running begins, no card that changes the strength of either side can be played. Before a roll and after its consequences, curses, level cards and other any-time cards are fine; a sacrifice must come before your first roll. During a roll only cards that act on the die count: one that sets it works on your own roll, one that counters it on somebody else's.",
    ],
    fr: [
      'Le combat est clos',
      "Dès que la fuite commence, plus aucune carte qui change la force d'un camp ne peut être jouée. Avant un jet ou après ses conséquences, malédictions, cartes de niveau et autres cartes jouables à tout moment restent permises ; un sacrifice se décide avant ton premier jet. Pendant un jet, seules comptent les cartes sur le dé : celle qui le fixe, sur ton propre jet, celle qui le contre, sur celui d'un autre.",
    ],
  }),
]
