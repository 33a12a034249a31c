// Which card: the least useful of one's own, the most useful of everybody else's.

import { choicesOn } from '@brouhaha/munchkin'
import { type Mind, NEVER, type Weigh } from './mind.ts'
import { weigh } from './outcome.ts'
import { LEVEL, type Outlook } from './outlook.ts'
import { worthTo } from './worth.ts'

const UNSEEN = 150

function worthOf(outlook: Outlook, copy: number, seat: number): number {
  const card = outlook.card(copy)
  if (card === undefined) return UNSEEN
  const lying = outlook.view.seats[seat]!.table.find((one) => one.copy === copy)
  return worthTo(outlook, seat, card, lying !== undefined && (lying.used || card.kind !== 'item'))
}

/** Monsters: weak ones for one's own fight, strong ones for those of others. */
function monsterPick(outlook: Outlook, copy: number): number {
  const card = outlook.card(copy)
  const level = card?.kind === 'monster' ? card.level : 0
  return outlook.isFighter(outlook.you) ? -level : level
}

/** Only worth more or less than another card: something has to be picked. */
export const pick: Weigh = ({ outlook }, { copy = -1 }) => {
  const { decision } = outlook.view
  if (decision === 'addMonster:which') return monsterPick(outlook, copy)
  const owner = outlook.ownerOf(copy)
  // Counters are wanted on one's own cards, the best first, and off those of others.
  if (decision === 'addCounters:which' && owner !== outlook.you) return -worthOf(outlook, copy, owner ?? outlook.you)
  if (decision === 'addCounters:which') return worthOf(outlook, copy, outlook.you)
  if (owner === outlook.you)
    return decision === 'search:which' ? worthOf(outlook, copy, owner) : -worthOf(outlook, copy, owner)
  if (owner === undefined) return worthOf(outlook, copy, outlook.you)
  return worthOf(outlook, copy, owner) * outlook.fear(owner)
}

export const pay: Weigh = ({ outlook }, { copy = -1 }) => -worthOf(outlook, copy, outlook.you)

export const take: Weigh = ({ outlook }, { copy = -1 }) => worthOf(outlook, copy, outlook.you)

/** Charity, and what is too much: the least useful card, to whom it helps least. */
export const give: Weigh = ({ outlook }, { copy = -1, seat = -1 }) => {
  const worth = worthOf(outlook, copy, outlook.you)
  return -worth - (seat === outlook.you ? 0 : worth * outlook.fear(seat))
}

/** A level card is worth a level, so the discard had better be worth more. */
export const buy: Weigh = ({ outlook }, { copy = -1 }) => {
  const { doors, treasures } = outlook.view.discards
  const best = [doors.top, treasures.top].map((top) => (top === null ? 0 : worthOf(outlook, top.copy, outlook.you)))
  return Math.max(...best) - Math.max(LEVEL / 2, worthOf(outlook, copy, outlook.you))
}

export const option: Weigh = ({ outlook, luck }, { index = 0 }) => {
  switch (outlook.view.decision) {
    case 'pay:how':
      return index === 0 ? payWorth(outlook) : 0
    case 'namePlayer:how':
      return index === outlook.you ? NEVER : outlook.fear(index)
    case 'choose:how':
      return wayWorth(outlook, index)
    default:
      return luck.below(LEVEL)
  }
}

const asVictim = ({ you }: Outlook) => ({ you, victim: you, target: you, aim: 0 })

function wayWorth(outlook: Outlook, index: number): number {
  const { about } = outlook.view
  const card = about === null ? undefined : outlook.named(about.id)
  const way = card === undefined ? undefined : choicesOn(card)[about?.choice ?? -1]?.options[index]
  return way === undefined ? 0 : weigh(outlook, way, asVictim(outlook)).worth
}

const PRICE = 200

/** Paying is usually cheaper than what happens otherwise; nobody pays who would lose a victory's worth. */
function payWorth(outlook: Outlook): number {
  const { about } = outlook.view
  const card = about === null ? undefined : outlook.named(about.id)
  if (card === undefined) return -1
  const effects = card.kind === 'monster' ? card.badStuff : card.kind === 'curse' ? card.effect : []
  return -weigh(outlook, effects, asVictim(outlook)).worth - PRICE
}

export const chance: Weigh = ({ luck }: Mind) => luck.below(LEVEL)
