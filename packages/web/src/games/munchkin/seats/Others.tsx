// The other players in turn order from the reader's left; on a small screen one of them can be laid open.

import { useMedia } from '../../../shell/browser/useMedia.ts'
import { BEYOND_PHONES } from '../../../shell/browser/widths.ts'
import { fill } from '../../../shell/words/words.ts'
import { othersAround } from '../../../table/around.ts'
import { useSpeech } from '../../../table/useSpeech.ts'
import { type Play, usePlay } from '../play.ts'
import { aimsAtSeat } from '../questions/aims.ts'
import { CompactStrip } from './CompactStrip.tsx'
import { SeatStrip } from './SeatStrip.tsx'
import './seats.css'
import type { StripAim } from './strip.tsx'
import { Watched } from './Watched.tsx'
import { SEAT_WORDS } from './words.ts'

export function Others() {
  const play = usePlay()
  const { model, view, language, watched } = play
  const bubbles = useSpeech(model.talk)
  const Strip = useMedia(BEYOND_PHONES) ? SeatStrip : CompactStrip
  const seats = othersAround(view.seats.length, view.you)
  return (
    <section className="mk-others" aria-label={SEAT_WORDS[language].others}>
      <ul className={`mk-strips count-${seats.length}`}>
        {seats.map((seat) => (
          <Strip key={seat} seat={seat} aim={aimOf(play, seat)} saying={bubbles.get(seat)} />
        ))}
      </ul>
      {watched !== null && <Watched seat={watched} />}
    </section>
  )
}

/** One thing is done at once; of several the reader chooses on the seat's sheet. */
function aimOf(play: Play, seat: number): StripAim | undefined {
  const aims = aimsAtSeat(play, seat)
  const [only] = aims
  if (only === undefined) return undefined
  if (aims.length === 1) return { label: only.label, onPick: () => play.choose(only.choice) }
  const label = fill(SEAT_WORDS[play.language].aims, { name: play.reader.names[seat]!, count: aims.length })
  return { label, onPick: () => play.watch(seat) }
}
