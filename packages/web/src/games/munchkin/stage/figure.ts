/** A number with a real minus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)
