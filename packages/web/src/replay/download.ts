import { type Log, writeLog } from '@brouhaha/table'

/** Hands a log to whoever holds this device, as a file. */
export function download(log: Log, name: string): void {
  const address = URL.createObjectURL(new Blob([writeLog(log)], { type: 'application/x-ndjson' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.log`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
