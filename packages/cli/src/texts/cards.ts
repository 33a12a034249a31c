import type { Card } from '@brouhaha/cards'
import type { Language, Sentence } from '@brouhaha/table'

export const CARDS_SUMMARY: Sentence = {
  en: 'all cards of the boxes, to read, to print, for programs',
  fr: 'toutes les cartes des boîtes, à lire, à imprimer, en JSON',
}

export const CARDS_HELP: Sentence = {
  en: `The cards of the Munchkin boxes. Their rules text is made from what they do.

Usage: brouhaha cards [options]

  --box B        base, star, cthulhu or zombies (all of them)
  --kind K       monster, enhancer, curse, race, class, mojo, power, multi,
                 special, item, attachment, oneShot or acolyte
  --search TEXT  cards whose name, id or text has this in it
  --text         whole texts, not only names
  --composition  what a box is made of, beside the published one
  --json         cards with texts in both languages and mechanics
  --sheet FILE   with --box: all cards as one picture (PNG)
  --pdf FILE     with --box: print and play, nine to a page of A4
  --backs        with --pdf: backs on every second page
  --write        in a checkout: the card sheets docs/cards/BOX.LANGUAGE.md
  --lang en|fr   language
  -h, --help     this page

  brouhaha cards --box zombies --kind monster --text
  brouhaha cards --box base --lang fr --pdf base.pdf --backs`,
  fr: `Les cartes des boîtes Munchkin. Leur texte de règles vient de ce qu'elles font.

Usage\u00a0: brouhaha cards [options]

  --box B        base, star, cthulhu ou zombies (toutes)
  --kind K       monster, enhancer, curse, race, class, mojo, power, multi,
                 special, item, attachment, oneShot ou acolyte
  --search TEXTE les cartes dont le nom, l'id ou le texte contient ceci
  --text         les textes entiers, pas seulement les noms
  --composition  de quoi une boîte est faite, à côté de celle du commerce
  --json         les cartes, textes dans les deux langues et mécanique
  --sheet FICHIER avec --box\u00a0: toutes les cartes en une image (PNG)
  --pdf FICHIER  avec --box\u00a0: à imprimer, neuf par page A4
  --backs        avec --pdf\u00a0: les dos, une page sur deux
  --write        dans le dépôt\u00a0: les fiches docs/cards/BOÎTE.LANGUE.md
  --lang en|fr   la langue
  -h, --help     cette page

  brouhaha cards --box zombies --kind monster --text
  brouhaha cards --box base --lang fr --pdf base.pdf --backs`,
}

interface SheetWords {
  readonly title: (box: string, count: number) => string
  readonly generated: string
  readonly kinds: Readonly<Record<Card['kind'], string>>
}

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  en: {
    title: (box, count) => `${box}: ${count} cards`,
    generated: 'Written by `npm run card-sheets`: the texts are made from what the cards do.',
    kinds: {
      monster: 'Monsters',
      enhancer: 'Monster enhancers',
      curse: 'Curses',
      race: 'Races',
      class: 'Classes',
      mojo: 'Mojos',
      power: 'Powers',
      multi: 'Two at once',
      special: 'Specials',
      item: 'Items',
      attachment: 'Attachments',
      oneShot: 'One-shots',
      acolyte: 'Acolytes',
    },
  },
  fr: {
    title: (box, count) => `${box}\u00a0: ${count} cartes`,
    generated: 'Écrit par `npm run card-sheets`\u00a0: les textes viennent de ce que font les cartes.',
    kinds: {
      monster: 'Monstres',
      enhancer: 'Renforts de monstre',
      curse: 'Malédictions',
      race: 'Races',
      class: 'Classes',
      mojo: 'Mojos',
      power: 'Pouvoirs',
      multi: 'Deux à la fois',
      special: 'Spéciales',
      item: 'Objets',
      attachment: 'Accessoires',
      oneShot: 'Usage unique',
      acolyte: 'Acolytes',
    },
  },
}

const ENGLISH: Readonly<Record<string, string>> = {
  cards: 'cards',
  doors: 'doors',
  monsters: '  monsters',
  curses: '  curses',
  classes: '  classes',
  races: '  races',
  mojos: '  mojos',
  powers: '  powers',
  multi: '  two at once',
  enhancers: '  monster enhancers',
  wandering: '  wandering monsters',
  otherDoors: '  other doors',
  treasures: 'treasures',
  items: '  items',
  oneShots: '  one-shots',
  levelCards: '  level cards',
  attachments: '  item enhancers',
  followers: '  followers',
  otherTreasures: '  other treasures',
  level: 'monsters of level',
  treasure: 'monsters, treasures:',
  twoLevels: 'monsters worth two levels',
  deadly: 'monsters that kill',
  'slot oneHand': 'items, one hand',
  'slot twoHands': 'items, two hands',
  'slot armour': 'items, armour',
  'slot head': 'items, headgear',
  'slot feet': 'items, footgear',
  slotless: 'items without a slot',
  big: 'Big items',
  complex: 'Complex items',
  restricted: 'items not for everybody',
  bonus: 'items with bonus',
  gold: 'gold in all',
  priced: 'cards with a price',
}

const FRENCH: Readonly<Record<string, string>> = {
  cards: 'cartes',
  doors: 'donjon',
  monsters: '  monstres',
  curses: '  malédictions',
  classes: '  classes',
  races: '  races',
  mojos: '  mojos',
  powers: '  pouvoirs',
  multi: '  deux à la fois',
  enhancers: '  renforts de monstre',
  wandering: '  monstres errants',
  otherDoors: '  autres donjon',
  treasures: 'trésor',
  items: '  objets',
  oneShots: '  usage unique',
  levelCards: '  cartes de niveau',
  attachments: "  renforts d'objet",
  followers: '  acolytes',
  otherTreasures: '  autres trésors',
  level: 'monstres de niveau',
  treasure: 'monstres, trésors\u00a0:',
  twoLevels: 'monstres à deux niveaux',
  deadly: 'monstres mortels',
  'slot oneHand': 'objets, une main',
  'slot twoHands': 'objets, deux mains',
  'slot armour': 'objets, armure',
  'slot head': 'objets, couvre-chef',
  'slot feet': 'objets, chaussures',
  slotless: 'objets sans place',
  big: 'gros objets',
  complex: 'objets complexes',
  restricted: 'objets pas pour tous',
  bonus: 'objets à bonus',
  gold: "pièces d'or en tout",
  priced: 'cartes avec un prix',
}

/** 'level 12' is a figure with a number of its own. */
const figureIn =
  (words: Readonly<Record<string, string>>) =>
  (figure: string): string => {
    const [name = '', number = ''] = figure.split(' ')
    return words[figure] ?? `${words[name] ?? name} ${number}`
  }

interface CardsWords {
  readonly ours: string
  readonly published: string
  readonly figure: (figure: string) => string
  readonly none: string
  readonly written: (file: string) => string
  readonly noCheckout: string
}

export const CARDS_WORDS: Readonly<Record<Language, CardsWords>> = {
  en: {
    ours: 'ours',
    published: 'published',
    figure: figureIn(ENGLISH),
    none: 'No card is like this.',
    written: (file) => `written: ${file}`,
    noCheckout: 'card sheets are only written in a checkout',
  },
  fr: {
    ours: 'ici',
    published: 'commerce',
    figure: figureIn(FRENCH),
    none: 'Aucune carte ne ressemble à ça.',
    written: (file) => `écrit\u00a0: ${file}`,
    noCheckout: "les fiches ne s'écrivent que dans le dépôt",
  },
}

export const ONE_BOX: Sentence = { en: '--box', fr: '--box' }
