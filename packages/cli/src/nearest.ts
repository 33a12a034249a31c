/** How many letters must be changed, added or taken away to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[other.length]!
}

/** The word that was probably meant, or null when nothing is near enough. */
export function nearest(word: string, known: readonly string[]): string | null {
  const lower = word.toLowerCase()
  const score = (candidate: string): number =>
    candidate.toLowerCase().startsWith(lower) && lower !== '' ? 0 : distance(lower, candidate.toLowerCase())
  const [best] = [...known].sort((one, other) => score(one) - score(other))
  if (best === undefined) return null
  const far = score(best)
  return far < best.length && far <= Math.max(1, Math.floor(best.length / 3)) ? best : null
}
