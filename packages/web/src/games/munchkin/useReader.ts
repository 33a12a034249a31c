import type { Pack } from '@brouhaha/cards'
import type { MunchkinTableOptions } from '@brouhaha/games'
import { cardsOf, type MunchkinView, type Reader } from '@brouhaha/munchkin'
import type { TableInfo } from '@brouhaha/protocol'
import { useMemo } from 'react'

/** Who reads the table, and the cards that its copies show. */
export function useReader(
  packs: readonly Pack[],
  { options }: TableInfo,
  { you }: MunchkinView,
  names: readonly string[],
): Reader {
  const played = (options as MunchkinTableOptions).boxes.join()
  const card = useMemo(() => cardsOf(packs, played.split(',')), [packs, played])
  return useMemo(() => ({ names, you, card }), [names, you, card])
}
