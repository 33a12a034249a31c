import { type Law, law } from '@brouhaha/table'
import { SUPER_MUNCHKIN } from './super-munchkin.ts'

/** What the rulebook of this box tells about cards that it names. */
export const CTHULHU_FACTS: readonly Law[] = [
  law('CF-C01', ['MK-COMBAT-02'], {
    en: ['Investigator', 'A class; the Shoggoth loses 2 against it.'],
    fr: ['Investigateur', 'Une classe ; le Shoggoth perd 2 contre lui.'],
  }),
  law('CF-C02', ['MK-IDENT-01'], {
    en: ['Monster Whacker', 'A class; no more is said.'],
    fr: ['Tabasseur de monstres', "Une classe ; on n'en sait pas plus."],
  }),
  law('CF-C03', ['MK-ITEM-11'], {
    en: ['Professor', 'A class; the Bro Ones gain 2 against it, and nobody else uses the Necronomicon.'],
    fr: ['Professeur', 'Une classe ; les Beaufonds gagnent 2 contre lui, et lui seul se sert du Necronomicon.'],
  }),
  law('CF-C04', ['MK-CULT-01', 'MK-CULT-02', 'MK-CULT-04', 'MK-CULT-08'], {
    en: [
      'Cultist',
      "A class on six cards that nobody leaves at will and the only Cultist cannot lose, with a pile and two endings of its own; a monster's enhancer may be played on one where the card says so.",
    ],
    fr: [
      'Cultiste',
      "Une classe en six cartes qu'on ne quitte pas à son gré et que l'unique Cultiste ne peut perdre, avec sa propre pile et ses deux fins ; un modificateur de monstre peut s'y jouer si la carte le dit.",
    ],
  }),
  law('CF-C05', ['MK-IDENT-13', 'MK-IDENT-14'], SUPER_MUNCHKIN),
  law('CF-C06', ['MK-GOTH-02'], {
    en: ['Shoggoth', 'A goth; loses 2 while an Investigator fights, and can summon another goth.'],
    fr: ['Shoggoth', "Un goth ; perd 2 tant qu'un Investigateur se bat, et peut appeler un autre goth."],
  }),
  law('CF-C07', ['MK-COMBAT-02'], {
    en: ['Bro Ones', 'One monster with a plural name; gain 2, once, while a Professor fights.'],
    fr: ['Beaufonds', "Un seul monstre au nom pluriel ; gagne 2, une fois, tant qu'un Professeur se bat."],
  }),
  law('CF-C08', ['MK-COMBAT-02'], {
    en: ['Great Cthulhu', 'The monster of level 20; the rulebook says that he is in Star Munchkin too.'],
    fr: ['Grand Cthulhu', 'Le monstre de niveau 20 ; le livret le dit présent aussi dans Star Munchkin.'],
  }),
  law('CF-C09', ['MK-INT-02'], {
    en: ['Ichor', 'One-shots from the hand, for either side.'],
    fr: ['Ichor', "Des usages uniques joués de la main, pour un camp ou pour l'autre."],
  }),
  law('CF-C10', ['MK-INT-02'], {
    en: ['Piercing scream', 'A one-shot from the hand.'],
    fr: ['Cri perçant', 'Un usage unique joué de la main.'],
  }),
  law('CF-C11', ['MK-ITEM-11'], {
    en: ['Necronomicon', 'An item with a bonus that only a Professor gets.'],
    fr: ['Necronomicon', 'Un objet dont seul un Professeur a le bonus.'],
  }),
  law('CF-C12', ['MK-ITEM-01'], {
    en: ['Goo-proof poncho', 'An item; no more is said.'],
    fr: ['Poncho imperméable', "Un objet ; on n'en sait pas plus."],
  }),
  law('CF-C13', ['MK-ITEM-01'], {
    en: ['Fake tentacle', 'An item; no more is said.'],
    fr: ['Tentacule factice', "Un objet ; on n'en sait pas plus."],
  }),
  law('CF-C14', ['MK-ITEM-01'], {
    en: ['Backpack of dynamite', 'An item; no more is said.'],
    fr: ['Sac à dos plein de dynamite', "Un objet ; on n'en sait pas plus."],
  }),
  law('CF-C15', ['MK-INT-07'], {
    en: ['Triple-barrelled shotgun', 'An item, good for a bribe.'],
    fr: ['Fusil à canon triple', 'Un objet, bon pour un pot-de-vin.'],
  }),
  law('CF-C16', ['MK-COMBAT-27'], {
    en: ['Indescribably hideous', 'An enhancer that raises a monster.'],
    fr: ["D'une indescriptible hideur", 'Un modificateur qui élève un monstre.'],
  }),
  law('CF-C17', ['MK-COMBAT-28'], {
    en: ['Raving', 'An enhancer that adds to the others.'],
    fr: ['En pleine élucubration', "Un modificateur qui s'ajoute aux autres."],
  }),
  law('CF-C18', ['MK-COMBAT-28'], {
    en: ['Four-dimensional', 'An enhancer that adds to the others.'],
    fr: ['Quadridimensionnel', "Un modificateur qui s'ajoute aux autres."],
  }),
  law('CF-C19', ['MK-COMBAT-27'], {
    en: ['In its thousand-year sleep', 'The only enhancer of the box that lowers a monster.'],
    fr: ['Plongé dans son sommeil millénaire', 'Le seul modificateur de la boîte qui abaisse un monstre.'],
  }),
  law('CF-C20', ['MK-COMBAT-33'], {
    en: ['Wandering monster', 'Sends a monster from the hand into a fight.'],
    fr: ['Monstre errant', 'Envoie un monstre de la main dans un combat.'],
  }),
  law('CF-C21', ['MK-CURSE-07'], {
    en: ['Change of sex', 'A curse with a penalty in the next fight, kept until then.'],
    fr: ['Changement de sexe', 'Une malédiction avec un malus au prochain combat, gardée jusque-là.'],
  }),
  law('CF-C22', ['MK-CURSE-04'], {
    en: ['Lose your headgear', 'A curse that does nothing to a bare head.'],
    fr: ['Perdez votre couvre-chef', 'Une malédiction qui ne fait rien à une tête nue.'],
  }),
  law('CF-C23', ['MK-CULT-03', 'MK-CULT-08'], {
    en: ['Divine intervention', 'A card of another box: it frees any Cultist, and nothing else frees the only one.'],
    fr: [
      'Intervention divine',
      "Une carte d'une autre boîte : elle libère tout Cultiste, et rien d'autre ne libère l'unique Cultiste.",
    ],
  }),
  law('CF-C24', ['MK-FAST-02'], {
    en: ['Gain a level', 'Played at any time; pays for the top discard in the fast game.'],
    fr: ['Gagnez un niveau', 'Se joue à tout moment ; paie le haut de la défausse en partie rapide.'],
  }),
  law('CF-C25', ['MK-GOTH-01'], {
    en: ['Anything-goth', 'The monsters whose name ends so; one of them can summon another.'],
    fr: ['Tout ce qui finit en goth', "Les monstres dont le nom finit ainsi ; l'un d'eux peut en appeler un autre."],
  }),
  law('CF-C26', ['MK-HORDE-01'], {
    en: ['Undead', 'A mark without a rule in this box.'],
    fr: ['Mort-vivant', 'Une marque sans règle dans cette boîte.'],
  }),
  law('CF-C27', ['MK-MIX-06'], {
    en: ['Elf, Ninja, Assassin, Half-dwarf', 'Identities of other boxes, named as examples of a mix.'],
    fr: ['Elfe, Ninja, Assassin, Demi-nain', "Des identités d'autres boîtes, citées comme exemples de mélange."],
  }),
  law('CF-C28', ['MK-ACO-12'], {
    en: ['Loyal servant', 'A companion of Munchkin, of one kind with acolytes.'],
    fr: ['Fidèle serviteur', 'Un compagnon de Munchkin, de la même famille que les acolytes.'],
  }),
]
