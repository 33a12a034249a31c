import { expectedInFrench, NOTICE_WORDS } from '@brouhaha/cards'
import type { Language, Sentence } from '@brouhaha/table'
import type { TrialReport } from '../commands/pack.ts'
import type { Finding, Noticed } from '../pack/check.ts'
import type { Share } from '../pack/verdict.ts'

export const PACK_SUMMARY: Sentence = {
  en: 'write cards of your own: new, check, preview, translate, test',
  fr: 'écrire tes propres cartes\u00a0: new, check, preview, translate, test',
}

export const PACK_HELP: Sentence = {
  en: `Cards of your own as a JSON file: docs/packs.md teaches how to write them.

Usage: brouhaha pack new NAME [--adds base,star | --box]
       brouhaha pack check FILE…
       brouhaha pack preview FILE [--card ID] [--html OUT] [--sheet OUT]
       brouhaha pack translate FILE [OUT]
       brouhaha pack test FILE [options]

  new            a small pack that works, NAME.json, and the schema that
                 editors read; it adds to a box (base), or --box is one itself
  check          every fault: line, path, what was expected, what stood there,
                 a suggestion (exit code 1); then what is allowed but odd, such
                 as cards that nobody can ever play
  preview        the cards with their texts; --html FILE as a page with
                 pictures, --sheet FILE as one picture (PNG), --pdf to print
  translate      a pack of format 1 as one of format 2 that does the same; it
                 tells where that is not what the cards said
  test           bots play; how often each card was drawn and played, and how
                 often whoever did so won
  --games N      test: how many games (200)
  --players N    test: seats, 3 to 6 (4)
  --bots A,B,…   test: who plays, random or novice (novice)
  --seed N       test: the run's luck (1)
  --workers N    test: threads (all cores)
  --json         check, test: as JSON
  --lang en|fr   language
  -h, --help     this page

Then play with it: brouhaha play base --pack FILE`,
  fr: `Tes propres cartes dans un fichier JSON\u00a0: docs/packs.md te l'apprend.

Usage\u00a0: brouhaha pack new NOM [--adds base,star | --box]
        brouhaha pack check FICHIER…
        brouhaha pack preview FICHIER [--card ID] [--html SORTIE]
        brouhaha pack translate FICHIER [SORTIE]
        brouhaha pack test FICHIER [options]

  new            un petit paquet qui marche, NOM.json, et le schéma pour les
                 éditeurs\u00a0; il s'ajoute à une boîte (base) ou, avec --box, en
                 est une
  check          chaque faute\u00a0: ligne, chemin, ce qui était attendu, ce qu'il y
                 a, une suggestion (code de sortie 1)\u00a0; puis ce qui est permis
                 mais bizarre, comme une carte que personne ne peut jouer
  preview        les cartes et leurs textes\u00a0; --html FICHIER en page avec
                 images, --sheet FICHIER en une image (PNG), --pdf à imprimer
  translate      un paquet de format 1 au format 2, qui fait la même chose\u00a0;
                 dit où ce n'est pas ce que disaient les cartes
  test           des robots jouent\u00a0: combien de fois chaque carte est piochée
                 et jouée, et combien de fois celui-là a gagné
  --games N      test\u00a0: nombre de parties (200)
  --players N    test\u00a0: places, de 3 à 6 (4)
  --bots A,B,…   test\u00a0: qui joue, random ou novice (novice)
  --seed N       test\u00a0: la chance de la série (1)
  --workers N    test\u00a0: fils d'exécution (tous les cœurs)
  --json         check, test\u00a0: en JSON
  --lang en|fr   la langue
  -h, --help     cette page

Ensuite, joue avec\u00a0: brouhaha play base --pack FICHIER`,
}

export const PACK_WORD: Sentence = {
  en: 'new, check, preview, translate or test',
  fr: 'new, check, preview, translate ou test',
}
export const PACK_NAME: Sentence = { en: 'a name for the pack', fr: 'un nom pour le paquet' }
export const PACK_FILE: Sentence = { en: 'the file of a pack', fr: "le fichier d'un paquet" }
export const BAD_NAME: Sentence = {
  en: 'a pack is named by lower-case words with hyphens, such as my-kitchen',
  fr: "un paquet se nomme en minuscules avec des traits d'union, comme ma-cuisine",
}
export const ADDS_OR_BOX: Sentence = {
  en: 'a pack adds to boxes or is one itself: --adds or --box, not both',
  fr: 'un paquet complète des boîtes ou en est une\u00a0: --adds ou --box, pas les deux',
}

const percent = (share: number, language: Language): string =>
  language === 'fr' ? `${(100 * share).toFixed(0)}\u00a0%` : `${(100 * share).toFixed(0)}%`

const inLanguage = (expected: string, language: Language): string =>
  language === 'fr' ? (expectedInFrench(expected) ?? expected) : expected

interface PackWords {
  readonly finding: (finding: Finding, file: string) => string
  readonly remark: (odd: Finding, file: string) => string
  readonly whole: (cards: number, copies: number, box: string) => string
  readonly faults: (count: number) => string
  readonly odd: (count: number) => string
  readonly notice: (notice: Noticed, file: string) => string
  readonly notices: (count: number, file: string) => string
  readonly next: (file: string) => string
  readonly report: (report: TrialReport) => string
}

const whereOf = (
  { line, path, card }: Pick<Finding, 'line' | 'path'> & { readonly card?: string | undefined },
  file: string,
): string => `${file}:${line}${path === '' ? '' : `  ${path}`}${card === undefined ? '' : `  (${card})`}`

function finding(
  { line, path, card, expected, found, suggestion }: Finding,
  file: string,
  language: Language,
  words: { readonly expected: string; readonly found: string; readonly meant: (word: string) => string },
): string {
  return [
    whereOf({ line, path, card }, file),
    `    ${words.expected} ${inLanguage(expected, language)}`,
    ...(found === undefined ? [] : [`    ${words.found} ${found}`]),
    ...(suggestion === undefined ? [] : [`    ${words.meant(suggestion)}`]),
  ].join('\n')
}

/** What is allowed: no fault, so it neither expects nor finds. */
const remark = (
  { line, path, card, expected, found, suggestion }: Finding,
  file: string,
  language: Language,
  words: { readonly better: string; readonly meant: (word: string) => string },
): string =>
  [
    whereOf({ line, path, card }, file),
    `    ${words.better} ${inLanguage(expected, language)}`,
    ...(found === undefined || isWholeCard(path) ? [] : [`    ${found}`]),
    ...(suggestion === undefined ? [] : [`    ${words.meant(suggestion)}`]),
  ].join('\n')

const isWholeCard = (path: string): boolean => /^cards\[\d+\]$/.test(path)

const notice = ({ kind, ...one }: Noticed, file: string, language: Language, said: string): string =>
  [
    whereOf(one, file),
    `    ${said} ${NOTICE_WORDS[kind][language]}`,
    ...(one.found === undefined ? [] : [`    ${one.found}`]),
  ].join('\n')

const ID_WIDTH = 34

function share({ times, rate, low, high, verdict }: Share, language: Language, verdicts: Verdicts): string {
  if (rate === null || low === null || high === null) return '0'.padStart(6).padEnd(27)
  const wins = `${percent(rate, language)} (${percent(low, language)}–${percent(high, language)})`
  return `${`${times}`.padStart(6)} ${wins.padEnd(17)}${verdicts[verdict]}`.padEnd(27)
}

type Verdicts = Readonly<Record<Share['verdict'], string>>

function reportRows({ verdicts }: TrialReport, language: Language, words: Verdicts): string {
  return verdicts
    .map(({ card, drawn, played }) =>
      `  ${card.slice(0, ID_WIDTH).padEnd(ID_WIDTH)}${share(drawn, language, words)}${share(played, language, words)}`.trimEnd(),
    )
    .join('\n')
}

const SHOWN = 10

const unfinished = (report: TrialReport, game: string): string =>
  report.unfinished
    .slice(0, SHOWN)
    .map(({ game: number, why }) => `\n  ${game} ${number}: ${why}`)
    .join('')

const VERDICTS: Readonly<Record<Language, Verdicts>> = {
  en: { helps: '▲', hurts: '▼', open: ' ' },
  fr: { helps: '▲', hurts: '▼', open: ' ' },
}

export const PACK_WORDS: Readonly<Record<Language, PackWords>> = {
  en: {
    finding: (one, file) =>
      finding(one, file, 'en', { expected: 'expected:', found: 'found:', meant: (word) => `did you mean ${word}?` }),
    remark: (one, file) =>
      remark(one, file, 'en', { better: 'remark: better', meant: (word) => `did you mean ${word}?` }),
    whole: (cards, copies, box) => `${box}: ${cards} cards, ${copies} with all copies; no faults`,
    faults: (count) => (count === 1 ? 'one fault' : `${count} faults`),
    odd: (count) => (count === 1 ? 'one thing looks odd' : `${count} things look odd`),
    notice: (one, file) => notice(one, file, 'en', 'format 1:'),
    notices: (count, file) =>
      `${count === 1 ? 'one place' : `${count} places`} of format 1 did not do what it said; brouhaha pack translate ${file} writes format 2`,
    next: (file) => `next: brouhaha pack check ${file}, then brouhaha pack preview ${file}`,
    report: (
      report,
    ) => `${report.games} games of ${report.boxes.join('+')}, ${report.players} seats, seed ${report.seed}; ${report.decisions} choices
A seat wins ${percent(1 / report.players, 'en')} of its games by itself. ▲ more than that, ▼ less (95 %).

  ${'card'.padEnd(ID_WIDTH)}${' drawn  its owner won'.padEnd(27)}played  its player won
${reportRows(report, 'en', VERDICTS.en)}

  never drawn: ${report.neverDrawn.join(', ') || 'none'}
  never played: ${report.neverPlayed.join(', ') || 'none'}${unfinished(report, 'game')}
`,
  },
  fr: {
    finding: (one, file) =>
      finding(one, file, 'fr', {
        expected: 'attendu\u00a0:',
        found: 'trouvé\u00a0:',
        meant: (word) => `tu voulais dire ${word}\u00a0?`,
      }),
    remark: (one, file) =>
      remark(one, file, 'fr', {
        better: 'remarque\u00a0: plutôt',
        meant: (word) => `tu voulais dire ${word}\u00a0?`,
      }),
    whole: (cards, copies, box) => `${box}\u00a0: ${cards} cartes, ${copies} avec les exemplaires\u00a0; pas de faute`,
    faults: (count) => (count === 1 ? 'une faute' : `${count} fautes`),
    odd: (count) => (count === 1 ? 'une chose bizarre' : `${count} choses bizarres`),
    notice: (one, file) => notice(one, file, 'fr', 'format 1\u00a0:'),
    notices: (count, file) =>
      `${count === 1 ? 'un endroit' : `${count} endroits`} du format 1 ne faisait pas ce qu'il disait\u00a0; brouhaha pack translate ${file} écrit le format 2`,
    next: (file) => `ensuite\u00a0: brouhaha pack check ${file}, puis brouhaha pack preview ${file}`,
    report: (
      report,
    ) => `${report.games} parties de ${report.boxes.join('+')} à ${report.players}, graine ${report.seed}\u00a0; ${report.decisions} choix
Une place gagne seule ${percent(1 / report.players, 'fr')} des parties. ▲ plus que ça, ▼ moins (95\u00a0%).

  ${'carte'.padEnd(ID_WIDTH)}${'piochée  gagné ainsi'.padEnd(27)} jouée  gagné ainsi
${reportRows(report, 'fr', VERDICTS.fr)}

  jamais piochées\u00a0: ${report.neverDrawn.join(', ') || 'aucune'}
  jamais jouées\u00a0: ${report.neverPlayed.join(', ') || 'aucune'}${unfinished(report, 'partie')}
`,
  },
}
