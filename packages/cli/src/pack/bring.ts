// Packs that somebody brings along to a table: --pack FILE,FILE.

import type { Pack } from '@brouhaha/cards'
import { OUR_SHELF, type PackShelf, shelfWith } from '@brouhaha/games'
import { type Arguments, WrongArguments } from '../arguments.ts'
import { WRONG } from '../texts/wrong.ts'
import { readPackText } from './check.ts'
import { readText } from './file.ts'

export const filesOf = (given: Arguments): readonly string[] => given.text('pack')?.split(',') ?? []

/** Our boxes and these; a file with faults is not played with. */
export function bring(files: readonly string[]): PackShelf {
  const brought: Pack[] = []
  for (const file of files) {
    const { pack } = readPackText(readText(file), [...OUR_SHELF.packs, ...brought])
    if (pack === null) throw new WrongArguments(WRONG.noPack(file))
    brought.push(pack)
  }
  return shelfWith(brought)
}
