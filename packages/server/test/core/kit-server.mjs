// The server with a game from outside, as `brouhaha serve --kit` starts it; gates close soon, for games that nobody watches.

import { registry } from '@brouhaha/games'
import { bundleKit } from '@brouhaha/rulesets/making'
import { startServer } from '../../dist/index.js'

const { PORT, HOST, DATA_DIR, KIT } = process.env
const { kit, rules } = await bundleKit(KIT)
const { default: entry } = await import(`data:text/javascript,${encodeURIComponent(kit.code)}`)
const server = await startServer({
  port: Number(PORT),
  host: HOST,
  dataDir: DATA_DIR,
  pages: null,
  kits: registry([entry]),
  bundles: [rules.code],
  times: { gateMs: { relaxed: 20, brisk: 20, endless: 20, days: 20 } },
  limits: { messages: { burst: 1_000_000, perSecond: 1_000_000 } },
})
process.stdout.write(`listening on ${server.address}\n`)
