// The server as a process: PORT, HOST, DATA_DIR and PAGES say where.

import { chronicleTo } from './common/chronicle.ts'
import { startServer } from './server.ts'

const { PORT = '8080', HOST = '127.0.0.1', DATA_DIR = 'data', PAGES = '' } = process.env

const chronicle = chronicleTo((line) => process.stderr.write(line), Date.now)

async function main(): Promise<void> {
  const server = await startServer({
    port: Number(PORT),
    host: HOST,
    dataDir: DATA_DIR,
    pages: PAGES === '' ? null : PAGES,
    chronicle,
  })
  process.stdout.write(`listening on ${server.address}\n`)
  const stop = (signal: string): void => {
    chronicle('stopping', { signal })
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
