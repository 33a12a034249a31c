import type { IncomingMessage } from 'node:http'

/** Where a request comes from. */
export const addressOf = (request: IncomingMessage): string => request.socket.remoteAddress ?? ''

export const isLoopback = (address: string): boolean => /^(?:::1|(?:::ffff:)?127\..*)$/.test(address)

/** A page from elsewhere has no business here. Programs send no origin, and are welcome. */
export function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}
