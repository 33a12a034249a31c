import type { Pack } from '@brouhaha/cards'
import { packInfo } from '@brouhaha/games'
import type { MunchkinView } from '@brouhaha/munchkin'
import type { HeardRow, TableInfo } from '@brouhaha/protocol'
import { nothingHeard } from '../../../line/fold.ts'
import type { Recording } from '../../../local/recording.ts'
import type { MunchkinModel } from '../model.ts'

/** The table that a recording was made at, as far as it matters now, and the packs that were brought to it. */
export function tableOfRecording(
  { game, ruleset, id, options, seats, finished }: Recording,
  brought: readonly Pack[],
): TableInfo {
  const packs = brought.map(packInfo)
  return {
    // A file has no name: it is called after its packs, so that no two files mix theirs up.
    id: id ?? ['replay', ...packs.map(({ hash }) => hash.slice(0, 16))].join('-'),
    game,
    ruleset,
    options,
    ...(packs.length > 0 && { packs }),
    pace: 'endless',
    status: finished ? 'over' : 'playing',
    seats,
    host: 0,
    locked: true,
    watchers: 0,
    promise: '',
    lucky: [],
    deadline: null,
  }
}

/** A moment of a recording as a table would have told it to somebody who looks on: every seat is on the board. */
export const modelAt = (table: TableInfo, view: MunchkinView, history: readonly HeardRow[]): MunchkinModel => ({
  ...nothingHeard(),
  connection: 'live',
  you: null,
  table,
  seq: history.length,
  view: { ...view, you: null },
  choices: [],
  history,
  allViews: null,
})
