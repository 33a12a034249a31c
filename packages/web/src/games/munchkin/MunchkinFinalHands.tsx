import type { MunchkinTableOptions } from '@brouhaha/games'
import { cardsOf, nameOf } from '@brouhaha/munchkin'
import { use } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { NamedHands } from '../../table/hands/NamedHands.tsx'
import { HANDS_WORDS } from '../../table/hands/words.ts'
import type { MunchkinModel } from './model.ts'
import { seatNames } from './names.ts'
import { packsAtTable } from './packs.ts'

/** Once the game is over: all hands. */
export function MunchkinFinalHands({ model: { table, allViews } }: { readonly model: MunchkinModel }) {
  if (table === null || allViews === null) return null
  return <Hands table={table} views={allViews} />
}

interface HandsProps {
  readonly table: NonNullable<MunchkinModel['table']>
  readonly views: NonNullable<MunchkinModel['allViews']>
}

function Hands({ table, views }: HandsProps) {
  const language = useLanguage()
  const packs = use(packsAtTable(table))
  const cards = cardsOf(packs, (table.options as MunchkinTableOptions).boxes)
  return (
    <NamedHands
      hands={views.map(({ hand }) => hand.map(({ id }) => nameOf(cards.named(id), language)))}
      names={seatNames(table.seats, language)}
      title={HANDS_WORDS[language].finalHands}
    />
  )
}
