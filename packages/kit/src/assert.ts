/** Thrown when the program itself is wrong; never for bad input, which gets a refusal. */
export class Bug extends Error {
  override name = 'Bug'
}

export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Bug(message)
}

/** Closes a `switch` over a union: a new member that is not handled does not compile. */
export function unreachable(value: never): never {
  throw new Bug(`unreachable: ${String(value)}`)
}
