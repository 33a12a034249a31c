import type { MunchkinView } from '@brouhaha/munchkin'
import type { Heard, TableInfo } from '@brouhaha/protocol'
import { infoOf } from '../local/packs.ts'
import type { MunchkinModel } from '../model.ts'
import { nothingHeard } from '../online/fold.ts'
import type { Recording } from './recording.ts'

/** The table that a recording was made at, as far as it matters now. */
function tableOf({ game, id, options, seats, tape, finished }: Recording): TableInfo {
  const packs = tape?.header.packs ?? []
  return {
    id: id ?? '',
    game,
    ruleset: '',
    options,
    ...(packs.length > 0 && { packs: packs.map(infoOf) }),
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
export const modelAt = (recording: Recording, view: MunchkinView, history: readonly Heard[]): MunchkinModel => ({
  ...nothingHeard(),
  connection: 'live',
  you: null,
  table: tableOf(recording),
  seq: history.length,
  view: { ...view, you: null },
  choices: [],
  history,
  lateViews: null,
})
