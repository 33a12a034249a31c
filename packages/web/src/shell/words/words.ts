import { typesetFrench } from '@brouhaha/kit'
import type { Words } from './language.ts'

/** Words of one part of the page. French may be typed with plain blanks. */
export function words<Keys extends string>(
  en: Readonly<Record<Keys, string>>,
  fr: Readonly<Record<NoInfer<Keys>, string>>,
): Words<Keys> {
  const set = Object.entries<string>(fr).map(([key, text]) => [key, typesetFrench(text)])
  return { en, fr: Object.fromEntries(set) as Record<Keys, string> }
}

/** Puts values where a text has {names}. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
