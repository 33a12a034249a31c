// Rules sentences with their numbers, and what announces a sentence, in bold.

import type { Run } from '../shape.ts'

const NUMBER = /[+−-]?\d+/g
/** "Bad stuff:", "Sale coup :" at the head of a line. */
const LEAD = /^[^:.,;]{2,28}?\u00a0?:/

export function emphasised(sentence: string): readonly Run[] {
  const lead = sentence.match(LEAD)?.[0] ?? ''
  const runs: Run[] = lead === '' ? [] : [{ text: lead, font: 'bold' }]
  let at = lead.length
  for (const match of sentence.matchAll(NUMBER)) {
    if (match.index < at) continue
    if (match.index > at) runs.push({ text: sentence.slice(at, match.index), font: 'text' })
    runs.push({ text: match[0], font: 'bold' })
    at = match.index + match[0].length
  }
  if (at < sentence.length) runs.push({ text: sentence.slice(at), font: 'text' })
  return runs
}
