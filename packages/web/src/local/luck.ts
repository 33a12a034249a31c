// Where the luck of a game on this device comes from, and how it is shown afterwards. Needs no rules.

import { finishLuck, type LuckRecord } from '@brouhaha/host'
import { bytesToWords, sha256, utf8 } from '@brouhaha/kit'
import type { Reveal, Seed } from '@brouhaha/table'
import type { LocalGame } from './game.ts'

/** The shuffle of a song, counted from 1, with everything that was added to it. */
export const luckOf = ({ luck }: LocalGame, song: number, stage: LuckRecord['stage']): LuckRecord => ({
  ...luck[song - 1]!,
  song,
  stage,
})

/** What anybody needs to check the shuffles of a game that is over. */
export const revealsOf = (game: LocalGame): readonly Reveal[] =>
  game.luck.flatMap((_, index) => finishLuck(game.id, luckOf(game, index + 1, 'playing'))?.reveal ?? [])

/** What bots draw from: fixed with the game, and not what the cards are dealt from. */
export const botsLuck = (game: LocalGame): Seed =>
  bytesToWords(sha256(utf8(`brouhaha bots 1|${game.luck[0]!.tableSeed}`)))
