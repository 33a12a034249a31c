// Where the luck of a game on this device comes from, and how it is shown afterwards. Needs no rules.

import { bytesToWords, fromHex, sha256, utf8 } from '@brouhaha/kit'
import { Ceremony, isRefusal, type Reveal, type Seed } from '@brouhaha/table'
import type { LocalGame } from './game.ts'

/** The shuffle of a song, counted from 1, with everything that was added to it. */
export function ceremonyOf(game: LocalGame, song: number): Ceremony {
  const { tableSeed, added } = game.luck[song - 1]!
  const ceremony = new Ceremony(game.id, song, game.seats.length, fromHex(tableSeed)!)
  added.forEach((entropy, seat) => {
    if (entropy !== '') ceremony.add(seat, fromHex(entropy)!)
  })
  return ceremony
}

/** What anybody needs to check the shuffles of a game that is over. */
export function revealsOf(game: LocalGame): readonly Reveal[] {
  return game.luck.flatMap((_, index) => {
    const ceremony = ceremonyOf(game, index + 1)
    ceremony.finish()
    const reveal = ceremony.reveal()
    return isRefusal(reveal) ? [] : [reveal]
  })
}

/** What bots draw from: fixed with the game, and not what the cards are dealt from. */
export const botsLuck = (game: LocalGame): Seed =>
  bytesToWords(sha256(utf8(`brouhaha bots 1|${game.luck[0]!.tableSeed}`)))
