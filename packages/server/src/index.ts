export { type Chronicle, chronicleTo } from './common/chronicle.ts'
export { type Interfaces, reachableAt } from './common/reachable.ts'
export type { Limits, Times } from './common/times.ts'
export { type Server, type ServerOptions, startServer } from './server.ts'
