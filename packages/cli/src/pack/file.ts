import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { WrongArguments } from '../arguments.ts'
import { WRONG } from '../texts/wrong.ts'

/** No pack is larger, in bytes. */
const LARGEST_PACK = 262_144

export function readText(file: string): string {
  try {
    if (statSync(file).size > LARGEST_PACK) throw new WrongArguments(WRONG.tooLarge(file, LARGEST_PACK / 1024))
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof WrongArguments) throw error
    throw new WrongArguments(WRONG.unreadable(file))
  }
}

export function writeNew(file: string, content: string | Uint8Array, flag: 'w' | 'wx' = 'w'): void {
  try {
    writeFileSync(file, content, { flag })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new WrongArguments(isThere ? WRONG.isThere(file) : WRONG.unwritable(file))
  }
}
