// The known word that an unknown one was probably meant to be.

/** Longer ones are no slips of a finger. */
const LONGEST = 40

/** How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change)
      if (i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** Nothing where no word is near: more than a third of it would have to change. */
export function nearest(raw: unknown, words: readonly string[]): string | undefined {
  if (typeof raw !== 'string' || raw === '' || raw.length > LONGEST) return undefined
  const wanted = raw.toLowerCase()
  let best: string | undefined
  let least = Math.max(1, Math.floor(raw.length / 3)) + 1
  for (const word of words) {
    const away = distance(wanted, word.toLowerCase())
    if (away >= least) continue
    best = word
    least = away
  }
  return best
}
