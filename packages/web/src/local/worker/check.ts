import { checkReveal, type Log, type Reveal, seedToText } from '@brouhaha/table'
import type { PackedLog } from '../recording.ts'
import { firstFitting, gameOf, pinnedBy, type Shelf } from '../rules.ts'
import type { Verdict } from './messages.ts'
import { packsOfLog } from './packs-of-log.ts'

/** A log may name its rules, and bring what shows that its shuffles were promised: one reveal for each song. */
export type RevealedLog = PackedLog & {
  readonly header: { readonly ruleset?: string; readonly unreleased?: true; readonly reveals?: readonly Reveal[] }
}

type Judged = Extract<Verdict, { kind: 'true' | 'false' }>

const NO_PACKS: Judged = {
  kind: 'false',
  seq: -1,
  because: {
    en: 'the packs that it brings along are no packs',
    fr: "les paquets qu'il apporte n'en sont pas",
  },
}

/** Plays a log again under the rules that it pins, and checks the promise of every shuffle that was revealed. */
export async function checkLog(log: RevealedLog, shelf: Shelf): Promise<Verdict> {
  const { game, edition } = log.header
  const packs = await packsOfLog(log)
  if (packs === null) return NO_PACKS
  let wrong: Judged | null = null
  const found = await firstFitting(shelf, pinnedBy(shelf, log.header), (rules) => {
    const replayed = rules.verify(gameOf(rules, packs), log)
    if (replayed.kind === 'true') return checkPromises(log)
    wrong = replayed
    return null
  })
  if (found === 'unknown' || found === 'unreachable')
    return { kind: 'ruleless', why: found, edition: `${game} ${edition}` }
  return found ?? wrong!
}

function checkPromises(log: RevealedLog): Judged {
  const { header, rows } = log
  const songs = songsOf(log)
  const reveals = header.reveals ?? []
  const broken = reveals.find(({ song }, index) => {
    const seed = song === index + 1 ? checkReveal(reveals[index]!) : null
    return seed === null || (songs[index] !== undefined && songs[index].seed !== seedToText(seed))
  })
  if (broken !== undefined) {
    return {
      kind: 'false',
      seq: songs[broken.song - 1]?.seq ?? -1,
      because: {
        en: 'the shuffle is not the one that was promised',
        fr: "le mélange n'est pas celui qui avait été promis",
      },
    }
  }
  const { hash } = rows.at(-1) ?? header
  return { kind: 'true', rows: rows.length, hash, promised: Math.min(reveals.length, songs.length) }
}

/** The seed of each song, and the row that brought it. */
function songsOf({ header, rows }: Log): { readonly seq: number; readonly seed: string }[] {
  const later = rows.flatMap(({ seq, choice }) =>
    choice.type === 'song' && 'seed' in choice ? [{ seq, seed: String(choice.seed) }] : [],
  )
  return [{ seq: -1, seed: header.seed }, ...later]
}
