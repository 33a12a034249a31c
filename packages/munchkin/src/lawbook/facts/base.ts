import { type Law, law } from '@brouhaha/table'

/** What the rulebook of this box tells about cards that it names. */
export const BASE_FACTS: readonly Law[] = [
  law('CF-B01', ['MK-SETUP-06'], {
    en: ['Human', 'What everybody is at the start.'],
    fr: ['Humain', 'Ce que chacun est au départ.'],
  }),
  law('CF-B02', ['MK-COMBAT-33'], {
    en: ['Wandering monster', 'Sends a monster from the hand into a fight.'],
    fr: ['Monstre errant', 'Envoie un monstre de la main dans un combat.'],
  }),
  law('CF-B03', ['MK-CURSE-01', 'MK-CURSE-02', 'MK-DEATH-04'], {
    en: [
      'Curse',
      "Behind a door it strikes at once; from the hand it strikes anybody alive, at any time; one that lasts outlives its victim's death.",
    ],
    fr: [
      'Malédiction',
      'Derrière une porte elle frappe aussitôt ; de la main, tout vivant, à tout moment ; celle qui dure survit à la mort de sa victime.',
    ],
  }),
  law('CF-B04', ['MK-MIX-06'], {
    en: ['Priest, Wizard, Elf, Dwarf', 'Classes and races that the other rulebooks name when boxes are mixed.'],
    fr: ['Prêtre, Magicien, Elfe, Nain', 'Des classes et races que les autres livrets citent pour les mélanges.'],
  }),
  law('CF-B05', ['MK-ACO-12'], {
    en: ['Kill the servant', 'A card against servants; in a mix it strikes acolytes too.'],
    fr: ['Tuer le serviteur', 'Une carte contre les serviteurs ; dans un mélange elle frappe aussi les acolytes.'],
  }),
]
