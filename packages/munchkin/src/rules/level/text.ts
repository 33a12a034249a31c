import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const LEVEL_RULES: readonly Rule[] = [
  rule('MK-LEVEL-01', {
    en: ['From 1 to 10', 'Levels run from 1 to 10. Nobody goes to eleven.'],
    fr: ['De 1 à 10', 'Les niveaux vont de 1 à 10. Personne ne monte à onze.'],
  }),
  rule('MK-LEVEL-02', {
    en: ['How to gain levels', 'You gain levels by killing monsters, by cards that give them, and by selling items.'],
    fr: [
      'Gagner des niveaux',
      'On gagne des niveaux en tuant des monstres, grâce aux cartes qui en donnent et en vendant des objets.',
    ],
  }),
  rule('MK-LEVEL-03', {
    en: ['How to lose levels', 'You lose a level when a card says so, and only then.'],
    fr: ['Perdre des niveaux', 'Tu perds un niveau quand une carte le dit, et seulement alors.'],
  }),
  rule('MK-LEVEL-04', {
    en: ['Never below 1', 'Your level cannot drop below 1. Any loss beyond that is simply ignored.'],
    fr: ['Jamais sous 1', 'Ton niveau ne descend jamais sous 1. Le surplus de perte ne compte tout simplement pas.'],
  }),
  rule('MK-LEVEL-05', {
    en: [
      '“Level” means level',
      'When a card speaks of your level it means the number on your counter, not your combat strength. Being level 3 with a huge sword is still being level 3.',
    ],
    fr: [
      "« Niveau », c'est le niveau",
      "Quand une carte parle de ton niveau, c'est celui de ton compteur, pas ta force de combat. Un niveau 3 avec une énorme épée reste un niveau 3.",
    ],
  }),
  rule('MK-LEVEL-06', {
    en: [
      'Up and down',
      'Levels rise and fall all through the game. Losing one costs you nothing but that level, except that in Munchkin Zombies your powers may no longer fit (MK-POWER-07).',
    ],
    fr: [
      'Ça monte, ça descend',
      "Les niveaux montent et descendent toute la partie. En perdre un ne te coûte rien d'autre, sauf que, dans Munchkin Zombies, tes pouvoirs risquent de ne plus tenir (MK-POWER-07).",
    ],
  }),
  rule('MK-LEVEL-07', {
    en: [
      'Introduce yourself',
      'A character is its level, its identity and its items. That is how you are announced at the table, in one proud line.',
    ],
    fr: [
      'Les présentations',
      "Un personnage, c'est son niveau, son identité et ses objets. C'est ainsi qu'on t'annonce à la table, en une ligne pleine de fierté.",
    ],
  }),
  rule('MK-LEVEL-08', {
    en: [
      'No card to level 10',
      'A level card, or anything else that is not a kill, cannot take you from 9 to 10. Such a card cannot be played then; it stays with you and is good for other things, such as paying for an ability. Exceptions: cards that say so outright (MK-WIN-03) and the last one who is not a Cultist (MK-CULT-09).',
    ],
    fr: [
      'Pas de carte vers le 10',
      "Une carte de niveau, ou toute autre chose qui n'est pas un monstre tué, ne te fait pas passer de 9 à 10. La carte ne peut alors pas être jouée ; tu la gardes, et elle peut servir à autre chose, par exemple à payer une capacité. Exceptions : les cartes qui le disent noir sur blanc (MK-WIN-03) et le dernier à ne pas être Cultiste (MK-CULT-09).",
    ],
  }),
]
