import type { Language, Sentence } from '@brouhaha/table'

export const REPLAY_SUMMARY: Sentence = {
  en: 'tell a saved game again, or prove that it is true',
  fr: "raconter une partie sauvée, ou prouver qu'elle est vraie",
}

export const REPLAY_HELP: Sentence = {
  en: `Tells a saved game in sentences, or plays it again under the rules.

Usage: brouhaha replay FILE [options]

  --verify       play every choice again and compare events and hashes; says
                 true, or false and where (exit code 1)
  --seat N|all   what seat N heard, counted from 1; all: every secret
                 (otherwise what a watcher hears)
  --to SEQ       stop after row SEQ, counted from 0
  --kit FOLDER   a log of a game from outside
  --data FOLDER  the games of a server, which keeps its rules that were never
                 released (otherwise every release, and what is built here)
  --lang en|fr   language
  -h, --help     this page`,
  fr: `Raconte une partie sauvée, ou la rejoue selon les règles.

Usage\u00a0: brouhaha replay FICHIER [options]

  --verify       rejoue chaque choix et compare événements et empreintes\u00a0; dit
                 vrai, ou faux et où (code de sortie 1)
  --seat N|all   ce que la place N a entendu, à partir de 1\u00a0; all\u00a0: tous les
                 secrets (sinon ce qu'entend le public)
  --to SEQ       s'arrête après la ligne SEQ, à partir de 0
  --kit DOSSIER  le journal d'un jeu venu d'ailleurs
  --data DOSSIER les parties d'un serveur, qui garde ses règles jamais publiées
                 (sinon chaque version publiée, et ce qui est construit ici)
  --lang en|fr   la langue
  -h, --help     cette page`,
}

export const LOG_FILE: Sentence = { en: 'the file of a log', fr: "le fichier d'un journal" }

interface ReplayWords {
  readonly seat: (number: number) => string
  readonly isTrue: (rows: number, hash: string) => string
  /** `seq` is −1 for the set-up. */
  readonly isFalse: (seq: number, because: string) => string
}

export const REPLAY_WORDS: Readonly<Record<Language, ReplayWords>> = {
  en: {
    seat: (number) => `Seat ${number}`,
    isTrue: (rows, hash) => `true: ${rows} rows played again, final state ${hash}`,
    isFalse: (seq, because) => `false: ${seq < 0 ? 'set-up' : `row ${seq}`}: ${because}`,
  },
  fr: {
    seat: (number) => `Place ${number}`,
    isTrue: (rows, hash) => `vrai\u00a0: ${rows} lignes rejouées, état final ${hash}`,
    isFalse: (seq, because) => `faux\u00a0: ${seq < 0 ? 'mise en place' : `ligne ${seq}`}\u00a0: ${because}`,
  },
}
