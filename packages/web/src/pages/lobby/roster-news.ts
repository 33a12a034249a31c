import type { SeatInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { botTitle } from '../../games/bots.ts'
import { fill } from '../../shell/words/words.ts'
import { LOBBY_WORDS } from './words.ts'

/** What changed about the seats, in sentences: somebody sat down, or a seat is free again. */
export function rosterNews(
  game: string,
  before: readonly SeatInfo[],
  now: readonly SeatInfo[],
  language: Language,
): string[] {
  const say = LOBBY_WORDS[language]
  return now.flatMap((seat, index) => {
    const old = before[index]
    if (seat.kind === 'open')
      return old === undefined || old.kind === 'open' ? [] : [fill(say.leftSeat, { seat: index + 1 })]
    const name = seat.kind === 'person' ? seat.name : `${say.bot} (${botTitle(game, seat.bot, language)})`
    const same =
      old?.kind === seat.kind && (seat.kind === 'person' ? old.kind === 'person' && old.name === seat.name : true)
    return same ? [] : [fill(say.joined, { name })]
  })
}
