export { bring, NoSuchRuleset, newerThan, type Ruleset, type RulesModule, unlessMissing } from './ruleset.ts'
export { type RuleSource, Shelf } from './shelf.ts'
