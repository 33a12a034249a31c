import { type Law, law } from '@brouhaha/table'

/** What the rulebooks count. */
export const COUNTS_FACTS: readonly Law[] = [
  law('CF-N01', ['MK-SETUP-02'], {
    en: ['How many cards', '168 in each of the four boxes.'],
    fr: ['Combien de cartes', '168 dans chacune des quatre boîtes.'],
  }),
  law('CF-N02', ['MK-CULT-01'], { en: ['How many Cultists', 'Six.'], fr: ['Combien de Cultistes', 'Six.'] }),
  law('CF-N03', ['MK-POWER-01'], {
    en: ['How many powers', 'Six, on fifteen cards, of ranks 2, 3 and 4.'],
    fr: ['Combien de pouvoirs', 'Six, sur quinze cartes, de rangs 2, 3 et 4.'],
  }),
  law('CF-N04', ['MK-SETUP-03'], {
    en: ['How many levels', 'Ten markers for each player.'],
    fr: ['Combien de niveaux', 'Dix marqueurs pour chaque joueur.'],
  }),
  law('CF-N05', ['MK-IDENT-01'], {
    en: ['How many identities', 'Three mojos; four classes in Cthulhu; four classes and three races in Star Munchkin.'],
    fr: [
      "Combien d'identités",
      'Trois mojos ; quatre classes dans Cthulhu ; quatre classes et trois races dans Star Munchkin.',
    ],
  }),
  law('CF-N07', ['MK-COMBAT-27'], {
    en: ['How many enhancers lower a monster', 'One in Cthulhu; one is named in Star Munchkin.'],
    fr: ['Combien de modificateurs abaissent un monstre', 'Un dans Cthulhu ; un seul est nommé dans Star Munchkin.'],
  }),
]
