import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const MIX_RULES: readonly Rule[] = [
  rule('MK-MIX-01', {
    en: ['Mix as you like', 'Any boxes of the family can be played together. Good taste is no obstacle.'],
    fr: ['Mélange à volonté', "Toutes les boîtes de la famille se jouent ensemble. Le bon goût n'est pas un obstacle."],
  }),
  rule('MK-MIX-02', {
    en: [
      'Two big decks',
      'Shuffle all the Treasures together, and all the Doors together, whatever their box calls them. A card that names one kind of door means them all.',
    ],
    fr: [
      'Deux gros paquets',
      "Mélangez tous les Trésors ensemble et toutes les Portes ensemble, que leur boîte les appelle Porte, Donjon ou Station. Une carte qui nomme l'une de ces sortes les désigne toutes.",
    ],
  }),
  rule('MK-MIX-03', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Mixes play fast',
      'With Star Munchkin or Munchkin Cthulhu in the mix, use their fast game: 4 Doors and 4 Treasures each, and buying from the top of the discards (MK-FAST-02).',
    ],
    fr: [
      'Un mélange se joue vite',
      'Si Star Munchkin ou Munchkin Cthulhu est du mélange, jouez leur partie rapide : 4 Portes et 4 Trésors chacun, et achats sur le dessus de la défausse (MK-FAST-02).',
    ],
  }),
  rule('MK-MIX-04', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Traps are curses',
      'Traps and curses are one and the same kind of card. What protects you from one protects you from the other.',
    ],
    fr: [
      'Piège ou malédiction',
      'Pièges et malédictions sont un seul et même type de carte. Ce qui te protège des uns te protège des autres.',
    ],
  }),
  rule('MK-MIX-05', {
    boxes: ['star', 'cthulhu'],
    en: ['Credits are gold', 'A credit is worth a gold piece, and you may add them up in one sale.'],
    fr: ["Un crédit vaut de l'or", "Un crédit vaut une pièce d'or, et les deux s'additionnent dans une même vente."],
  }),
  rule('MK-MIX-06', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Everything for everyone',
      'Every character may have a race, a class, a mojo and powers, all at the same time.',
    ],
    fr: [
      'Tout pour tout le monde',
      'Chaque personnage peut avoir une race, une classe, un mojo et des pouvoirs, tout cela à la fois.',
    ],
  }),
  rule('MK-MIX-07', {
    boxes: ['star'],
    en: [
      'Big is not Complex',
      'Big items and Complex items are different things, and both limits hold: one Big item carried, one Complex item used.',
    ],
    fr: [
      "Gros n'est pas Complexe",
      'Gros objets et objets Complexes sont deux choses différentes, et les deux limites comptent : un Gros objet transporté, un objet Complexe utilisé.',
    ],
  }),
  rule('MK-MIX-08', {
    en: ['Cards that are not there', 'A rule about a kind of card that is not in your game simply never comes up.'],
    fr: [
      'Les cartes absentes',
      "Une règle qui parle d'un type de carte absent de votre partie ne sert tout simplement jamais.",
    ],
  }),
  rule('MK-MIX-09', {
    en: [
      'Each box brings its tricks',
      'Cultists, goths, the Undead horde, lasers and acolytes are in the game if their box is in the mix. Their rules then hold for every card that fits by word or by name, whatever box it comes from.',
    ],
    fr: [
      'Chaque boîte a ses tours',
      'Cultistes, goths, horde de Morts-vivants, lasers et acolytes sont de la partie si leur boîte est du mélange. Leurs règles valent alors pour toute carte qui convient, par sa mention ou par son nom, quelle que soit sa boîte.',
    ],
  }),
  rule('MK-MIX-10', {
    en: [
      'When boxes disagree',
      'Where the boxes differ, the newest one in the mix decides: Munchkin Zombies, then Munchkin, then Munchkin Cthulhu, then Star Munchkin. What the mixing rules settle themselves, such as the 4 and 4 cards, stays settled. The Cultist endings remain possible.',
    ],
    fr: [
      'Quand les boîtes se contredisent',
      'Là où les boîtes diffèrent, la plus récente du mélange décide : Munchkin Zombies, puis Munchkin, puis Munchkin Cthulhu, puis Star Munchkin. Ce que les règles de mélange fixent elles-mêmes, comme les 4 et 4 cartes, reste fixé. Les fins par les Cultistes restent possibles.',
    ],
  }),
  rule('MK-MIX-11', {
    boxes: ['zombies'],
    en: [
      'Classes among zombies',
      'Munchkin Zombies has no classes of its own, but in a mix zombies may have one: play the class when you get it or in your own turn.',
    ],
    fr: [
      'Des classes chez les zombies',
      "Munchkin Zombies n'a pas de classes à lui, mais dans un mélange un zombie peut en avoir une : joue-la dès que tu l'obtiens ou pendant ton tour.",
    ],
  }),
  rule('MK-MIX-12', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Cthulhu twice',
      'Great Cthulhu, the level 20 terror of Munchkin Cthulhu, is also in Star Munchkin. If you mix the two, both cards stay in, and each is a monster of its own. Enjoy.',
    ],
    fr: [
      'Cthulhu en double',
      'Le Grand Cthulhu, la terreur de niveau 20 de Munchkin Cthulhu, est aussi dans Star Munchkin. Si vous mélangez les deux, les deux cartes restent, et chacune est un monstre à part entière. Bon courage.',
    ],
  }),
]
