// What somebody means who presses a card that cannot be played now: the table answers with the rule that forbids it.

import { unreachable } from '@brouhaha/kit'
import type { MunchkinChoice, MunchkinView } from '@brouhaha/munchkin'
import type { Play } from '../play.ts'

export function attemptOf({ view, reader }: Pick<Play, 'view' | 'reader'>, copy: number): MunchkinChoice {
  const card = reader.card(copy)
  switch (card.kind) {
    case 'item':
      return { type: 'playItem', copy }
    case 'race':
    case 'class':
    case 'mojo':
    case 'power':
      return { type: 'playTrait', copy, other: 0 }
    case 'multi':
      return { type: 'playMulti', copy, other: 0 }
    case 'acolyte':
      return { type: 'playAcolyte', copy, other: 0 }
    case 'curse':
      return { type: 'curse', copy, seat: rivalOf(view) }
    case 'monster':
      return { type: 'join', copy }
    case 'enhancer':
      return { type: 'enhance', copy, slot: 0 }
    case 'attachment':
      return { type: 'attach', copy, other: itemOf(view, reader) ?? copy }
    case 'oneShot':
    case 'special':
      return { type: 'play', copy, index: 0, use: 0 }
    default:
      return unreachable(card)
  }
}

/** Whoever plays, or the next player if that is oneself. */
const rivalOf = ({ active, you, seats }: MunchkinView): number =>
  active === you ? (active + 1) % seats.length : active

const itemOf = ({ you, seats }: MunchkinView, { card }: Play['reader']): number | undefined =>
  seats[you ?? 0]?.table.find(({ id }) => card.named(id).kind === 'item')?.copy
