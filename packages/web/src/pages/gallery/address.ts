/** Where things of the gallery are, with the search that is on. */
export interface Address {
  readonly wall: string
  card(box: string, id: string): string
}

export function addressOf(search: URLSearchParams): Address {
  const text = search.toString()
  const query = text === '' ? '' : `?${text}`
  return { wall: `/cards${query}`, card: (box, id) => `/cards/${box}/${id}${query}` }
}

export const tileId = (box: string, id: string): string => `card-${box}-${id}`
