import { MOST_OFFERED, type MunchkinForm, sayForm } from '@brouhaha/munchkin'
import { useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { CardPicks } from './CardPicks.tsx'
import { DealSheet } from './DealSheet.tsx'
import { partnersOf } from './doors.ts'
import { itemsBefore, stillAmong } from './goods.ts'
import { SeatPicks } from './SeatPicks.tsx'
import { useDeal } from './useDeal.ts'
import { useGold } from './useGold.ts'
import { DEAL_WORDS } from './words.ts'

export type Trade = Extract<MunchkinForm, { readonly type: 'trade' }>

interface TradeSheetProps {
  /** Another's offer, turned around, to begin with. */
  readonly before?: Trade | undefined
  close(): void
}

/** Two columns: what the reader gives, and what he wants for it. */
export function TradeSheet({ before, close }: TradeSheetProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal, isShut } = useDeal(close)
  const gold = useGold()
  const partners = partnersOf(view)
  const [partner, meet] = useState(before?.seat ?? partners[0] ?? null)
  const [given, give] = useState<readonly number[]>(before?.gives ?? [])
  const [wanted, want] = useState<readonly number[]>(before?.wants ?? [])
  if (partner === null || view.you === null) return null
  const own = itemsBefore(view, view.you, reader)
  const theirs = itemsBefore(view, partner, reader)
  const gives = stillAmong(own, given)
  const wants = stillAmong(theirs, wanted)
  const form: Trade = { type: 'trade', seat: partner, gives, wants }
  const isEmpty = gives.length + wants.length === 0
  return (
    <DealSheet title={say.trade} hint={say.tradeHint} refusal={refusal} wide close={close}>
      <SeatPicks
        title={say.withWhom}
        seats={partners}
        picked={[partner]}
        change={([seat]) => {
          meet(seat ?? partner)
          want([])
        }}
      />
      <div className="mk-deal-columns">
        <CardPicks title={say.youGive} cards={own} picked={gives} most={MOST_OFFERED} note={gold} change={give} />
        <CardPicks title={say.youWant} cards={theirs} picked={wants} most={MOST_OFFERED} note={gold} change={want} />
      </div>
      {Math.max(gives.length, wants.length) >= MOST_OFFERED && (
        <p className="small">{fill(say.atMost, { most: MOST_OFFERED })}</p>
      )}
      <button
        type="button"
        className="button mk-deal-send"
        aria-disabled={isEmpty || isShut}
        onClick={() => {
          if (!isEmpty) send(form)
        }}
      >
        {isEmpty ? say.send : sayForm(form, reader, language)}
      </button>
    </DealSheet>
  )
}
