// The parts that a verb's fields are made of. Whoever reads, publishes or walks effects says what each part is for him, and gets all
// fields of all verbs in those terms.

export interface Parts<P> {
  readonly amount: P
  readonly who: P
  readonly pick: P
  readonly condition: P
  /** Asked of one seat after the other. */
  readonly conditionOfTried: P
  readonly filter: P
  readonly whichMonster: P
  readonly cost: P
  /** Paid later, by whoever owns what stays. */
  readonly ownersCost: P
  readonly abilities: P
  readonly duration: P
  /** Effects under the same circumstances. */
  readonly steps: P
  /** Effects for one seat after the other. */
  readonly forEach: P
  readonly trait: P
  readonly traitKind: P
  readonly deck: P
  /** Two faces of a die, the lower first. */
  readonly faces: P
  readonly signedNumber: P
  /** A name for what the step brings, by which later steps speak of it. */
  readonly name: P
  readonly yes: P
  readonly yesOrNo: P
  whole(least: number, most: number): P
  /** An amount; a plain number only within these bounds. */
  amountWithin(least: number, most: number): P
  word<W extends string>(words: Readonly<Record<W, true>>): P
  wordOr(words: readonly string[], otherwise: P): P
  list(inner: P, least: number): P
  shape<T>(of: Fields<T, P>): P
  maybe(inner: P): Maybe<P>
}

export interface Maybe<P> {
  readonly maybe: P
}

/** A part for every field of T; a field that may be left out says so. */
export type Fields<T, P> = {
  readonly [K in keyof T]-?: Partial<Record<K, T[K]>> extends Pick<T, K> ? Maybe<P> : P
}
