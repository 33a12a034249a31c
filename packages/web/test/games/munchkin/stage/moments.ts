import { BOXES, type Moment, watchGame } from '../questions/games.ts'

const MOST_OF_EACH = 12

/** Fights and gates of a real game of each box, some of every kind. */
export function someMoments(): readonly Moment[] {
  const seen = new Map<string, number>()
  const moments: Moment[] = []
  BOXES.forEach((box, seed) => {
    watchGame(
      { boxes: [box], bot: seed % 2 === 0 ? 'novice' : 'random', seats: 4, seed: seed + 3 },
      (moment) => void moments.push(moment),
      (decision) => {
        const kind = `${box} ${decision}`
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
        return seen.get(kind)! <= MOST_OF_EACH
      },
    )
  })
  return moments
}
