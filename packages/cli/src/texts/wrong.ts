// What is said when arguments are wrong: one line that names the nearest right thing.

import type { Sentence } from '@brouhaha/table'

const MOST_NAMED = 8

function meant(suggestion: string | null): Sentence {
  return suggestion === null
    ? { en: '', fr: '' }
    : { en: `; did you mean ${suggestion}?`, fr: `\u00a0; tu voulais dire ${suggestion}\u00a0?` }
}

function offered(suggestion: string | null, known: readonly string[]): Sentence {
  if (suggestion !== null || known.length > MOST_NAMED) return meant(suggestion)
  return { en: `; there is ${known.join(', ')}`, fr: `\u00a0; il y a ${known.join(', ')}` }
}

export const WRONG = {
  command: (text: string, suggestion: string | null, known: readonly string[]): Sentence => ({
    en: `no command is called '${text}'${offered(suggestion, known).en}`,
    fr: `aucune commande ne s'appelle «\u00a0${text}\u00a0»${offered(suggestion, known).fr}`,
  }),
  option: (text: string, suggestion: string | null): Sentence => ({
    en: `there is no option ${text}${meant(suggestion).en}`,
    fr: `l'option ${text} n'existe pas${meant(suggestion).fr}`,
  }),
  value: (option: string): Sentence => ({
    en: `${option} needs a value`,
    fr: `il manque une valeur à ${option}`,
  }),
  noValue: (option: string): Sentence => ({
    en: `${option} takes no value`,
    fr: `${option} ne prend pas de valeur`,
  }),
  surplus: (text: string): Sentence => ({
    en: `'${text}' is one word too many`,
    fr: `«\u00a0${text}\u00a0» est un mot de trop`,
  }),
  number: (option: string, text: string, from: number, to: number): Sentence => ({
    en: `${option} is a whole number from ${from} to ${to}, not '${text}'`,
    fr: `${option} est un nombre entier de ${from} à ${to}, pas «\u00a0${text}\u00a0»`,
  }),
  word: (what: string, text: string, suggestion: string | null, known: readonly string[]): Sentence => ({
    en: `${what}: '${text}' is not known here${offered(suggestion, known).en}`,
    fr: `${what}\u00a0: «\u00a0${text}\u00a0» est inconnu ici${offered(suggestion, known).fr}`,
  }),
  missing: (what: Sentence): Sentence => ({
    en: `${what.en} is missing`,
    fr: `il manque ${what.fr}`,
  }),
  tooMany: (option: string, most: number): Sentence => ({
    en: `${option} names at most ${most} here`,
    fr: `${option} n'en nomme que ${most} au plus ici`,
  }),
  notFor: (option: string, game: string): Sentence => ({
    en: `${option} means nothing in ${game}`,
    fr: `${option} ne veut rien dire dans ${game}`,
  }),
  idlePack: (box: string, boxes: readonly string[]): Sentence => ({
    en: `${box} is played with ${boxes.join(' or ')}: name it`,
    fr: `${box} se joue avec ${boxes.join(' ou ')}\u00a0: nomme-la`,
  }),
  noPack: (file: string): Sentence => ({
    en: `${file} has faults: brouhaha pack check ${file} lists them`,
    fr: `${file} a des fautes\u00a0: brouhaha pack check ${file} les montre`,
  }),
  newFormat: (file: string): Sentence => ({
    en: `${file} is written in format 2 already`,
    fr: `${file} est déjà écrit au format 2`,
  }),
  newerPack: (box: string): Sentence => ({
    en: `the pack ${box} is written in format 2, and the rules here read format 1: npm run build makes newer ones`,
    fr: `le paquet ${box} est écrit au format 2 et les règles d'ici lisent le format 1\u00a0: npm run build en fait de plus récentes`,
  }),
  tooLarge: (file: string, kilobytes: number): Sentence => ({
    en: `${file} is larger than ${kilobytes} kB, which no pack is`,
    fr: `${file} dépasse ${kilobytes}\u00a0ko, la limite d'un paquet`,
  }),
  isThere: (file: string): Sentence => ({
    en: `${file} is there already`,
    fr: `${file} existe déjà`,
  }),
  noKit: (folder: string, why: string): Sentence => ({
    en: `${folder} is no kit: ${why}`,
    fr: `${folder} n'est pas un kit\u00a0: ${why}`,
  }),
  unreadable: (file: string): Sentence => ({
    en: `${file} cannot be read`,
    fr: `impossible de lire ${file}`,
  }),
  unwritable: (file: string): Sentence => ({
    en: `${file} cannot be written`,
    fr: `impossible d'écrire dans ${file}`,
  }),
  noRules: (edition: string): Sentence => ({
    en: `the rules that this game was played by (${edition}) are not here: take a newer Brouhaha, or name the folder of the server that played it with --data`,
    fr: `les règles de cette partie (${edition}) ne sont pas ici\u00a0: prends un Brouhaha plus récent, ou nomme avec --data le dossier du serveur où elle s'est jouée`,
  }),
  noLog: (file: string): Sentence => ({
    en: `${file} is not the log of a game`,
    fr: `${file} n'est pas le journal d'une partie`,
  }),
}
