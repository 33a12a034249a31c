/** No copy, no seat, no frame, no place: what is missing where a number is asked for. */
export const NONE = -1
