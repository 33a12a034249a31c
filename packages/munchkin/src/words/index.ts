// The sentences of the family, for the terminal and the page.

export { type CardOf, cardsOf, cited, nameOf, shortOf } from './cards.ts'
export { sayChoice } from './choice.ts'
export { askDecision, DECISIONS } from './decision.ts'
export { type MunchkinHeard, tellMunchkinEvent } from './event.ts'
export { sayForm } from './form.ts'
export type { Reader } from './grammar.ts'
export { Monsters } from './monsters.ts'
export { sayTrade } from './offer.ts'
export { Overlap } from './overlap.ts'
export { sayPreset, sayTerms } from './terms.ts'
export { type Character, monsterTitle, titleOf, titleOfMonster, titleOfSeat } from './title.ts'
