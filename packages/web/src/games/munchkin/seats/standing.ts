// How a seat stands, in a word each: whose turn it is, who fights, who is dead, who is away.

import type { MunchkinView } from '@brouhaha/munchkin'
import type { TableInfo } from '@brouhaha/protocol'

export const STANDINGS = [
  'active',
  'fights',
  'helps',
  'dead',
  'reborn',
  'skips',
  'awaitsHand',
  'extraTurn',
  'bot',
  'host',
  'gone',
  'standIn',
] as const
export type Standing = (typeof STANDINGS)[number]

export function standingsOf(seat: number, view: MunchkinView, table: TableInfo): readonly Standing[] {
  const { life, skips, awaitsHand, extraTurn } = view.seats[seat]!
  const info = table.seats[seat]
  const away = info?.kind === 'person' && !info.connected
  const holds: Readonly<Record<Standing, boolean>> = {
    active: view.active === seat && view.winners.length === 0,
    fights: view.combat?.main === seat,
    helps: view.combat?.helper === seat,
    dead: life === 'dead',
    reborn: life === 'reborn',
    skips: skips > 0,
    awaitsHand,
    extraTurn: extraTurn === true,
    bot: info?.kind === 'bot',
    host: table.host === seat && info?.kind === 'person',
    gone: away && !info.standIn,
    standIn: away && info.standIn,
  }
  return STANDINGS.filter((standing) => holds[standing])
}
