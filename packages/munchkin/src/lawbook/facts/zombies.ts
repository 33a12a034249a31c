import { type Law, law } from '@brouhaha/table'

/** What the rulebook of this box tells about cards that it names. */
export const ZOMBIES_FACTS: readonly Law[] = [
  law('CF-Z01', ['MK-SETUP-06'], {
    en: ['Ordinary zombie', 'What everybody is at level 1: no mojo, no ability.'],
    fr: ['Zombie ordinaire', 'Ce que chacun est au niveau 1 : ni mojo, ni capacité.'],
  }),
  law('CF-Z02', ['MK-MOJO-01'], {
    en: ['Nuclear Zombie', 'One of the three mojos.'],
    fr: ['Zombie Nucléaire', "L'un des trois mojos."],
  }),
  law('CF-Z03', ['MK-MOJO-01'], {
    en: ['Plague Zombie', 'One of the three mojos; may be given up in the middle of a fight.'],
    fr: ['Zombie Pestiféré', "L'un des trois mojos ; on peut y renoncer en plein combat."],
  }),
  law('CF-Z04', ['MK-MOJO-01'], {
    en: ['Voodoo Zombie', 'One of the three mojos; the nun loses 2 against it, the taxman gains 5.'],
    fr: ['Zombie Vaudou', "L'un des trois mojos ; la nonne perd 2 contre lui, le percepteur gagne 5."],
  }),
  law('CF-Z05', ['MK-MOJO-02'], {
    en: ['Double Mojo', 'Lets you have two mojos, needs one in play, and survives your death.'],
    fr: ['Double Mojo', 'Permet deux mojos, en demande un en jeu, et survit à ta mort.'],
  }),
  law('CF-Z06', ['MK-POWER-02'], {
    en: ['Fast', 'A power; its cards have rank 2, 3 or 4.'],
    fr: ['Rapide', 'Un pouvoir ; ses cartes sont de rang 2, 3 ou 4.'],
  }),
  law('CF-Z07', ['MK-POWER-02'], {
    en: ['Stealthy', 'A power; its cards have rank 2, 3 or 4.'],
    fr: ['Furtif', 'Un pouvoir ; ses cartes sont de rang 2, 3 ou 4.'],
  }),
  law('CF-Z08', ['MK-POWER-13'], {
    en: ['Burly', 'A power of rank 2, 3 or 4 that lets its owner carry more than one Big item.'],
    fr: ['Costaud', "Un pouvoir de rang 2, 3 ou 4 qui permet de porter plus d'un gros objet."],
  }),
  law('CF-Z09', ['MK-POWER-01', 'MK-POWER-02', 'MK-POWER-06', 'MK-POWER-12'], {
    en: [
      'Three more powers',
      'Six powers on fifteen cards in all, of ranks 2 to 4, some for certain mojos only, some fed by discards.',
    ],
    fr: [
      'Trois autres pouvoirs',
      'Six pouvoirs sur quinze cartes en tout, de rang 2 à 4, certains réservés à des mojos, certains nourris de défausses.',
    ],
  }),
  law('CF-Z10', ['MK-ITEM-01'], {
    en: ['Phosphorescent claws', 'An item of +3.'],
    fr: ['Griffes phosphorescentes', 'Un objet à +3.'],
  }),
  law('CF-Z11', ['MK-ITEM-01'], {
    en: ['Shopping cart', 'An item; no more is said.'],
    fr: ['Chariot de supermarché', "Un objet ; on n'en sait pas plus."],
  }),
  law('CF-Z12', ['MK-ITEM-01'], {
    en: ['An arm and a leg', 'A weapon of +5, good for a bribe too.'],
    fr: ['Un bras et une jambe', 'Une arme à +5, bonne aussi pour un pot-de-vin.'],
  }),
  law('CF-Z13', ['MK-ITEM-01'], {
    en: ['Another zombie', 'An item of +4.'],
    fr: ['Un autre zombie', 'Un objet à +4.'],
  }),
  law('CF-Z14', ['MK-ITEM-09'], {
    en: ['Birdhouse', 'Headgear of +4.'],
    fr: ['Nichoir à oiseaux', 'Un couvre-chef à +4.'],
  }),
  law('CF-Z15', ['MK-ITEM-15'], {
    en: ['Wishing ring', 'A one-shot that works outside fights too.'],
    fr: ['Anneau de souhait', 'Un usage unique qui sert aussi hors combat.'],
  }),
  law('CF-Z16', ['MK-COMBAT-27', 'MK-COMBAT-30'], {
    en: ['Wielding a gun', 'An enhancer: 5 more and one treasure more.'],
    fr: ['Maniant un fusil', 'Un modificateur : 5 de plus et un trésor de plus.'],
  }),
  law('CF-Z17', ['MK-COMBAT-41'], {
    en: ['Pizza delivery guy', 'Level 6, two treasures, one level; a helper in the kill gains a level too.'],
    fr: ['Livreur de pizza', 'Niveau 6, deux trésors, un niveau ; qui aide à le tuer gagne aussi un niveau.'],
  }),
  law('CF-Z18', ['MK-COMBAT-02'], {
    en: ['Nun', 'Loses 2 while a Voodoo Zombie fights.'],
    fr: ['Nonne', "Perd 2 tant qu'un Zombie Vaudou se bat."],
  }),
  law('CF-Z19', ['MK-COMBAT-02'], {
    en: ['Taxman', 'Gains 5 while a Voodoo Zombie fights.'],
    fr: ['Percepteur', "Gagne 5 tant qu'un Zombie Vaudou se bat."],
  }),
  law('CF-Z20', ['MK-INT-07'], {
    en: ['Action hero', 'A monster; the one in the example of the bribe.'],
    fr: ["Héros de film d'action", "Un monstre ; celui de l'exemple du pot-de-vin."],
  }),
  law('CF-Z21', ['MK-CURSE-04'], {
    en: ['The curse on armour', "Strikes the victim's armour; without one nothing happens and it is discarded."],
    fr: [
      "La malédiction sur l'armure",
      "Frappe l'armure de la victime ; sans armure rien ne se passe et elle est défaussée.",
    ],
  }),
  law('CF-Z22', ['MK-COMBAT-33'], {
    en: ['Wandering monster', 'Brings a monster from the hand into any fight.'],
    fr: ['Monstre errant', "Amène un monstre de la main dans n'importe quel combat."],
  }),
  law('CF-Z23', ['MK-CARD-13'], {
    en: ['Gain a level', 'Played at any time, then discarded.'],
    fr: ['Gagnez un niveau', 'Se joue à tout moment, puis se défausse.'],
  }),
  law('CF-Z24', ['MK-HORDE-01'], {
    en: ['Undead', "A mark on monsters; where one undead fights, others may join it from anybody's hand."],
    fr: [
      'Mort-vivant',
      "Une marque sur des monstres ; là où un mort-vivant se bat, d'autres peuvent le rejoindre de n'importe quelle main.",
    ],
  }),
  law('CF-Z25', ['MK-SETUP-02'], {
    en: ['A name in the credits', 'Perhaps a card; nothing is known of it, so nothing depends on it.'],
    fr: ['Un nom au générique', "Peut-être une carte ; on n'en sait rien, donc rien n'en dépend."],
  }),
  law('CF-Z26', ['MK-MIX-06'], {
    en: ['Priest', 'A class of Munchkin with a bonus against the undead.'],
    fr: ['Prêtre', 'Une classe de Munchkin avec un bonus contre les morts-vivants.'],
  }),
  law('CF-Z27', ['MK-ITEM-05'], {
    en: ['Big items', 'One may be carried; whatever is not marked is small.'],
    fr: ['Gros objets', "On en porte un seul ; tout ce qui n'est pas marqué est petit."],
  }),
]
