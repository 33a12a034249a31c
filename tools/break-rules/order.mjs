// In which order tests look at a breakage: those first that are likely to notice it, those last that take long.

const LONG = 200

/** Sorts planned tests, of which `texts` are the files, for a breakage of some rules. */
export function inOrder(plan, texts, rules) {
  const cites = (text) => rules.some((rule) => text.includes(rule))
  const citing = new Set([...texts.keys()].filter((file) => cites(texts.get(file))))
  const rank = ({ file, title, milliseconds, loading }) => {
    const isLong = milliseconds + loading > LONG
    if (cites(title)) return isLong ? 1 : 0
    if (isLong) return 4
    return citing.has(file) ? 2 : 3
  }
  return plan
    .map((planned) => ({ planned, rank: rank(planned) }))
    .sort((a, b) => a.rank - b.rank || a.planned.milliseconds - b.planned.milliseconds)
    .map(({ planned }) => planned)
}
