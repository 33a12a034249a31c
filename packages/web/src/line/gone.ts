import type { Reply } from './api.ts'

/** The server itself says that there is no such table; whoever stands in between says nothing in its words. */
export const isGone = (reply: Reply<unknown>): boolean =>
  reply.kind === 'wrong' && reply.status === 404 && reply.error !== null
