export { type Chronicle, chronicleTo } from './chronicle.ts'
export { type Interfaces, reachableAt } from './reachable.ts'
export { type Server, type ServerOptions, startServer } from './server.ts'
export type { Limits, Times } from './times.ts'
