/** One line per notable event. Fields are numbers and ids: never a secret, never a card. */
export type Chronicle = (event: string, fields?: Readonly<Record<string, string | number | boolean | null>>) => void

export const silence: Chronicle = () => {}

export const chronicleTo =
  (write: (line: string) => void, now: () => number): Chronicle =>
  (event, fields = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), event, ...fields })}\n`)
