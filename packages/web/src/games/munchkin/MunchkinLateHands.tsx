import type { MunchkinTableOptions } from '@brouhaha/games'
import { cardsOf, nameOf } from '@brouhaha/munchkin'
import { use } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { NamedHands } from '../../table/hands/NamedHands.tsx'
import { HANDS_WORDS } from '../../table/hands/words.ts'
import type { MunchkinModel } from './model.ts'
import { seatNames } from './names.ts'
import { packsAtTable } from './packs.ts'

/** For those who watch, when everybody at the table has agreed: all hands, late. */
export function MunchkinLateHands({ model: { table, lateViews } }: { readonly model: MunchkinModel }) {
  if (table === null || lateViews === null) return null
  return <Hands table={table} views={lateViews} />
}

interface HandsProps {
  readonly table: NonNullable<MunchkinModel['table']>
  readonly views: NonNullable<MunchkinModel['lateViews']>
}

function Hands({ table, views }: HandsProps) {
  const language = useLanguage()
  const packs = use(packsAtTable(table))
  const cards = cardsOf(packs, (table.options as MunchkinTableOptions).boxes)
  return (
    <NamedHands
      hands={views.map(({ hand }) => hand.map(({ id }) => nameOf(cards.named(id), language)))}
      names={seatNames(table.seats, language)}
      title={HANDS_WORDS[language].lateHands}
    />
  )
}
