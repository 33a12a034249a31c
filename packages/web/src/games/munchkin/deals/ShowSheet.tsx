import type { MunchkinForm } from '@brouhaha/munchkin'
import { useState } from 'react'
import { usePlay } from '../play.ts'
import { CardPicks } from './CardPicks.tsx'
import { DealSheet } from './DealSheet.tsx'
import { stillAmong } from './goods.ts'
import { SeatPicks } from './SeatPicks.tsx'
import { useDeal } from './useDeal.ts'
import { DEAL_WORDS } from './words.ts'

/** Cards of the hand, for chosen eyes only. */
export function ShowSheet({ close }: { readonly close: () => void }) {
  const { view, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal } = useDeal(close)
  const [cards, pick] = useState<readonly number[]>([])
  const [seats, meet] = useState<readonly number[]>([])
  const form: MunchkinForm = { type: 'show', cards: stillAmong(view.hand, cards), seats }
  const isReady = form.cards.length > 0 && seats.length > 0
  return (
    <DealSheet title={say.show} hint={say.showHint} refusal={refusal} close={close}>
      <CardPicks title={say.showWhich} cards={view.hand} picked={cards} change={pick} />
      <SeatPicks
        title={say.showWhom}
        seats={view.seats.map((_, seat) => seat).filter((seat) => seat !== view.you)}
        picked={seats}
        many
        change={meet}
      />
      <button
        type="button"
        className="button mk-deal-send"
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) send(form)
        }}
      >
        {say.showThem}
      </button>
    </DealSheet>
  )
}
