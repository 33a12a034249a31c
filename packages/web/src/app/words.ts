import type { Words } from '../language.ts'

/** French sets a no-break space before : ; ! ? and inside « ». */
const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0')

/** Words of one part of the page. French may be typed with plain blanks. */
export function words<Keys extends string>(
  en: Readonly<Record<Keys, string>>,
  fr: Readonly<Record<NoInfer<Keys>, string>>,
): Words<Keys> {
  const set = Object.entries<string>(fr).map(([key, text]) => [key, typeset(text)])
  return { en, fr: Object.fromEntries(set) as Record<Keys, string> }
}

/** Puts values where a text has {names}. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
