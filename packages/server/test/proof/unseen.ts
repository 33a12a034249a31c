// Copies that none of several viewers has seen, by where each of them thinks that they may be.

type Unseen = ReadonlyMap<number, number>

/** Two copies have the same number only if no viewer can tell their places apart. */
export function unseenByAll(each: readonly Unseen[]): Unseen {
  const [first, ...others] = each
  const numbers = new Map<string, number>()
  const common = new Map<number, number>()
  for (const [copy, places] of first ?? []) {
    const all = [places, ...others.map((unseen) => unseen.get(copy))]
    if (all.includes(undefined)) continue
    const name = all.join()
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    common.set(copy, number)
  }
  return common
}
