import { cardsOf, nameOf } from '@brouhaha/munchkin'
import { use } from 'react'
import { useLanguage } from '../language.ts'
import type { MunchkinModel } from '../model.ts'
import { seatNames } from '../munchkin/names.ts'
import { packsOf } from '../munchkin/packs.ts'
import { NamedHands } from '../replay/NamedHands.tsx'
import { LOBBY_WORDS } from './words.ts'

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
