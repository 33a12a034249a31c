// Which card to lay where, by weighing what each placement does to everybody's hope of outlasting the others.

import { ATTACK, DEFEND, layout, PART_COUNT, partOf, placement } from '@brouhaha/zombie-mosh'
import type { Dance } from './dance.ts'
import { DIGIT, weighBodies } from './vitality.ts'

const { MOST_SEATS } = layout

/** How a dancer looks at the table: numbers found by letting it play against itself. */
interface Temper {
  /** The weight of each body. */
  readonly vitality: Float64Array
  /** Hits to come for each card that others hold and may play before, or after, a zombie's own last cards. */
  readonly early: number
  readonly late: number
  /** How far those hits go where they hurt most, rather than anywhere. */
  readonly aimed: number
  /** How well a card still in hand blocks a hit that lies there. */
  readonly block: number
  /** How dear it is to give up the other edge of a card. */
  readonly spare: number
}

const AMONG_TWO: Temper = {
  vitality: weighBodies({
    ranks: [0.18, 0.95, 0.93, 0.29, 0.12],
    amounts: [0, 1, 2.07, 3.17, 4.29],
    gone: -9,
    spared: 2.2,
  }),
  early: 0.13,
  late: 1.14,
  aimed: 0.4,
  block: 0.1,
  spare: 0.24,
}

const AMONG_MORE: Temper = {
  vitality: weighBodies({
    ranks: [0.18, 0.67, 1.19, 1.91, 0.1],
    amounts: [0, 1, 1.52, 1.93, 2.3],
    gone: -6.9,
    spared: 1.5,
  }),
  early: 0.47,
  late: 1.66,
  aimed: 0.55,
  block: 0.1,
  spare: 0.13,
}

let temper = AMONG_TWO
const weight = new Float64Array(MOST_SEATS)
const threat = new Float64Array(MOST_SEATS)
const attackGain = new Float64Array(PART_COUNT)
const attackSeat = new Int32Array(PART_COUNT)
const defendGain = new Float64Array(PART_COUNT)

/** How much of the coming cards is aimed at each zombie. The card about to be laid counts no more. */
function weighThreats(dance: Dance): void {
  const { seats, dancer, first, pit, held } = dance
  let rivals = -1
  for (let seat = 0; seat < seats; seat++) rivals += (pit >> seat) & 1
  temper = rivals === 1 ? AMONG_TWO : AMONG_MORE
  for (let seat = 0; seat < seats; seat++) {
    if (((pit >> seat) & 1) === 0) continue
    const turn = seat >= first ? seat - first : seat - first + seats
    let sum = 0
    for (let other = 0; other < seats; other++) {
      if (other === seat || ((pit >> other) & 1) === 0) continue
      const cards = held[other]! - (other === dancer ? 1 : 0)
      const otherTurn = other >= first ? other - first : other - first + seats
      // The second pass runs backwards: whoever began dances last.
      const late = otherTurn < turn ? Math.min(2, cards) : 0
      sum += temper.late * late + temper.early * (cards - late)
    }
    threat[seat] = sum / rivals
  }
}

/** A body's weight after damage, as far as the table tells, if one more hit (or defence, −1) lay at a part. */
function foresee(dance: Dance, seat: number, at: number, more: number): number {
  const { remaining, net } = dance
  const { vitality } = temper
  const from = seat * PART_COUNT
  let code = 0
  let hits = 0
  for (let cell = from; cell < from + PART_COUNT; cell++) {
    const lies = net[cell]! + (cell === at ? more : 0)
    const rest = remaining[cell]!
    if (lies <= 0) code += DIGIT[rest]!
    else {
      hits += Math.min(lies, rest)
      code += DIGIT[lies < rest ? rest - lies : 0]!
    }
  }
  const now = vitality[code]!
  let worst = 0
  let losses = 0
  let blocks = 0
  for (let cell = from; cell < from + PART_COUNT; cell++) {
    const lies = net[cell]! + (cell === at ? more : 0)
    const rest = remaining[cell]!
    const through = lies > 0 ? lies : 0
    if (through < rest && lies >= 0) {
      const loss = now - vitality[code - DIGIT[rest - through]! + DIGIT[rest - through - 1]!]!
      losses += loss
      if (loss > worst) worst = loss
    }
    if (lies > 0 && lies <= rest) {
      blocks += vitality[code - DIGIT[rest - lies]! + DIGIT[rest - lies + 1]!]! - now
    }
  }
  const cards = dance.held[seat]! - (seat === dance.dancer ? 1 : 0)
  const blocked = hits === 0 ? 0 : Math.min(1, (temper.block * cards) / hits)
  const struck = Math.min(1, threat[seat]!)
  return now + blocked * blocks - struck * (temper.aimed * worst + ((1 - temper.aimed) * losses) / PART_COUNT)
}

/** The parts on the dancer's cards, as a set. */
function partsShown({ dancer, hand, held }: Dance): number {
  let shown = 0
  for (let i = 0; i < held[dancer]!; i++) shown |= (1 << partOf(hand[i]!, 0)) | (1 << partOf(hand[i]!, 1))
  return shown
}

/** The best placement for the dancer: a number of Zombie Mosh!'s choices. */
export function bestPlacement(dance: Dance): number {
  const { seats, dancer, pit, hand, held, remaining, net } = dance
  weighThreats(dance)
  let total = 0
  for (let seat = 0; seat < seats; seat++) {
    if (((pit >> seat) & 1) === 0) continue
    weight[seat] = foresee(dance, seat, -1, 0)
    total += weight[seat]!
  }
  const mine = weight[dancer]!
  const shown = partsShown(dance)
  for (let part = 0; part < PART_COUNT; part++) {
    if (((shown >> part) & 1) === 0) continue
    const safer = foresee(dance, dancer, dancer * PART_COUNT + part, -1)
    defendGain[part] = safer / (total - mine + safer)
    attackGain[part] = -1
    for (let seat = 0; seat < seats; seat++) {
      if (seat === dancer || ((pit >> seat) & 1) === 0) continue
      const cell = seat * PART_COUNT + part
      const isDoomed = remaining[cell] === 0 || net[cell]! > remaining[cell]!
      const hope = mine / (isDoomed ? total : total - weight[seat]! + foresee(dance, seat, cell, 1))
      if (hope <= attackGain[part]!) continue
      attackGain[part] = hope
      attackSeat[part] = seat
    }
  }
  const before = mine / total
  let best = -Infinity
  let chosen = -1
  for (let i = 0; i < held[dancer]!; i++) {
    const card = hand[i]!
    for (let edge = 0; edge < 2; edge++) {
      const part = partOf(card, edge)
      const other = partOf(card, 1 - edge)
      const defends = defendGain[part]! >= attackGain[part]!
      const gain = Math.max(defendGain[part]!, attackGain[part]!) - before
      const given = Math.max(defendGain[other]!, attackGain[other]!) - before
      const score = gain - temper.spare * given
      if (score <= best) continue
      best = score
      chosen = placement(card, edge, defends ? DEFEND : ATTACK, defends ? dancer : attackSeat[part]!)
    }
  }
  return chosen
}
