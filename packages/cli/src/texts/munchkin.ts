// The words on the table of the Munchkin family that only the terminal needs.

import type { CardKind } from '@brouhaha/cards'
import type { Language } from '@brouhaha/table'
import type { Gathered, Kind } from '../munchkin/menu.ts'

const minus = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)
const inEnglish = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const inFrench = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

interface MunchkinWords {
  readonly you: string
  readonly bot: (number: number) => string
  readonly dead: string
  readonly headline: (turn: number, doors: number, treasures: number) => string
  readonly level: (level: number) => string
  readonly strength: (strength: number) => string
  readonly cards: (count: number) => string
  readonly extraTurn: string
  readonly sideways: string
  readonly counters: (count: number) => string
  readonly suffers: string
  readonly fight: (fighters: string, players: number, monsters: number, winning: boolean) => string
  readonly monster: (name: string, strength: number, treasures: number) => string
  readonly sides: Readonly<Record<'players' | 'monsters', string>>
  readonly played: string
  readonly contract: string
  readonly spoils: (levels: number, treasures: number) => string
  readonly wouldWin: (name: string, isYou: boolean) => string
  readonly pool: string
  readonly hand: (count: number) => string
  readonly emptyHand: string
  readonly kinds: Readonly<Record<CardKind, string>>
  readonly menu: Readonly<Record<Exclude<Kind, 'onward'>, string>>
  readonly gathered: Readonly<Record<Gathered, (what: string) => string>>
  readonly about: (card: string) => string
  /** The totals of a fight if somebody helped. */
  readonly together: (players: number, monsters: number) => string
  readonly asksYou: (name: string, together: string) => string
  readonly tooMany: (count: number, limit: number) => string
  readonly declines: (name: string) => string
  readonly answer: (initial: string | null, forms: readonly string[]) => string
  /** The word that takes the last move back. */
  readonly undo: string
  readonly meanwhile: string
  readonly letItBe: string
  readonly help: string
  readonly nonsense: string
  readonly noLine: (most: number) => string
  readonly noCard: (text: string) => string
  readonly which: string
  readonly back: string
  readonly bye: string
  readonly leaving: string
}

export const MUNCHKIN_WORDS: Readonly<Record<Language, MunchkinWords>> = {
  en: {
    you: 'you',
    bot: (number) => `Bot ${number}`,
    dead: 'dead',
    headline: (turn, doors, treasures) => `Turn ${turn} · door deck ${doors} · treasure deck ${treasures}`,
    level: (level) => `level ${level}`,
    strength: (strength) => `strength ${minus(strength)}`,
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    extraTurn: 'extra turn next',
    sideways: 'not in use:',
    counters: (count) => (count === 1 ? '1 counter' : `${count} counters`),
    suffers: 'suffers from:',
    fight: (fighters, players, monsters, winning) =>
      `${fighters} ${minus(players)} against ${minus(monsters)}: ${winning ? 'winning' : 'not winning'}`,
    monster: (name, strength, treasures) =>
      `${name} ${strength} (${treasures === 1 ? '1 treasure' : `${treasures} treasures`})`,
    sides: { players: 'for the players', monsters: 'for the monsters' },
    played: 'played:',
    contract: 'the helper gets:',
    spoils: (levels, treasures) => `at stake: ${inEnglish(levels, 'level')}, ${inEnglish(treasures, 'treasure')}`,
    wouldWin: (name, isYou) => `If this fight is won, ${isYou ? 'you win' : `${name} wins`} the game.`,
    pool: 'On the table:',
    hand: (count) => (count === 1 ? 'Your hand (1 card)' : `Your hand (${count} cards)`),
    emptyHand: 'Your hand is empty.',
    kinds: {
      monster: 'monster',
      enhancer: 'monster enhancer',
      curse: 'curse',
      race: 'race',
      class: 'class',
      mojo: 'mojo',
      power: 'power',
      multi: 'identity',
      item: 'item',
      oneShot: 'one-shot item',
      special: 'special',
      acolyte: 'acolyte',
      attachment: 'goes on a card',
    },
    menu: {
      cards: 'Cards and abilities',
      identity: 'Who you are',
      items: 'Your things',
      deals: 'Help and deals',
      away: 'Lay aside and give up',
    },
    gathered: {
      curse: (what) => `Curse somebody with ${what}`,
      enhance: (what) => `Play ${what} on a monster`,
      enhanceSeat: (what) => `Play ${what} on somebody`,
      play: (what) => `Play ${what}`,
      useAbility: (what) => `Use ${what}`,
      playTrait: (what) => `Become ${what}`,
      playMulti: (what) => `Play ${what}`,
      playAcolyte: (what) => `Hire ${what}`,
      attach: (what) => `Add ${what} to another card`,
      load: () => 'Let somebody carry something',
      lay: () => 'Lay something aside',
      dropTrait: () => 'Give up an identity',
      give: (what) => `Give ${what} away`,
      shed: (what) => `Part with ${what}`,
      ask: (what) => `Ask ${what} for help`,
      volunteer: () => 'Offer to help',
      sell: (what) => `Sell ${what} with something else`,
    },
    about: (card) => `About ${card}:`,
    together: (players, monsters) => `together ${minus(players)} against ${minus(monsters)}`,
    asksYou: (name, together) => `${name} wants your help${together}.`,
    tooMany: (count, limit) => `Your hand may keep ${inEnglish(limit, 'card')}: ${count} must go.`,
    declines: (name) => `${name} does not take the trade.`,
    answer: (initial, forms) =>
      `Your choice (${initial === null ? '' : `Enter: ${initial}; `}${forms.length === 0 ? '' : `${forms.join(', ')}; `}?\u00a0help)`,
    undo: 'undo',
    meanwhile: 'You may do something meanwhile.',
    letItBe: 'let them go on',
    help: 'Type the number of a line; Enter does what is suggested. ?a reads card a of your hand, ?? all of them, ?sword any card in sight with that in its name. help, trade, sell, show and pact, where they are named, ask you for the details of an offer. undo, where it is named, takes your last move back. q leaves.',
    nonsense: 'That is no choice: type the number of a line, or ? for help.',
    noLine: (most) => `The lines have the numbers 1 to ${most}.`,
    noCard: (text) => `No card in sight is called ${text}.`,
    which: 'Which way?',
    back: 'Never mind',
    bye: 'Game over. Put the dice back where you found them.',
    leaving: 'You sneak out of the dungeon. The others share your things.',
  },
  fr: {
    you: 'toi',
    bot: (number) => `Robot ${number}`,
    dead: 'hors jeu',
    headline: (turn, doors, treasures) => `Tour ${turn} · pioche Porte ${doors} · pioche Trésor ${treasures}`,
    level: (level) => `niveau ${level}`,
    strength: (strength) => `force ${minus(strength)}`,
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    extraTurn: 'un tour de plus ensuite',
    sideways: 'pas en service\u00a0:',
    counters: (count) => (count < 2 ? `${count} jeton` : `${count} jetons`),
    suffers: 'subit\u00a0:',
    fight: (fighters, players, monsters, winning) =>
      `${fighters} ${minus(players)} contre ${minus(monsters)}\u00a0: ${winning ? 'ça gagne' : 'ça ne gagne pas'}`,
    monster: (name, strength, treasures) =>
      `${name} ${strength} (${treasures < 2 ? `${treasures} trésor` : `${treasures} trésors`})`,
    sides: { players: 'pour les joueurs', monsters: 'pour les monstres' },
    played: 'joué\u00a0:',
    contract: "prix de l'aide\u00a0:",
    spoils: (levels, treasures) =>
      `en jeu\u00a0: ${inFrench(levels, 'niveau', 'niveaux')}, ${inFrench(treasures, 'trésor', 'trésors')}`,
    wouldWin: (name, isYou) => `Si ce combat est gagné, ${isYou ? 'tu gagnes' : `${name} gagne`} la partie.`,
    pool: 'Sur la table\u00a0:',
    hand: (count) => (count < 2 ? `Ta main (${count} carte)` : `Ta main (${count} cartes)`),
    emptyHand: 'Ta main est vide.',
    kinds: {
      monster: 'monstre',
      enhancer: 'pour monstre',
      curse: 'malédiction',
      race: 'race',
      class: 'classe',
      mojo: 'mojo',
      power: 'pouvoir',
      multi: 'identité',
      item: 'objet',
      oneShot: 'objet à usage unique',
      special: 'spéciale',
      acolyte: 'acolyte',
      attachment: 'se pose sur une carte',
    },
    menu: {
      cards: 'Cartes et capacités',
      identity: 'Qui tu es',
      items: 'Tes affaires',
      deals: 'Aide et marchés',
      away: 'Ranger et renoncer',
    },
    gathered: {
      curse: (what) => `Lance ${what} sur quelqu'un`,
      enhance: (what) => `Joue ${what} sur un monstre`,
      enhanceSeat: (what) => `Joue ${what} sur quelqu'un`,
      play: (what) => `Joue ${what}`,
      useAbility: (what) => `Utilise ${what}`,
      playTrait: (what) => `Deviens ${what}`,
      playMulti: (what) => `Joue ${what}`,
      playAcolyte: (what) => `Engage ${what}`,
      attach: (what) => `Ajoute ${what} à une autre carte`,
      load: () => 'Fais porter quelque chose',
      lay: () => 'Range quelque chose',
      dropTrait: () => 'Renonce à une identité',
      give: (what) => `Donne ${what}`,
      shed: (what) => `Sépare-toi de ${what}`,
      ask: (what) => `Demande de l'aide à ${what}`,
      volunteer: () => 'Propose ton aide',
      sell: (what) => `Vends ${what} avec autre chose`,
    },
    about: (card) => `À propos de ${card}\u00a0:`,
    together: (players, monsters) => `ensemble ${minus(players)} contre ${minus(monsters)}`,
    asksYou: (name, together) => `${name} veut ton aide${together}.`,
    tooMany: (count, limit) =>
      `Ta main peut garder ${inFrench(limit, 'carte', 'cartes')}\u00a0: il y en a ${count} de trop.`,
    declines: (name) => `${name} ne prend pas l'échange.`,
    answer: (initial, forms) =>
      `Ton choix (${initial === null ? '' : `Entrée\u00a0: ${initial}\u00a0; `}${forms.length === 0 ? '' : `${forms.join(', ')}\u00a0; `}?\u00a0aide)`,
    undo: 'annuler',
    meanwhile: 'Tu peux faire quelque chose en attendant.',
    letItBe: 'laisse faire',
    help: "Tape le numéro d'une ligne\u00a0; Entrée fait ce qui est proposé. ?a montre la carte a de ta main, ?? toutes, ?épée toute carte visible qui a ça dans son nom. aide, troc, vente, montre et pacte, là où ils sont nommés, te demandent les détails d'une offre. annuler, là où c'est proposé, reprend ton dernier coup. q quitte.",
    nonsense: "Ce n'est pas un choix\u00a0: tape le numéro d'une ligne, ou\u00a0?\u00a0pour l'aide.",
    noLine: (most) => `Les lignes ont les numéros 1 à ${most}.`,
    noCard: (text) => `Aucune carte visible ne s'appelle ${text}.`,
    which: 'Comment\u00a0?',
    back: 'Tant pis',
    bye: 'Partie finie. Remets les dés où tu les as trouvés.',
    leaving: 'Tu files du donjon en douce. Les autres se partagent tes affaires.',
  },
}

/** The forms that a person can fill in, by the word that begins them. */
export type FormName = 'help' | 'trade' | 'sell' | 'show' | 'pact'

export const FORM_NAMES: Readonly<Record<Language, Readonly<Record<FormName, string>>>> = {
  en: { help: 'help', trade: 'trade', sell: 'sell', show: 'show', pact: 'pact' },
  fr: { help: 'aide', trade: 'troc', sell: 'vente', show: 'montre', pact: 'pacte' },
}

interface FormWords {
  readonly whom: string
  readonly treasures: string
  readonly order: string
  readonly helperFirst: string
  readonly helperLast: string
  readonly items: string
  readonly gives: string
  readonly wants: string
  readonly sells: string
  readonly shows: string
  readonly nothing: string
  readonly enough: string
  readonly evenIfLost: string
  readonly yes: string
  readonly no: string
  readonly promise: string
  readonly notHelp: string
  readonly notInterfere: string
  readonly sure: (form: string) => string
}

export const FORM_WORDS: Readonly<Record<Language, FormWords>> = {
  en: {
    whom: 'Whom?',
    treasures: 'How many treasures for the helper?',
    order: 'Who picks first?',
    helperFirst: 'The helper',
    helperLast: 'The main fighter',
    items: 'Which items on top of it?',
    gives: 'What do you give?',
    wants: 'What do you want for it?',
    sells: 'What do you sell?',
    shows: 'Which cards do you show?',
    nothing: 'Nothing',
    enough: 'No more',
    evenIfLost: 'Even if the fight is lost?',
    yes: 'Yes',
    no: 'No',
    promise: 'What do you promise?',
    notHelp: 'Not to help',
    notInterfere: 'Not to interfere',
    sure: (form) => `${form}: is that it?`,
  },
  fr: {
    whom: 'Qui\u00a0?',
    treasures: "Combien de trésors pour l'allié\u00a0?",
    order: 'Qui choisit en premier\u00a0?',
    helperFirst: "L'allié",
    helperLast: 'Le combattant principal',
    items: 'Quels objets en plus\u00a0?',
    gives: 'Que donnes-tu\u00a0?',
    wants: 'Que veux-tu en échange\u00a0?',
    sells: 'Que vends-tu\u00a0?',
    shows: 'Quelles cartes montres-tu\u00a0?',
    nothing: 'Rien',
    enough: 'Rien de plus',
    evenIfLost: 'Même si le combat est perdu\u00a0?',
    yes: 'Oui',
    no: 'Non',
    promise: 'Que promets-tu\u00a0?',
    notHelp: 'De ne pas aider',
    notInterfere: "De ne pas t'en mêler",
    sure: (form) => `${form}\u00a0: c'est bien ça\u00a0?`,
  },
}
