export { type Chronicle, chronicleTo } from './chronicle.ts'
export { currentRuleset, NoSuchRuleset, type Ruleset, rulesetBy } from './rulesets.ts'
export { type Server, type ServerOptions, startServer } from './server.ts'
export type { Limits, Times } from './times.ts'
