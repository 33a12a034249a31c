// Reference program: boardgame.io's own server with the frozen game, everything in memory. FROZEN: see FROZEN.json.

import { createRequire } from 'node:module'
import { game } from './frozen-game.mjs'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] })
const { appServer } = await server.run({ port: 0 })
console.log(`listening on http://127.0.0.1:${appServer.address().port}`)
