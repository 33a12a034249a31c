import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a folder if need be, and says whether files can be kept in it. */
export function isWritable(folder: string): boolean {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
    return true
  } catch {
    return false
  }
}
