import { type Law, law } from '@brouhaha/table'

/** Identities, cults and mixes. */
export const EXAMPLES_PEOPLE: readonly Law[] = [
  law('EX-26', ['MK-IDENT-11'], {
    en: [
      'Half a cat',
      'With one race and the half-breed card you are half human: that race in full, what humans suffer, and nothing that only humans get. A Mutant added makes you half of each, with all that both cards say, and no human.',
    ],
    fr: [
      'À moitié chat',
      'Avec une seule race et la carte de sang-mêlé tu es à moitié humain : toute cette race, ce que les humains subissent, rien de ce qui leur est réservé. Un Mutant ajouté fait de toi la moitié de chacun, avec tout ce que disent les deux cartes, et plus un humain.',
    ],
  }),
  law('EX-27', ['MK-POWER-03'], {
    en: [
      'A zombie of level 9',
      'Nuclear, fast and stealthy, with claws and a cart: two powers have rank 8 together at most, which level 9 carries, so all of it is legal.',
    ],
    fr: [
      'Un zombie de niveau 9',
      'Nucléaire, rapide et furtif, avec griffes et chariot : deux pouvoirs font au plus 8 de rang, ce que porte le niveau 9, donc tout est permis.',
    ],
  }),
  law('EX-28', ['MK-ITEM-09'], {
    en: ['An investigator of level 9', 'Poncho, tentacle and a backpack of dynamite go together.'],
    fr: ['Un investigateur de niveau 9', 'Poncho, tentacule et sac plein de dynamite vont ensemble.'],
  }),
  law('EX-29', ['MK-LASER-03', 'MK-ITEM-09'], {
    en: [
      'A bounty-hunting cat of level 9',
      'Armour, teeth and a laser of three parts: the laser is one weapon for two hands.',
    ],
    fr: [
      'Un chat chasseur de primes de niveau 9',
      'Armure, dents et un laser en trois morceaux : le laser est une seule arme à deux mains.',
    ],
  }),
  law('EX-30', ['MK-IDENT-05', 'MK-COMBAT-34'], {
    en: [
      'Resigning in mid-fight',
      'A Professor against the Bro Ones who gives up the class takes their 2 away with it.',
    ],
    fr: [
      'Démissionner en plein combat',
      'Un Professeur face aux Beaufonds qui renonce à sa classe leur reprend leurs 2.',
    ],
  }),
  law('EX-31', ['MK-TRADE-06', 'MK-INT-07'], {
    en: ['A bribe', 'The item changes owners and lies in play; whoever took it may help all the same.'],
    fr: ['Un pot-de-vin', "L'objet change de mains et reste en jeu ; qui l'a pris peut aider quand même."],
  }),
  law('EX-32', ['MK-COMBAT-01'], {
    en: ['Yuri alone', 'Level 3 with +4 and +4 makes 11.'],
    fr: ['Yuri tout seul', 'Niveau 3 avec +4 et +4 font 11.'],
  }),
  law('EX-33', ['MK-CULT-09'], {
    en: [
      'The last outsider wins',
      'When all others are Cultists, the one outside rises from 9 to 10 and wins without a kill.',
    ],
    fr: [
      'Le dernier profane gagne',
      'Quand tous les autres sont Cultistes, le seul profane passe de 9 à 10 et gagne sans tuer.',
    ],
  }),
  law('EX-34', ['MK-CULT-10'], {
    en: ['Everybody in the cult', 'The game ends; of levels 4, 7 and 5 the 7 wins.'],
    fr: ['Tout le monde au culte', 'La partie s’arrête ; de 4, 7 et 5, le niveau 7 gagne.'],
  }),
  law('EX-35', ['MK-WIN-02', 'MK-CULT-09'], {
    en: [
      'The only other way to ten',
      'At level 9 while everybody else joins the cult: no other road leads there without a kill.',
    ],
    fr: [
      "L'unique autre chemin vers dix",
      "Au niveau 9 pendant que tous les autres entrent au culte : aucune autre route n'y mène sans tuer.",
    ],
  }),
  law('EX-36', ['MK-MIX-06', 'MK-IDENT-08'], {
    en: ['Priest, Mutant, Bounty Hunter', 'Two classes need a Super Munchkin; one race needs nothing.'],
    fr: ['Prêtre, Mutant, Chasseur de primes', 'Deux classes demandent un Super Munchkin ; une race ne demande rien.'],
  }),
  law('EX-37', ['MK-MIX-06'], {
    en: [
      'Half elf, half cat, all wizard',
      'Races of two boxes join under one half-breed card; the one class needs nothing.',
    ],
    fr: [
      'Mi-elfe, mi-félin, tout magicien',
      "Des races de deux boîtes se rejoignent sous une carte de sang-mêlé ; l'unique classe ne demande rien.",
    ],
  }),
  law('EX-38', ['MK-MIX-06'], {
    en: [
      'Elf investigator ninja',
      'Two classes: that one needs a Super Munchkin. A mutant half-dwarf assassin has two races and needs a half-breed card.',
    ],
    fr: [
      'Elfe investigateur ninja',
      "Deux classes : à celui-là il faut un Super Munchkin. L'assassin mutant demi-nain a deux races : il lui faut une carte de sang-mêlé.",
    ],
  }),
  law('EX-39', ['MK-SETUP-08', 'MK-SETUP-09', 'MK-SETUP-10', 'MK-SETUP-11'], {
    en: [
      'Eight cards to begin with',
      'In Zombies, at level 1: one mojo, or two with Double Mojo, no power yet, one Big item.',
    ],
    fr: [
      'Huit cartes pour commencer',
      'Dans Zombies, au niveau 1 : un mojo, ou deux avec Double Mojo, encore aucun pouvoir, un gros objet.',
    ],
  }),
  law('EX-40', ['MK-MIX-07'], {
    en: [
      'Big and Complex',
      'Munchkin with Star Munchkin: one Big item carried and one Complex item used are legal together.',
    ],
    fr: [
      'Gros et Complexe',
      'Munchkin avec Star Munchkin : un gros objet porté et un objet Complexe en service vont ensemble.',
    ],
  }),
  law('EX-41', ['MK-IDENT-05', 'MK-COMBAT-34'], {
    en: [
      'Tired of the plague',
      'A Plague Zombie who gives up the mojo in a fight is ordinary at once; what was paid for with discards still counts.',
    ],
    fr: [
      'Assez de la peste',
      'Un Zombie Pestiféré qui renonce à son mojo en combat redevient ordinaire aussitôt ; ce qui fut payé en défausses compte encore.',
    ],
  }),
]
