import type { Sentence } from '@brouhaha/table'

export const RULES_SUMMARY: Sentence = {
  en: 'what the rules say, and which tests hold them to it',
  fr: 'ce que disent les règles, et les tests qui y veillent',
}

export const RULES_HELP: Sentence = {
  en: `The rules in our own words, numbered, with rulings where the rulebook is silent.

Usage: brouhaha rules [GAME|ID] [options]

  GAME           all rules of a game: mosh, munchkin
  ID             one rule: ZM-DANCE-04, or a chapter: MK-FLEE
  --kit FOLDER   the rules of a game from outside too
  --json         ids, titles and the tests that cite them; "uncited" are the
                 testable rules of finished chapters without a test
  --lang en|fr   language
  -h, --help     this page`,
  fr: `Les règles dans nos mots, numérotées, et ce qu'on joue quand le livret se tait.

Usage\u00a0: brouhaha rules [JEU|NUMÉRO] [options]

  JEU            toutes les règles d'un jeu\u00a0: mosh, munchkin
  NUMÉRO         une règle\u00a0: ZM-DANCE-04, ou un chapitre\u00a0: MK-FLEE
  --kit DOSSIER  aussi les règles d'un jeu venu d'ailleurs
  --json         numéros, titres et tests qui les citent\u00a0; «\u00a0uncited\u00a0»\u00a0:
                 les règles vérifiables de chapitres finis sans test
  --lang en|fr   la langue
  -h, --help     cette page`,
}

export const RULE_OR_GAME: Sentence = { en: 'rule', fr: 'règle' }

export const NO_TESTS_HERE: Sentence = {
  en: 'brouhaha rules: tests are only found in a checkout; none are listed here',
  fr: "brouhaha rules\u00a0: les tests ne sont que dans le dépôt\u00a0; aucun n'est listé ici",
}

export const rulesCount = (count: number): Sentence => ({
  en: `${count} rules`,
  fr: `${count} règles`,
})

export const READ_ON: Sentence = {
  en: 'Read on: brouhaha rules GAME, or brouhaha rules ID',
  fr: 'La suite\u00a0: brouhaha rules JEU, ou brouhaha rules NUMÉRO',
}
