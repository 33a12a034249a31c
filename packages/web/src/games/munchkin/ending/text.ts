import type { Fact } from './facts.ts'
import type { Headline } from './headline.ts'

/** The summary as plain text, to be pasted anywhere. */
export const asText = ({ title, how, game }: Headline, facts: readonly Fact[]): string =>
  [title, ...(how === null ? [] : [how]), game, '', ...facts.map(({ label, text }) => `${label}\n  ${text}`)].join('\n')
