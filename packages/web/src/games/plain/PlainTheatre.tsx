import type { GameKit } from '@brouhaha/games'
import type { HeardRow } from '@brouhaha/protocol'
import { useMemo, useState } from 'react'
import type { Ear } from '../../local/recording.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import type { RecordingProps } from '../page/game-page.ts'
import { type Act, Theatre } from '../page/replay/Theatre.tsx'
import { useTape } from '../page/replay/use-tape.ts'
import { REPLAY_WORDS } from '../page/replay/words.ts'
import { audienceOf } from './audience.ts'
import { Outline } from './Outline.tsx'
import { PlainHands } from './PlainHands.tsx'
import { tellPlainly } from './story.ts'
import { PLAIN_WORDS } from './words.ts'
import './plain.css'

/** Any game, played again by its rules for one pair of ears. */
export function PlainTheatre({ recording, leave, kit }: RecordingProps & { readonly kit: GameKit }) {
  const language = useLanguage()
  const say = REPLAY_WORDS[language]
  const [ear, setEar] = useState<Ear>(recording.ears[0]!)
  const tape = useTape(recording.tape, ear, true)
  const history = useMemo(
    () => recording.rows(ear).map(({ seat, events }, index): HeardRow => ({ seq: index - 1, seat, at: 0, events })),
    [recording, ear],
  )
  const you = typeof ear === 'number' ? ear : null
  const audience = useMemo(
    () => audienceOf(kit.entry, recording.seats, you, language),
    [kit, recording.seats, you, language],
  )
  const { rounds } = kit.unpack()
  const places = useMemo(
    () =>
      history.map((_, at) => {
        const moment = typeof tape === 'string' ? undefined : tape[at]
        return { song: 0, round: moment === undefined ? 0 : rounds(moment.view) }
      }),
    [history, tape, rounds],
  )
  const actAt = (at: number): Act => {
    const moment = typeof tape === 'string' ? undefined : tape[at]
    return {
      names: audience.names,
      sentences: tellPlainly(kit, history.slice(at, at + 1), audience).map(({ text }) => text),
      where: fill(PLAIN_WORDS[language].where, { round: places[at]!.round }),
      board:
        moment === undefined ? (
          <p role="status">{tape === 'folding' ? say.folding : say.tableless}</p>
        ) : (
          <Outline kit={kit} view={moment.view} audience={audience} />
        ),
      hands: ear === 'all' && moment?.views !== undefined && (
        <PlainHands kit={kit} views={moment.views} audience={audience} title={say.hands} />
      ),
    }
  }
  return <Theatre {...{ recording, leave, ear, setEar, places, actAt }} />
}
