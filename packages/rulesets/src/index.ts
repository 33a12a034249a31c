export { bring, currentRuleset, NoSuchRuleset, open, type Ruleset, rulesetBy } from './rulesets.ts'
