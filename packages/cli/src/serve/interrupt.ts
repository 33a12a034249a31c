import { setTimeout as pause } from 'node:timers/promises'

/** A terminal delivers one Ctrl-C to this program and to npm, which passes it on: the second one is an echo. */
const ECHO = 1000
/** The echo is heard within this time, or else it kills a program that is already leaving. */
const ECHO_ARRIVES = 300
const STOPPED_BY_HAND = 130

export interface Interrupt {
  /** Resolves at the first Ctrl-C (or polite kill); a later one no longer waits for anybody. */
  readonly came: Promise<void>
  /** Resolves when it is safe to leave. */
  readonly over: () => Promise<void>
}

export function listenForInterrupt(): Interrupt {
  let first: number | null = null
  const since = (): number => performance.now() - (first ?? performance.now())
  const came = new Promise<void>((resolve) => {
    const stop = (): void => {
      if (since() > ECHO) process.exit(STOPPED_BY_HAND)
      first ??= performance.now()
      resolve()
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
  return { came, over: () => pause(Math.max(0, ECHO_ARRIVES - since())) }
}
