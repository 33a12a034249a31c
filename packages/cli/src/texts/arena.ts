import type { Language, Sentence } from '@brouhaha/table'

export const ARENA_SUMMARY: Sentence = {
  en: 'which bot is stronger, with 95 % intervals',
  fr: 'quel robot est le plus fort, à 95\u00a0% près',
}

export const ARENA_HELP: Sentence = {
  en: `Each deal is played once for every seat: one challenger there, the other bot
everywhere else. The challenger's share of the victories is compared with par.

Usage: brouhaha arena mosh|base|star|cthulhu|zombies|base+star|… [options]
       brouhaha arena --kit FOLDER [options]

  --pairs A:B,…    challenger:field pairs of random, steady, sharp; with boxes
                   of cards of random, novice (all pairs)
  --players N,…    numbers of seats (mosh 2,4,6, boxes of cards 4)
  --deals N        deals for each pair and number of seats (400)
  --side A|B       mosh: side of the boards (A)
  --seed N         the deals, 0 to 4294967295 (1)
  --workers N      threads; they never change the result (all cores)
  --resume FILE    keeps what was played in FILE and goes on from there
  --kit FOLDER     a game from outside
  --json           figures as JSON
  --lang en|fr     language
  -h, --help       this page

  brouhaha arena mosh --pairs steady:random,sharp:steady --deals 400
  brouhaha arena star --pairs novice:random --deals 1000`,
  fr: `Chaque donne est jouée une fois pour chaque place\u00a0: le challenger là, l'autre
robot partout ailleurs. On compare sa part des victoires à la part d'un égal.

Usage\u00a0: brouhaha arena mosh|base|star|cthulhu|zombies|base+star|… [options]
        brouhaha arena --kit DOSSIER [options]

  --pairs A:B,…    paires challenger:adversaires parmi random, steady, sharp\u00a0;
                   avec des boîtes de cartes, random et novice (toutes)
  --players N,…    nombres de places (mosh 2,4,6, boîtes de cartes 4)
  --deals N        donnes par paire et nombre de places (400)
  --side A|B       mosh\u00a0: face des plateaux (A)
  --seed N         les donnes, de 0 à 4294967295 (1)
  --workers N      fils d'exécution, sans effet sur le résultat (tous les cœurs)
  --resume FICHIER garde dans FICHIER ce qui est joué, et reprend de là
  --kit DOSSIER    un jeu venu d'ailleurs
  --json           les chiffres en JSON
  --lang en|fr     la langue
  -h, --help       cette page

  brouhaha arena mosh --pairs steady:random,sharp:steady --deals 400
  brouhaha arena star --pairs novice:random --deals 1000`,
}

export const PAIR_SHAPE: Sentence = {
  en: '--pairs takes challenger:field, such as steady:random',
  fr: '--pairs attend challenger:adversaires, par exemple steady:random',
}

export const otherContest = (file: string): Sentence => ({
  en: `${file} holds another contest (other seed, side or program): name another file`,
  fr: `${file} contient un autre tournoi (autre graine, face ou programme)\u00a0: nomme un autre fichier`,
})

interface ArenaWords {
  readonly title: (game: string, side: string | undefined, seed: number) => string
  readonly seats: (seats: number, deals: number, par: string) => string
  readonly against: string
  readonly verdict: Readonly<Record<'beats' | 'level' | 'below', string>>
  readonly frozen: (bot: string, hash: string) => string
}

export const ARENA_WORDS: Readonly<Record<Language, ArenaWords>> = {
  en: {
    title: (game, side, seed) =>
      `Arena of ${game}${side === undefined ? '' : `, side ${side}`}, seed ${seed}: share of victories, 95 % interval`,
    seats: (seats, deals, par) => `${seats} seats, ${deals} deals each played from every seat, par ${par}`,
    against: 'against',
    verdict: { beats: 'beats', level: 'level', below: 'below' },
    frozen: (bot, hash) => `${bot} is frozen, sources ${hash}`,
  },
  fr: {
    title: (game, side, seed) =>
      `Arène de ${game}${side === undefined ? '' : `, face ${side}`}, graine ${seed}\u00a0: part des victoires, à 95\u00a0%`,
    seats: (seats, deals, par) => `${seats} places, ${deals} donnes jouées de chaque place, égalité à ${par}`,
    against: 'contre',
    verdict: { beats: 'bat', level: 'égal', below: 'dessous' },
    frozen: (bot, hash) => `${bot} est figé, sources ${hash}`,
  },
}
