import type { Card } from '../language/card.ts'
import type { Tag } from '../language/names.ts'

/** Tags that a card's name says already: a goth is called one. */
const SAID_BY_NAME: ReadonlySet<Tag> = new Set(['goth'])

/** The tags that stand on a card for people. */
export const printedTags = ({ tags = [] }: Pick<Card, 'tags'>): readonly Tag[] =>
  tags.filter((tag) => !SAID_BY_NAME.has(tag))
