import { type Law, law } from '@brouhaha/table'
import { SUPER_MUNCHKIN } from './super-munchkin.ts'

/** What the rulebook of this box tells about cards that it names. */
export const STAR_FACTS: readonly Law[] = [
  law('CF-S01', ['MK-IDENT-01'], {
    en: ['Human', 'A race without abilities, and what everybody is without another.'],
    fr: ['Humain', "Une race sans capacité, celle de qui n'en a pas d'autre."],
  }),
  law('CF-S02', ['MK-IDENT-01'], {
    en: ['Cyborg', 'A race; no more is said.'],
    fr: ['Cyborg', "Une race ; on n'en sait pas plus."],
  }),
  law('CF-S03', ['MK-ITEM-11'], {
    en: ['Mutant', 'A race; nobody else uses the neural whip.'],
    fr: ['Mutant', 'Une race ; elle seule se sert du fouet neuronal.'],
  }),
  law('CF-S04', ['MK-TURN-15'], {
    en: [
      'Feline',
      'A race that runs well and may open a second door; the starfish loses 5 against it, the furball gains 2.',
    ],
    fr: [
      'Félin',
      "Une race qui fuit bien et peut ouvrir une seconde porte ; l'étoile de mer perd 5 contre elle, la boule de poils gagne 2.",
    ],
  }),
  law('CF-S05', ['MK-ACO-06'], {
    en: ['Psychic', 'A class with a bonus when it fights alone; an acolyte does not spoil it.'],
    fr: ['Psi', "Une classe avec un bonus en combattant seul ; un acolyte n'y change rien."],
  }),
  law('CF-S06', ['MK-HELP-04'], {
    en: ['Bounty Hunter', 'A class; with one around, help may cost nothing.'],
    fr: ['Chasseur de primes', "Une classe ; s'il y en a un, l'aide peut ne rien coûter."],
  }),
  law('CF-S07', ['MK-ACO-02'], {
    en: ['Interstellar Trader', 'A class that may have two acolytes where others have one.'],
    fr: ['Négociant interstellaire', 'Une classe qui peut avoir deux acolytes, là où les autres en ont un.'],
  }),
  law('CF-S08', ['MK-ITEM-07'], {
    en: ['Mad Scientist', 'A class that uses any number of Complex items and can disarm traps.'],
    fr: [
      'Savant fou',
      "Une classe qui se sert d'autant d'objets Complexes qu'elle veut et peut désamorcer des pièges.",
    ],
  }),
  law('CF-S09', ['MK-IDENT-11'], {
    en: ['Half-breed', 'Two races, or half a human; goes with the last race.'],
    fr: ['Sang-mêlé', 'Deux races, ou à moitié humain ; part avec la dernière race.'],
  }),
  law('CF-S10', ['MK-IDENT-13', 'MK-IDENT-14'], SUPER_MUNCHKIN),
  law('CF-S11', ['MK-COMBAT-02'], {
    en: ['Starfish from space', 'Loses 5 while a Feline fights.'],
    fr: ["Étoile de mer de l'espace", "Perd 5 tant qu'un Félin se bat."],
  }),
  law('CF-S12', ['MK-COMBAT-02'], {
    en: ['Sabre-toothed furball', 'Gains 2 while a Feline fights.'],
    fr: ['Boule de poils à dents de sabre', "Gagne 2 tant qu'un Félin se bat."],
  }),
  law('CF-S13', ['MK-INT-07'], {
    en: ['Plasmorde', 'A monster; the one in the example of the bribe.'],
    fr: ['Plasmorde', "Un monstre ; celui de l'exemple du pot-de-vin."],
  }),
  law('CF-S14', ['MK-COMBAT-02'], {
    en: ['Cthulhu', 'Said to be in this box by the rulebook of another.'],
    fr: ['Cthulhu', "Dans cette boîte, aux dires du livret d'une autre."],
  }),
  law('CF-S15', ['MK-COMBAT-27'], {
    en: ['Radioactive', 'An enhancer that raises a monster.'],
    fr: ['Radioactif', 'Un modificateur qui élève un monstre.'],
  }),
  law('CF-S16', ['MK-COMBAT-27'], {
    en: ['Last of its kind', 'An enhancer that raises a monster.'],
    fr: ['Le dernier de sa race', 'Un modificateur qui élève un monstre.'],
  }),
  law('CF-S17', ['MK-COMBAT-27'], {
    en: ['Cybernetic', 'An enhancer that raises a monster.'],
    fr: ['Cybernétique', 'Un modificateur qui élève un monstre.'],
  }),
  law('CF-S18', ['MK-COMBAT-27'], {
    en: ['From another dimension', 'An enhancer that raises a monster.'],
    fr: ["D'une autre dimension", 'Un modificateur qui élève un monstre.'],
  }),
  law('CF-S19', ['MK-COMBAT-27'], {
    en: ['Miniature', 'An enhancer that lowers a monster.'],
    fr: ['Miniature', 'Un modificateur qui abaisse un monstre.'],
  }),
  law('CF-S20', ['MK-COMBAT-31', 'MK-COMBAT-32'], {
    en: ['Clone', 'Adds a copy of a monster, which shares its enhancers.'],
    fr: ['Clone', "Ajoute une copie d'un monstre, qui partage ses modificateurs."],
  }),
  law('CF-S21', ['MK-COMBAT-33'], {
    en: ['Wandering monster', 'Sends a monster from the hand into a fight.'],
    fr: ['Monstre errant', 'Envoie un monstre de la main dans un combat.'],
  }),
  law('CF-S22', ['MK-INT-02'], {
    en: ['Grenades', 'One-shots from the hand, for either side.'],
    fr: ['Grenades', "Des usages uniques joués de la main, pour un camp ou pour l'autre."],
  }),
  law('CF-S23', ['MK-LASER-01', 'MK-LASER-02'], {
    en: ['Laser', '+2, two hands, fire; can be joined.'],
    fr: ['Laser', "+2, deux mains, feu ; s'assemble."],
  }),
  law('CF-S24', ['MK-LASER-01', 'MK-LASER-02'], {
    en: ['Dazer', '+3, two hands, fire; can be joined.'],
    fr: ['Dazer', "+3, deux mains, feu ; s'assemble."],
  }),
  law('CF-S25', ['MK-LASER-01'], {
    en: ['Maser', 'A laser whose bonus is not told.'],
    fr: ['Maser', "Un laser dont le bonus n'est pas dit."],
  }),
  law('CF-S26', ['MK-ITEM-11'], {
    en: ['Neural whip', 'An item with a bonus that only a Mutant gets.'],
    fr: ['Fouet neuronal', 'Un objet dont seul un Mutant a le bonus.'],
  }),
  law('CF-S27', ['MK-ITEM-09'], {
    en: ['Battle armour', 'Armour; no more is said.'],
    fr: ['Armure de combat', "Une armure ; on n'en sait pas plus."],
  }),
  law('CF-S28', ['MK-ITEM-01'], {
    en: ['Diamondoid teeth', 'An item; no more is said.'],
    fr: ['Dents en diamantoïde', "Un objet ; on n'en sait pas plus."],
  }),
  law('CF-S29', ['MK-INT-07'], {
    en: ['Tail gun', 'An item, good for a bribe.'],
    fr: ['Mitrailleuse de queue', 'Un objet, bon pour un pot-de-vin.'],
  }),
  law('CF-S30', ['MK-ACO-08'], {
    en: ['Live targets', 'Acolytes that are good for a sacrifice and nothing else.'],
    fr: ['Cibles vivantes', "Des acolytes bons à sacrifier et à rien d'autre."],
  }),
  law('CF-S31', ['MK-CURSE-07'], {
    en: ['Chromosome inversion', 'A trap with a penalty in the next fight, kept until then.'],
    fr: ['Inversion de chromosome', 'Un piège avec un malus au prochain combat, gardé jusque-là.'],
  }),
  law('CF-S32', ['MK-CURSE-04'], {
    en: ['Lose your headgear', 'A trap that does nothing to a bare head.'],
    fr: ['Perdez votre couvre-chef', 'Un piège qui ne fait rien à une tête nue.'],
  }),
  law('CF-S33', ['MK-LASER-04'], {
    en: ['Antimatter', 'Destroys an item; of a joined laser one card only.'],
    fr: ['Antimatière', "Détruit un objet ; d'un laser assemblé, une seule carte."],
  }),
  law('CF-S34', ['MK-CARD-13'], {
    en: ['Gain a level', 'A one-shot for any time; pays for the top discard in the fast game.'],
    fr: ['Gagnez un niveau', 'Un usage unique de tout moment ; paie le haut de la défausse en partie rapide.'],
  }),
  law('CF-S35', ['MK-MIX-05'], {
    en: ['Taxes', 'Only hinted at: gold and credits count alike when something must be paid.'],
    fr: ['Taxes', 'À peine évoquées : or et crédits se valent quand il faut payer.'],
  }),
  law('CF-S36', ['MK-ITEM-07'], {
    en: ['Complex items', 'Many may be carried, only one used, except by a Mad Scientist.'],
    fr: ['Objets Complexes', "On en porte autant qu'on veut, on n'en emploie qu'un, sauf le Savant fou."],
  }),
]
