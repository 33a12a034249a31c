import { cardsOf, nameOf } from '@brouhaha/munchkin'
import { use } from 'react'
import type { MunchkinModel } from '../../line/model.ts'
import { LOBBY_WORDS } from '../../pages/lobby/words.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { NamedHands } from '../../table/hands/NamedHands.tsx'
import { seatNames } from './names.ts'
import { packsOf } from './packs.ts'

/** The same for a table of the Munchkin family. */
export function LateMunchkinHands({ model: { table, lateViews } }: { readonly model: MunchkinModel }) {
  if (table === null || lateViews === null) return null
  return <Hands table={table} views={lateViews} />
}

interface HandsProps {
  readonly table: NonNullable<MunchkinModel['table']>
  readonly views: NonNullable<MunchkinModel['lateViews']>
}

function Hands({ table, views }: HandsProps) {
  const language = useLanguage()
  const packs = use(packsOf(table))
  const cards = cardsOf(packs, 'boxes' in table.options ? table.options.boxes : [])
  return (
    <NamedHands
      hands={views.map(({ hand }) => hand.map(({ id }) => nameOf(cards.named(id), language)))}
      names={seatNames(table.seats, language)}
      title={LOBBY_WORDS[language].lateHands}
    />
  )
}
