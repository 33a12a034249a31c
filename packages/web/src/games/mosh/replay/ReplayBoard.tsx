import type { HeardRow, SeatInfo } from '@brouhaha/protocol'
import type { MoshView } from '@brouhaha/zombie-mosh'
import type { RecordedRow } from '../../../local/recording.ts'
import { useLanguage } from '../../../shell/words/language.ts'
import { Board } from '../Board.tsx'
import { ChooseZombie } from '../ChooseZombie.tsx'
import { MoshEnding } from '../MoshEnding.tsx'
import { latestOfConcert } from '../story.ts'

/** Rows and sentences that the stage repeats. */
const LATEST = 3

interface ReplayBoardProps {
  readonly view: MoshView
  readonly names: readonly string[]
  readonly seats: readonly SeatInfo[]
  /** Everything up to this moment. */
  readonly rows: readonly RecordedRow[]
}

/** The table to look at, with nothing to press. */
export function ReplayBoard({ view, names, seats, rows }: ReplayBoardProps) {
  const language = useLanguage()
  const history = rows.map(({ seat, events }, index): HeardRow => ({ seq: index - 1, seat, at: 0, events }))
  return (
    <div className={`mosh stage-${view.stage} theatre-board`}>
      <div className="pit">
        <Board
          view={view}
          names={names}
          you={view.you}
          seats={seats}
          latest={latestOfConcert(history.slice(-LATEST), { names, language, you: view.you }, LATEST)}
          instead={insteadOfTheDance(view, names, history)}
        />
      </div>
    </div>
  )
}

function insteadOfTheDance(view: MoshView, names: readonly string[], history: readonly HeardRow[]) {
  switch (view.stage) {
    case 'boards':
      return <ChooseZombie view={view} names={names} onOffer={[]} picked={null} pick={() => {}} />
    case 'dance':
      return null
    default:
      return (
        <MoshEnding view={view} history={history} names={names}>
          {null}
        </MoshEnding>
      )
  }
}
