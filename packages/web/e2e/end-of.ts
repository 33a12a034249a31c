import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { ONE_WAIT } from './limits.ts'

/** Asks a process to end, and sees to it that it does. */
export async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), ONE_WAIT)
  await gone
  clearTimeout(late)
}
