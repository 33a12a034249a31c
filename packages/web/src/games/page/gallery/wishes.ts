// What somebody looks for. It stands in the address, so that a search can be kept and sent.

/** Something that can be asked of the cards of a game. */
export interface CardFilter {
  /** As it stands in the address. */
  readonly name: string
  isValue(text: string): boolean
}

export interface Wishes {
  readonly words: string
  readonly box: string | null
  /** Values of filters, by name. */
  readonly asked: Readonly<Record<string, string>>
}

export const oneOf =
  (values: readonly string[]) =>
  (text: string): boolean =>
    values.includes(text)

/** Whatever the address says: what nobody can wish for is left out. */
export function readWishes(address: URLSearchParams, filters: readonly CardFilter[]): Wishes {
  const asked = filters.flatMap(({ name, isValue }) => {
    const text = address.get(name)
    return text !== null && isValue(text) ? [[name, text] as const] : []
  })
  return { words: address.get('words') ?? '', box: address.get('box'), asked: Object.fromEntries(asked) }
}

/** The address with one wish changed; an empty one is gone. */
export function withWish(address: URLSearchParams, wish: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === '') next.delete(wish)
  else next.set(wish, value)
  return next
}

/** How many wishes there are beside the words and the box, which are always in sight. */
export const countFilters = ({ asked }: Wishes): number => Object.keys(asked).length

export const asksFor = (filters: readonly CardFilter[], { asked }: Wishes): boolean =>
  filters.some(({ name }) => name in asked)

/** Whether something is asked that these are not: then no card that they are asked of has it. */
export const asksBeyond = (filters: readonly CardFilter[], { asked }: Wishes): boolean =>
  Object.keys(asked).some((asking) => filters.every(({ name }) => name !== asking))
