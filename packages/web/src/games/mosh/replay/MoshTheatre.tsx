import { type MoshHeard, tellMoshEvent } from '@brouhaha/zombie-mosh'
import { useMemo, useState } from 'react'
import { eventsOfGame } from '../../../line/taken-back.ts'
import type { Ear } from '../../../local/recording.ts'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { tellTakenBack } from '../../../table/story/tell-taken-back.ts'
import type { RecordingProps } from '../../page/game-page.ts'
import { type Act, Theatre } from '../../page/replay/Theatre.tsx'
import { REPLAY_WORDS } from '../../page/replay/words.ts'
import { zombieNames } from '../names.ts'
import { concertRows } from './concert-rows.ts'
import { momentsOf } from './moments.ts'
import { OpenHands } from './OpenHands.tsx'
import { ReplayBoard } from './ReplayBoard.tsx'

/** A concert of Zombie Mosh!, retold from what was heard of it. */
export function MoshTheatre({ recording, leave }: RecordingProps) {
  const language = useLanguage()
  const say = REPLAY_WORDS[language]
  const [ear, setEar] = useState<Ear>(recording.ears[0]!)
  const moments = useMemo(() => momentsOf(recording, ear), [recording, ear])
  const rows = useMemo(() => concertRows(recording, ear), [recording, ear])
  const places = useMemo(() => moments.map(({ view }) => view), [moments])

  const actAt = (at: number): Act => {
    const { view, hands } = moments[at]!
    const names = zombieNames(recording.seats, view, language)
    const events = eventsOfGame(rows[at]!.events) as readonly MoshHeard[]
    const you = typeof ear === 'number' ? ear : null
    return {
      names,
      sentences: [
        ...tellTakenBack({ seq: at, events: rows[at]!.events }, { names, you }, language).map(({ text }) => text),
        ...events.flatMap((event) => tellMoshEvent(event, names, language, you) ?? []),
      ],
      where: view.song === 0 ? say.setUp : fill(say.song, { song: view.song, round: view.round }),
      board: <ReplayBoard view={view} names={names} seats={recording.seats} rows={rows.slice(0, at + 1)} />,
      hands: ear === 'all' && <OpenHands hands={hands} names={names} title={say.hands} />,
    }
  }
  return <Theatre {...{ recording, leave, ear, setEar, places, actAt }} />
}
