// What a pack was expected to hold is told in French too; names, words of the language and numbers stay what they are.

import { expectedInFrench } from '@brouhaha/cards'
import { expect, test } from 'vitest'

test.each([
  ['one of door, treasure', 'un de ces mots : door, treasure'],
  ['a condition: one of all, any', 'une condition, par un de ces mots : all, any'],
  ['no such field: there are do, who', "rien : ce champ n'existe pas ; il y a do, who"],
  ['a whole number from -2 to 20', 'un nombre entier de -2 à 20'],
  ['a list of at least 2', "une liste d'au moins 2"],
  ['a list of at most 12', 'une liste de 12 au plus'],
  ['a list of at most 12 effects', 'une liste de 12 au plus'],
  ['a name of at most 60 characters', 'un nom de 60 caractères au plus'],
  ['a name without <, > or control characters', 'un nom sans <, > ni caractère de contrôle'],
  ['the id of a card', "l'identifiant d'une carte"],
  ['a card that exists', 'une carte qui existe'],
  ['a trait that exists: one of elf', 'une identité qui existe, par un de ces mots : elf'],
  ['an id that no other box has', "un identifiant que personne d'autre n'a"],
  ['a power: this one is a race elsewhere', "power : ailleurs c'est race"],
  ['you or another: nobody is victim here', "you ou un autre : ici, personne n'est victim"],
  ['nesting no deeper than 9', 'pas plus de 9 étages'],
  ['a card of at most 99 parts', 'une carte de 99 morceaux au plus'],
  ['an each inside no more than 1 other', "pas plus de 1 each autour d'un each"],
  ['at most 999 effects in a pack', '999 effets au plus dans un paquet'],
  ['at most 100 tags', '100 étiquettes au plus'],
  ['at most 3 questions about named cards on one card', '3 questions sur des cartes nommées au plus, par carte'],
  [
    'a name of lower-case words with hyphens, of at most 24 characters',
    "un nom en minuscules avec des traits d'union, de 24 caractères au plus",
  ],
  ['another name: “cook” is the name of a player', "un autre nom : « cook » est déjà le nom d'un joueur"],
  [
    'another name: “lost” was given before this each, and behind it is what all brought together',
    'un autre nom : « lost » est déjà donné avant cet each, et derrière lui, ce serait le total de tous',
  ],
  ['at most 2 names for cards on one card', '2 noms de cartes au plus, par carte'],
  [
    'at most 8 names for players, monsters and numbers on one card',
    '8 noms de joueurs, de monstres et de nombres au plus, par carte',
  ],
  ['the name of a player: this is the name of a number', "le nom d'un joueur : ceci est le nom d'un nombre"],
  [
    'at most 400 cards, all copies counted: these are 401',
    '400 cartes au plus, tous exemplaires compris : il y en a 401',
  ],
  [
    'at least 10 monsters in a box of its own: these are 9',
    'au moins 10 monstres pour une boîte à part entière : il y en a 9',
  ],
  ['a class that is the cult', 'une classe qui soit le culte'],
  ['1 or 2, the formats that there are so far', '1 ou 2, les formats qui existent'],
  [
    'another rule, or none: nothing takes anybody below the lowest level',
    'une autre règle, ou aucune : rien ne fait descendre sous le premier niveau',
  ],
  ['at most 9 levels: nobody has room for more', "9 niveaux au plus : personne n'a la place pour plus"],
  [
    'a rules text of at most 330 characters: the one in en has 401',
    'un texte de règles de 330 caractères au plus : celui en anglais en a 401',
  ],
  [
    'a name of at most 44 characters, to be read across the table',
    "un nom de 44 caractères au plus, lisible de l'autre bout de la table",
  ],
])('%s', (expected, french) => {
  expect(expectedInFrench(expected)?.replaceAll('\u00a0', ' ')).toBe(french)
})

test('nobody has written what nobody says', () => {
  expect(expectedInFrench('a pony')).toBeNull()
})
