import type { Rule } from '@brouhaha/table'
import { onlyIn, rule } from '../rule.ts'

export const ACO_RULES: readonly Rule[] = onlyIn('star', [
  rule('MK-ACO-01', {
    en: [
      'Hiring an acolyte',
      "An acolyte you draw in Star Munchkin, face up or face down, may be used at once or kept in hand. You may play it at any time, even in a fight and on anyone's turn.",
    ],
    fr: [
      'Engager un acolyte',
      "Un acolyte pioché dans Star Munchkin, face visible ou cachée, s'utilise aussitôt ou se garde en main. Tu peux le jouer à tout moment, même en plein combat et au tour de n'importe qui.",
    ],
  }),
  rule('MK-ACO-02', {
    en: [
      'One at a time',
      'You may have one acolyte in play, or two if you are an Interstellar Trader. If you lose that class with two in play, you choose one to discard at once, with what it carries.',
    ],
    fr: [
      'Un seul à la fois',
      'Tu peux avoir un acolyte en jeu, ou deux si tu es Négociant interstellaire. Si tu perds cette classe avec deux acolytes, choisis aussitôt lequel défausser, avec ce qu’il porte.',
    ],
  }),
  rule('MK-ACO-03', {
    en: [
      'Hire and fire',
      'You may discard an acolyte at any time to play another, even in a fight. What the old one carried goes with it.',
    ],
    fr: [
      'Viré, remplacé',
      "Tu peux à tout moment défausser un acolyte pour en jouer un autre, même en plein combat. Ce que portait l'ancien part avec lui.",
    ],
  }),
  rule('MK-ACO-04', {
    en: ['Not a thing', 'An acolyte is not an item: it cannot be traded, and whatever hits items passes it by.'],
    fr: [
      "Ce n'est pas une chose",
      "Un acolyte n'est pas un objet : il ne s'échange pas, et ce qui frappe les objets l'épargne.",
    ],
  }),
  rule('MK-ACO-05', {
    en: [
      'Only what the card says',
      'An acolyte does what its card says and no more. It carries items for you only if the card says so.',
    ],
    fr: [
      'Juste ce que dit sa carte',
      'Un acolyte fait ce que dit sa carte, pas plus. Il ne porte des objets pour toi que si elle le précise.',
    ],
  }),
  rule('MK-ACO-06', {
    en: [
      'A Psychic is still alone',
      "A Psychic's bonus for fighting alone is not spoiled by acolytes. A helper does spoil it.",
    ],
    fr: ['Le Psi reste seul', "Le bonus du Psi qui combat seul n'est pas gâché par ses acolytes. Un allié, si."],
  }),
  rule('MK-ACO-07', {
    en: [
      'Sacrificing an acolyte',
      'If you lose a fight you may discard an acolyte, with all it carries, instead of rolling: you escape all the monsters of that fight, even those that nobody escapes. Decide before your first roll; it replaces all your rolls. Monsters that hurt you even when you escape still do.',
    ],
    fr: [
      'Le sacrifice',
      "Si tu perds un combat, tu peux défausser un acolyte, avec tout ce qu'il porte, au lieu de lancer le dé : tu échappes à tous les monstres de ce combat, même à ceux auxquels on n'échappe pas. Décide-toi avant ton premier jet ; cela remplace tous tes jets. Les monstres qui te blessent même en cas de fuite le font quand même.",
    ],
  }),
  rule('MK-ACO-08', {
    en: [
      'Live Targets',
      'The acolytes called Live Targets add nothing to a fight. They are there to be sacrificed, and they seem to know it.',
    ],
    fr: [
      'Cibles vivantes',
      "Les acolytes appelés Cibles vivantes n'apportent rien au combat. Ils sont là pour être sacrifiés, et ils ont l'air de le savoir.",
    ],
  }),
  rule('MK-ACO-09', {
    en: [
      'The baggage goes too',
      'Whatever makes you lose an acolyte, a sacrifice, a curse or a swap, takes the items it carried along, each card to the discard pile of its own deck.',
    ],
    fr: [
      'Les bagages partent avec',
      "Tout ce qui te fait perdre un acolyte, sacrifice, malédiction ou remplacement, emporte les objets qu'il portait, chaque carte sur la défausse de son propre paquet.",
    ],
  }),
  rule('MK-ACO-10', {
    en: [
      "The helper's fate",
      'If the main fighter sacrifices an acolyte, the main fighter decides whether the helper gets away too or has to roll. A helper may sacrifice an acolyte of their own, but that saves only the helper.',
    ],
    fr: [
      "Le sort de l'allié",
      "Si le combattant principal sacrifie un acolyte, c'est lui qui décide si son allié s'échappe aussi ou doit lancer le dé. Un allié peut sacrifier son propre acolyte, mais il ne sauve alors que lui-même.",
    ],
  }),
  rule('MK-ACO-11', {
    en: ['Acolytes at death', 'When you die your acolytes are part of the loot like the rest.'],
    fr: ['Acolytes à ta mort', 'À ta mort, tes acolytes font partie du butin comme le reste.'],
  }),
  rule('MK-ACO-12', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Loyal servants in a mix',
      'In a mix, the Loyal Servant of Munchkin counts as an acolyte, and whatever kills the Loyal Servant can kill any acolyte. What each may carry, and how it may be improved, stays as its own card says.',
    ],
    fr: [
      'Fidèles serviteurs en mélange',
      "Dans un mélange, le Fidèle serviteur de Munchkin compte comme un acolyte, et ce qui tue le Fidèle serviteur peut tuer n'importe quel acolyte. Ce que chacun peut porter, et comment on peut l'améliorer, reste fixé par sa propre carte.",
    ],
  }),
])
