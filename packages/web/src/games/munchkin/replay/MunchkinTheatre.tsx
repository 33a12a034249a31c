import type { MunchkinTableOptions } from '@brouhaha/games'
import { cardsOf, type MunchkinView, nameOf, type Reader } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'
import { Suspense, use, useMemo, useState } from 'react'
import { bring } from '../../../local/brought.ts'
import { readPacks } from '../../../local/read-packs.ts'
import type { Ear } from '../../../local/recording.ts'
import { Loading } from '../../../shell/frame/Loading.tsx'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { NamedHands } from '../../../table/hands/NamedHands.tsx'
import type { RecordingProps } from '../../page/game-page.ts'
import type { TapePlace } from '../../page/replay/player.ts'
import { type Act, Theatre } from '../../page/replay/Theatre.tsx'
import { useTape } from '../../page/replay/use-tape.ts'
import { REPLAY_WORDS } from '../../page/replay/words.ts'
import { seatNames } from '../names.ts'
import { packsAtTable } from '../packs.ts'
import { tellRows } from '../side/story.ts'
import { MunchkinReplay } from './MunchkinReplay.tsx'
import { modelAt, tableOfRecording } from './scene-model.ts'

/** A game of the Munchkin family, played again by its rules for one pair of ears. */
export function MunchkinTheatre({ recording, leave }: RecordingProps) {
  const language = useLanguage()
  const say = REPLAY_WORDS[language]
  const [ear, setEar] = useState<Ear>(recording.ears[0]!)
  const history = useMemo(
    () => recording.rows(ear).map(({ seat, events }, index): HeardRow => ({ seq: index - 1, seat, at: 0, events })),
    [recording, ear],
  )
  const places = useMemo(() => turnsIn(history), [history])
  const tape = useTape(recording.tape, ear)
  const names = useMemo(() => seatNames(recording.seats, language), [recording, language])
  const brought = useMemo(() => readPacks(recording.tape?.header.packs ?? []) ?? [], [recording])
  const table = useMemo(() => {
    const info = tableOfRecording(recording, brought)
    if (brought.length > 0) bring(info.id, brought)
    return info
  }, [recording, brought])
  const packs = use(packsAtTable(table))
  const reader = useMemo((): Reader => {
    const boxes = (recording.options as MunchkinTableOptions).boxes
    return { names, you: typeof ear === 'number' ? ear : null, card: cardsOf(packs, boxes) }
  }, [recording, packs, names, ear])
  const told = useMemo(() => tellRows(history, reader, language), [history, reader, language])

  const actAt = (at: number): Act => {
    const moment = typeof tape === 'string' ? undefined : tape[at]
    const turn = places[at]!.round
    return {
      names,
      sentences: told.filter(({ seq }) => seq === at - 1).map(({ text }) => text),
      where: turn === 0 ? say.setUpMunchkin : fill(say.turn, { turn }),
      board:
        moment === undefined ? (
          <p role="status">{tape === 'folding' ? say.folding : say.tableless}</p>
        ) : (
          <Suspense fallback={<Loading />}>
            <MunchkinReplay
              model={modelAt(table, moment.view as MunchkinView, history.slice(0, at + 1))}
              reader={reader}
            />
          </Suspense>
        ),
      hands: moment !== undefined && ear !== 'watcher' && (
        <NamedHands
          hands={moment.hands.map((hand) => hand.map((id) => nameOf(reader.card.named(id), language)))}
          names={ear === 'all' ? names : [names[ear]!]}
          title={ear === 'all' ? say.hands : say.hand}
        />
      ),
    }
  }
  return <Theatre {...{ recording, leave, ear, setEar, places, actAt }} />
}

/** Which turn each moment belongs to. */
function turnsIn(history: readonly HeardRow[]): readonly TapePlace[] {
  let round = 0
  return history.map(({ events }) => {
    round += events.filter((event) => 'type' in event && event.type === 'turnBegan').length
    return { song: 1, round }
  })
}
