// Body parts and the cards that show two of them: ZM-CARD-01, OPEN-01, OPEN-02.

export const PARTS = ['head', 'leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const

export type Part = (typeof PARTS)[number]

export const PART_COUNT = PARTS.length

/** A zombie without this many parts leaves the pit, on either side of the boards. */
export const PARTS_TO_LOSE = 3 // ZM-END-01, ZM-SIDEB-02

const COPIES_OF_A_PAIR = 5

/** The part on each edge of each card: `EDGE_PART[card * 2 + edge]`. */
export const EDGE_PART = edgeParts()

export const CARD_COUNT = EDGE_PART.length / 2

/** ZM-CARD-01, ZM-COMP-02: every pair of different parts, five times each. */
function edgeParts(): Uint8Array {
  const edges: number[] = []
  for (let one = 0; one < PART_COUNT; one++) {
    for (let other = one + 1; other < PART_COUNT; other++) {
      for (let copy = 0; copy < COPIES_OF_A_PAIR; copy++) edges.push(one, other)
    }
  }
  return Uint8Array.from(edges)
}

export const partOf = (card: number, edge: number): number => EDGE_PART[(card << 1) | edge]!

/** Both parts that a card shows. */
export const cardParts = (card: number): readonly [Part, Part] => [PARTS[partOf(card, 0)]!, PARTS[partOf(card, 1)]!]

/** Which edge of a card shows a part, or −1. */
export function edgeShowing(card: number, part: number): number {
  if (partOf(card, 0) === part) return 0
  return partOf(card, 1) === part ? 1 : -1
}
