import { wrap } from '@brouhaha/kit'
import type { Language, Sentence } from '@brouhaha/table'
import type { SimulationReport } from '../commands/simulate.ts'

export const SIMULATE_SUMMARY: Sentence = {
  en: 'bots play thousands of games; count who wins',
  fr: 'les robots jouent des milliers de parties, on compte',
}

export const SIMULATE_HELP: Sentence = {
  en: `Bots play many games by themselves; the same seed gives the same games.

Usage: brouhaha simulate mosh [options]
       brouhaha simulate base|star|cthulhu|zombies [options]
       brouhaha simulate base+star+… [options]   several boxes, mixed
       brouhaha simulate --kit FOLDER [options]   a game from outside

  --players N    seats at the table, 2 to 6, boxes of cards 3 to 6 (4)
  --games N      how many games (1000)
  --bots A,B,…   who plays: random, for mosh steady and sharp, for boxes of
                 cards novice; one per seat, and again from the front if
                 there are fewer than seats (random)
  --side A|B     mosh: side of the boards (A)
  --with X,Y,…   boxes of cards: variants and customs that the table agreed
                 on, such as honour, pacts, passes
  --kit FOLDER   a game from outside, which needs no word then
  --seed N       the run's luck, 0 to 4294967295 (1)
  --from N       number of the first game, to see one game of a run again (0)
  --workers N    threads; they change the time, never the result (all cores)
  --check        after every choice look for cards in two places and the like;
                 every tenth game is saved, loaded and played on after each
                 choice and must end alike. Trouble: exit code 1, and the
                 command that shows it again
  --report       boxes of cards: how long games are, how they are decided,
                 each seat's share, cards that nobody draws or plays
  --json         figures as JSON
  --lang en|fr   language
  -h, --help     this page

Ctrl-C stops a run; what was played by then is reported.

  brouhaha simulate mosh --players 4 --games 10000 --bots steady,random --seed 7
  brouhaha simulate base+star --players 5 --games 100 --check`,
  fr: `Les robots jouent seuls\u00a0; la même graine donne les mêmes parties.

Usage\u00a0: brouhaha simulate mosh [options]
        brouhaha simulate base|star|cthulhu|zombies [options]
        brouhaha simulate base+star+… [options]   plusieurs boîtes mêlées
        brouhaha simulate --kit DOSSIER [options]  un jeu venu d'ailleurs

  --players N    places à la table, de 2 à 6, boîtes de cartes de 3 à 6 (4)
  --games N      nombre de parties (1000)
  --bots A,B,…   qui joue\u00a0: random, pour mosh steady et sharp, pour les boîtes
                 de cartes novice\u00a0; un par place, et on recommence au début
                 s'il en manque (random)
  --side A|B     mosh\u00a0: face des plateaux (A)
  --with X,Y,…   boîtes de cartes\u00a0: variantes et usages de la table, comme
                 honour, pacts, passes
  --kit DOSSIER  un jeu venu d'ailleurs, qui n'a alors pas besoin de mot
  --seed N       la chance de la série, de 0 à 4294967295 (1)
  --from N       numéro de la première partie, pour en revoir une (0)
  --workers N    fils d'exécution\u00a0: ils changent la durée, jamais le résultat
                 (tous les cœurs)
  --check        après chaque choix, cherche les cartes à deux endroits et
                 autres horreurs\u00a0; une partie sur dix est sauvée, relue et
                 poursuivie après chaque choix et doit finir pareil. Un souci\u00a0:
                 code de sortie 1, et la commande qui le remontre
  --report       boîtes de cartes\u00a0: durée des parties, façon de gagner, part
                 de chaque place, cartes jamais tirées ou jamais jouées
  --json         les chiffres en JSON
  --lang en|fr   la langue
  -h, --help     cette page

Ctrl-C arrête la série\u00a0; ce qui est joué compte et s'affiche.

  brouhaha simulate mosh --players 4 --games 10000 --bots steady,random --seed 7
  brouhaha simulate base+star --players 5 --games 100 --check`,
}

const percent = (part: number, whole: number, language: Language): string => {
  const share = ((100 * part) / Math.max(1, whole)).toFixed(1)
  return language === 'fr' ? `${share.replace('.', ',')}\u00a0%` : `${share} %`
}

/** 1234567 as 1,234,567 or 1 234 567. */
const grouped = (number: number, language: Language): string =>
  String(number).replace(/\B(?=(\d{3})+$)/g, language === 'fr' ? '\u00a0' : ',')

function winsBySeat(report: SimulationReport, seat: Sentence, language: Language): string {
  return report.winsBySeat
    .map((wins, index) => {
      const who = `${seat[language]} ${index + 1} (${report.bots[index]})`
      return `  ${who.padEnd(20)}${grouped(wins, language).padStart(12)}  ${percent(wins, report.games, language).padStart(7)}`
    })
    .join('\n')
}

type Family = NonNullable<SimulationReport['family']>

/** Names and how often, the most frequent first, as many to a line as fit. */
function listed(counts: Readonly<Record<string, number>>, language: Language): string {
  const entries = Object.entries(counts).sort(([, one], [, other]) => other - one)
  if (entries.length === 0) return '    –'
  return wrap(entries.map(([name, count]) => `${name}\u00a0${grouped(count, language)}`).join(', '), '    ')
}

const FAMILY_WORDS: Readonly<Record<Language, Readonly<Record<'endings' | 'decisions' | 'verbs' | 'forms', string>>>> =
  {
    en: { endings: 'games ended by', decisions: 'asked', verbs: 'chosen', forms: 'sent' },
    fr: { endings: 'fins de partie', decisions: 'demandé', verbs: 'choisi', forms: 'envoyé' },
  }

function family(report: Family | undefined, language: Language): string {
  if (report === undefined) return ''
  const words = FAMILY_WORDS[language]
  const parts = (['endings', 'decisions', 'verbs', 'forms'] as const).map(
    (what) => `  ${words[what]}\n${listed(report[what], language)}\n`,
  )
  return `\n${parts.join('')}`
}

const SURVEY_WORDS = {
  en: {
    rounds: (median: number, mean: string, most: number) => `rounds: median ${median}, mean ${mean}, longest ${most}`,
    shares: 'share of victories by seat, 95 %',
    decided: 'decided by',
    neverDrawn: 'never drawn',
    neverPlayed: 'never played',
  },
  fr: {
    rounds: (median: number, mean: string, most: number) =>
      `tours de table\u00a0: médiane ${median}, moyenne ${mean}, au plus ${most}`,
    shares: 'part des victoires par place, à 95\u00a0%',
    decided: 'partie gagnée par',
    neverDrawn: 'jamais tirées',
    neverPlayed: 'jamais jouées',
  },
} as const

const named = (ids: readonly string[]): string => (ids.length === 0 ? '    –' : wrap(ids.join(', '), '    '))

function survey(report: SimulationReport['report'], language: Language): string {
  if (report === undefined) return ''
  const words = SURVEY_WORDS[language]
  const { median, mean, most } = report.rounds
  const decimal = language === 'fr' ? String(mean).replace('.', ',') : String(mean)
  const shares = report.seats.map(
    ({ share, error }) => `${percent(share, 1, language)} ±${percent(error, 1, language)}`,
  )
  return [
    `  ${words.rounds(median, decimal, most)}`,
    `  ${words.shares}\n    ${shares.join(', ')}`,
    `  ${words.decided}\n${listed(report.decided, language)}`,
    `  ${words.neverDrawn}\n${named(report.neverDrawn)}`,
    `  ${words.neverPlayed}\n${named(report.neverPlayed)}\n`,
  ].join('\n')
}

const table = ({ side, with: switches }: SimulationReport, sideWord: string): string =>
  side !== undefined ? `, ${sideWord} ${side}` : (switches ?? []).map((name) => `, ${name}`).join('')

/** The report for people. */
export const SIMULATED: Readonly<Record<Language, (report: SimulationReport) => string>> = {
  en: (report) => {
    const { longest, check } = report
    const number = (value: number): string => grouped(value, 'en')
    return `${number(report.games)} games of ${report.game}, ${report.players} players${table(report, 'side')}, seed ${report.seed}

${winsBySeat(report, { en: 'seat', fr: 'place' }, 'en')}
  ${'shared victories'.padEnd(20)}${number(report.shared).padStart(12)}  ${percent(report.shared, report.games, 'en').padStart(7)}

  ${number(report.decisions)} choices in ${report.seconds} s: ${number(report.decisionsPerSecond)} a second
  longest: game ${longest.game}, ${longest.rounds} ${report.family === undefined ? 'rounds' : 'turns'}, ${number(longest.decisions)} choices${report.family === undefined ? '' : `\n    ${report.family.longestAgain}`}
  checksum ${report.checksum}${check === undefined ? '' : `\n  ${number(check.states)} states looked at, ${number(check.restored)} saved and loaded: trouble in ${check.troubles} games`}
${family(report.family, 'en')}${survey(report.report, 'en')}`
  },
  fr: (report) => {
    const { longest, check } = report
    const number = (value: number): string => grouped(value, 'fr')
    return `${number(report.games)} parties de ${report.game} à ${report.players}${table(report, 'face')}, graine ${report.seed}

${winsBySeat(report, { en: 'seat', fr: 'place' }, 'fr')}
  ${'victoires partagées'.padEnd(20)}${number(report.shared).padStart(12)}  ${percent(report.shared, report.games, 'fr').padStart(7)}

  ${number(report.decisions)} choix en ${String(report.seconds).replace('.', ',')}\u00a0s\u00a0: ${number(report.decisionsPerSecond)} par seconde
  la plus longue\u00a0: partie ${longest.game}, ${longest.rounds} ${report.family === undefined ? 'manches' : 'tours'}, ${number(longest.decisions)} choix${report.family === undefined ? '' : `\n    ${report.family.longestAgain}`}
  somme de contrôle ${report.checksum}${check === undefined ? '' : `\n  ${number(check.states)} états examinés, ${number(check.restored)} sauvés et relus\u00a0: souci dans ${check.troubles} parties`}
${family(report.family, 'fr')}${survey(report.report, 'fr')}`
  },
}
