// What a run is summed up by: who won each game, after how many rounds, and every zombie's damage at the end.

export const START = 0x811c9dc5 | 0

export function fold(hash, value) {
  const mixed = Math.imul(hash ^ value, 0x01000193)
  return mixed ^ (mixed >>> 15)
}

/** Adds one finished game; `damages` holds five numbers per seat, seat by seat. */
export function foldGame(hash, winners, rounds, damages) {
  let folded = fold(fold(hash, winners), rounds)
  for (let i = 0; i < damages.length; i++) folded = fold(folded, damages[i])
  return folded
}
