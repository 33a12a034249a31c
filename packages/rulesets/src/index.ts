export { bring, NoSuchRuleset, type Rules, type Ruleset } from './ruleset.ts'
export { type RuleSource, Shelf } from './shelf.ts'
