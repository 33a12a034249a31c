// Who sits where on the screen.

export const clockwiseFrom = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats)

/** Everybody but the viewer, clockwise from the viewer's left; everybody for somebody who looks on. */
export function othersAround(seats: number, you: number | null): readonly number[] {
  return you === null ? clockwiseFrom(0, seats) : clockwiseFrom((you + 1) % seats, seats).slice(0, -1)
}
