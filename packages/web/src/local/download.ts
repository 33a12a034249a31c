import { type Log, writeLog } from '@brouhaha/table'
import { save } from '../shell/browser/save.ts'

/** Hands a log to whoever holds this device, as a file. */
export const download = (log: Log, name: string): void =>
  save(new Blob([writeLog(log)], { type: 'application/x-ndjson' }), `${name}.log`)
