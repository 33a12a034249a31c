// The server with gates that close soon and no limit to how fast one may play, for games that nobody watches.

import { startServer } from '../../dist/index.js'

const { PORT, HOST, DATA_DIR } = process.env
const server = await startServer({
  port: Number(PORT),
  host: HOST,
  dataDir: DATA_DIR,
  pages: null,
  times: { gateMs: { relaxed: 20, brisk: 10, endless: 8, days: 8 } },
  limits: { messages: { burst: 1_000_000, perSecond: 1_000_000 } },
})
process.stdout.write(`listening on ${server.address}\n`)
