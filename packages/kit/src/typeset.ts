const NO_BREAK_SPACE = '\u00a0'

/** French typography: the space before : ; ! ? and inside « » must not break. */
export function typesetFrench(text: string): string {
  return text.replace(/ (?=[:;!?»])|(?<=«) /g, NO_BREAK_SPACE)
}
