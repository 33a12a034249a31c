import { type MunchkinForm, sayForm } from '@brouhaha/munchkin'
import { useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { CardPicks } from './CardPicks.tsx'
import { DealSheet } from './DealSheet.tsx'
import { stillAmong, type Ware } from './goods.ts'
import { type SaleNow, saleNow } from './sale.ts'
import { useDeal } from './useDeal.ts'
import { useGold } from './useGold.ts'
import { DEAL_WORDS } from './words.ts'

/** Items to tick, with the sum of their gold and what it buys. */
export function SellSheet({ close }: { readonly close: () => void }) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal, isShut } = useDeal(close)
  const gold = useGold()
  const [picked, change] = useState<readonly number[]>([])
  if (view.you === null) return null
  const held = new Set(view.hand.map(({ copy }) => copy))
  const all = view.wares.items.map(({ copy }) => ({ copy, id: reader.card(copy).id }))
  const items = stillAmong(all, picked)
  const best = view.wares.bestPrice
  const sale = saleNow(view, view.seats[view.you]!.level, items)
  const form: MunchkinForm = {
    type: 'sellItems',
    items,
    ...(sale.capped && sale.levels > 0 ? { levels: sale.levels } : {}),
  }
  const note = (ware: Ware): string => (held.has(ware.copy) ? `${gold(ware)}, ${say.inHand}` : gold(ware))
  return (
    <DealSheet title={say.sell} hint={say.sellHint} refusal={refusal} close={close}>
      {best > 1 && <p>{fill(say.bestPrice, { times: best })}</p>}
      <CardPicks title={say.youGive} cards={all} picked={items} note={note} change={change} />
      <Sum sale={sale} />
      <button
        type="button"
        className="button mk-deal-send"
        aria-disabled={items.length === 0 || isShut}
        onClick={() => {
          if (items.length > 0) send(form)
        }}
      >
        {items.length === 0 ? say.sellIt : sayForm(form, reader, language)}
      </button>
    </DealSheet>
  )
}

function Sum({ sale }: { readonly sale: SaleNow }) {
  const { language } = usePlay()
  const say = DEAL_WORDS[language]
  const { gold, levels, short, lost, capped } = sale
  const worth = levels === 1 ? say.oneLevel : fill(say.levels, { count: levels })
  return (
    <output className="mk-deal-sum">
      <strong>{fill(say.sum, { gold })}</strong> {short > 0 ? fill(say.noLevel, { short }) : worth}
      {lost > 0 && <span className="small"> {fill(say.lost, { gold: lost })}</span>}
      {capped && <span className="small"> {say.capped}</span>}
    </output>
  )
}
