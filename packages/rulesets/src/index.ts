export { bring, NoSuchRuleset, type Ruleset, type RulesModule } from './ruleset.ts'
export { type RuleSource, Shelf } from './shelf.ts'
