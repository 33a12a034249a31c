import './deals/deals.css'
import { dealsNow } from './deals/now.ts'
import { Slip } from './deals/Slip.tsx'
import { DEAL_WORDS } from './deals/words.ts'
import { usePlay } from './play.ts'

const nothing = (): void => undefined

/** What players have offered each other, for all to read: nobody answers here. */
export function BoardOffers() {
  const { view, language } = usePlay()
  const { offers } = dealsNow(view, [])
  if (offers.length === 0) return null
  return (
    <section className="mk-slips" aria-label={DEAL_WORDS[language].onTheTable}>
      {offers.map((lying) => (
        <Slip key={lying.offer.number} lying={lying} answer={nothing} counter={nothing} />
      ))}
    </section>
  )
}
