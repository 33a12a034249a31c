import type { Heard, SeatInfo } from '@brouhaha/protocol'
import type { MoshView } from '@brouhaha/zombie-mosh'
import { Board } from '../table/Board.tsx'
import { ChooseZombie } from '../table/ChooseZombie.tsx'
import { Ending } from '../table/Ending.tsx'
import type { RecordedRow } from './recording.ts'

interface ReplayBoardProps {
  readonly view: MoshView
  readonly names: readonly string[]
  readonly seats: readonly SeatInfo[]
  /** Everything up to this moment. */
  readonly rows: readonly RecordedRow[]
}

/** The table to look at, with nothing to press. */
export function ReplayBoard({ view, names, seats, rows }: ReplayBoardProps) {
  return (
    <div className={`mosh stage-${view.stage} theatre-board`}>
      <div className="pit">
        <Board view={view} names={names} you={view.you} seats={seats} instead={insteadOfTheDance(view, names, rows)} />
      </div>
    </div>
  )
}

function insteadOfTheDance(view: MoshView, names: readonly string[], rows: readonly RecordedRow[]) {
  switch (view.stage) {
    case 'boards':
      return <ChooseZombie view={view} names={names} onOffer={[]} picked={null} pick={() => {}} />
    case 'dance':
      return null
    default: {
      const history = rows.map(({ seat, events }, index): Heard => ({ seq: index - 1, seat, at: 0, events }))
      return (
        <Ending view={view} history={history} names={names}>
          {null}
        </Ending>
      )
    }
  }
}
