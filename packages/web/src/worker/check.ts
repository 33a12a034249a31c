import { checkReveal, hashState, type Log, type Reveal, seedToText, verify } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import type { Verdict } from './messages.ts'

/** A log may bring what shows that its shuffles were promised: one reveal for each song. */
export type RevealedLog = Log & { readonly header: { readonly reveals?: readonly Reveal[] } }

/** Plays a log again under the rules of this page, and checks the promise of every shuffle that was revealed. */
export function checkLog(log: RevealedLog): Verdict {
  const { game, edition } = log.header
  if (game !== zombieMosh.name || edition !== zombieMosh.edition) {
    return { kind: 'edition', edition: `${game} ${edition}` }
  }
  const replayed = verify(zombieMosh, log)
  if (replayed.kind === 'false') return replayed
  const songs = songsOf(log)
  const reveals = log.header.reveals ?? []
  const broken = reveals.find(({ song }, index) => {
    const seed = song === index + 1 ? checkReveal(reveals[index]!) : null
    return seed === null || (songs[index] !== undefined && songs[index].seed !== seedToText(seed))
  })
  if (broken !== undefined) {
    return {
      kind: 'false',
      seq: songs[broken.song - 1]?.seq ?? -1,
      because: 'the shuffle is not the one that was promised',
    }
  }
  const promised = Math.min(reveals.length, songs.length)
  return { kind: 'true', rows: log.rows.length, hash: hashState(replayed.state), promised }
}

/** The seed of each song, and the row that brought it. */
function songsOf({ header, rows }: Log): { readonly seq: number; readonly seed: string }[] {
  const later = rows.flatMap(({ seq, choice }) =>
    choice.type === 'song' && 'seed' in choice ? [{ seq, seed: String(choice.seed) }] : [],
  )
  return [{ seq: -1, seed: header.seed }, ...later]
}
