import { type Law, law } from '@brouhaha/table'

/** From items in others’ turns to the cult and the horde. */
export const POINTS_HELPERS: readonly Law[] = [
  law('AMB-17', ['MK-ITEM-12'], {
    en: [
      "Items in others' turns",
      'Munchkin says “whenever you want except during a combat”, the others in your own turn. Munchkin literally: in any turn, and in no combat, whoever fights.',
    ],
    fr: [
      'Des objets au tour des autres',
      'Munchkin dit « quand vous voulez sauf pendant un combat », les autres à ton tour. Munchkin au pied de la lettre : à tout tour, et dans aucun combat, de qui que ce soit.',
    ],
  }),
  law('AMB-18', ['MK-HELP-04'], {
    en: [
      'Paying help with items',
      'Nothing is traded in a combat, and yet items are offered for help. They are promised, and handed over when the combat is won.',
    ],
    fr: [
      "Payer l'aide en objets",
      "On n'échange rien en combat, et pourtant on offre des objets contre de l'aide. On les promet, et on les remet une fois le combat gagné.",
    ],
  }),
  law('AMB-19', ['MK-HELP-02'], {
    en: ['Another helper', '“One at a time”: can one replace the first? No, one for the whole combat.'],
    fr: ['Un autre allié', '« Un à la fois » : peut-on remplacer le premier ? Non, un pour tout le combat.'],
  }),
  law('AMB-20', ['MK-HELP-13'], {
    en: [
      'Help while winning',
      'Star and Cthulhu speak of losers only. In all boxes nobody asks while winning (RUL-26).',
    ],
    fr: [
      "De l'aide quand on gagne",
      'Star et Cthulhu ne parlent que des perdants. Dans toutes les boîtes, on ne demande rien quand on gagne (RUL-26).',
    ],
  }),
  law('AMB-21', ['MK-WIN-04'], {
    en: ['Two at ten', 'Munchkin and Zombies do not say. Who gets there in the same moment wins together.'],
    fr: ['Deux à dix', "Munchkin et Zombies n'en disent rien. Qui y arrive au même instant gagne ensemble."],
  }),
  law('AMB-22', ['MK-WIN-02'], {
    en: ["A helper's tenth level", "A level that the monster's text gives for helping counts as one for the kill."],
    fr: [
      "Le dixième niveau d'un allié",
      'Un niveau que le texte du monstre donne à qui aide compte comme gagné en tuant.',
    ],
  }),
  law('AMB-23', ['MK-CULT-10'], {
    en: ['All Cultists, equal levels', 'The highest win together.'],
    fr: ['Tous Cultistes, à égalité', 'Les plus hauts gagnent ensemble.'],
  }),
  law('AMB-24', ['MK-CULT-09'], {
    en: ['All but one', 'The last outsider gains the level each time that it happens.'],
    fr: ['Tous sauf un', 'Le dernier profane gagne le niveau chaque fois que cela arrive.'],
  }),
  law('AMB-25', ['MK-CULT-06'], {
    en: ['Becoming a Cultist with a class', 'The cult takes its place; with two, the victim says which.'],
    fr: ['Devenir Cultiste avec une classe', 'Le culte prend sa place ; avec deux, la victime dit laquelle.'],
  }),
  law('AMB-26', ['MK-CULT-02'], {
    en: [
      'Spending a Cultist',
      'Neither swapped nor paid with while it is in play; from the hand it is a card like any other.',
    ],
    fr: ['Dépenser un Cultiste', "En jeu, ni échangé ni payé ; de la main, c'est une carte comme une autre."],
  }),
  law('AMB-27', ['MK-DEATH-10'], {
    en: [
      'Enhancers on a Cultist in Zombies',
      'Its book speaks of Cultists and has none. It sleeps until boxes are mixed.',
    ],
    fr: [
      'Des améliorations sur un Cultiste dans Zombies',
      "Sa règle parle de Cultistes et n'en a pas. Cela dort jusqu'à un mélange.",
    ],
  }),
  law('AMB-28', ['MK-DEATH-10'], {
    en: ['How they get there', 'Only where a card says that it may lie on a Cultist.'],
    fr: ['Comment elles y viennent', "Seulement si une carte dit qu'elle se pose sur un Cultiste."],
  }),
  law('AMB-29', ['MK-HORDE-01'], {
    en: ['Undead to undead', 'Who, how many, when? Anybody, any number, while the combat is open.'],
    fr: [
      'De mort-vivant en mort-vivant',
      "Qui, combien, quand ? N'importe qui, autant qu'on veut, tant que le combat est ouvert.",
    ],
  }),
  law('AMB-30', ['MK-GOTH-06'], {
    en: ['A goth out of your own hand', 'Looked for as trouble, it calls the others like one from the door.'],
    fr: ['Un goth de ta propre main', 'Cherché comme bagarre, il appelle les autres comme un goth de la porte.'],
  }),
  law('AMB-31', ['MK-COMBAT-31'], {
    en: ['What a clone is worth', 'It is a full second monster, with its own level and treasure.'],
    fr: ['Ce que vaut un clone', "C'est un second monstre entier, avec son niveau et son trésor."],
  }),
  law('AMB-32', ['MK-CURSE-07'], {
    en: [
      '“Next combat” in the middle of one',
      'Star does not treat it, Cthulhu and Zombies mean this one. This one, everywhere (RUL-08).',
    ],
    fr: [
      '« Prochain combat » en plein combat',
      "Star n'en dit rien, Cthulhu et Zombies parlent de celui-ci. Celui-ci, partout (RUL-08).",
    ],
  }),
]
