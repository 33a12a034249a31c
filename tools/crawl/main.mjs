// `npm run crawl [-- --games N] [--box BOX] [--seed S] [--lanes N] [--fresh]`: plays the page by random presses, N games against bots
// over the four boxes and their mixes. An interrupted run goes on where it stopped, as long as the page is the same. Prints what it
// found as JSON, for `npm run keep -- crawl npm run --silent crawl`; the exit code is 1 when a game did not end or anything complained.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { crawlGame } from '../../packages/web/crawl/game.mjs'
import { findBrowser, LAUNCH } from '../../packages/web/e2e/browser.mjs'
import { buildPage } from '../build/page.mjs'
import { BOXES } from '../common/boxes.mjs'
import { remember } from '../common/memory.mjs'
import { progress } from '../common/progress.mjs'
import { root } from '../common/steps.mjs'
import { whole } from '../common/whole.mjs'
import { ensureBrowser } from '../suite/e2e.mjs'
import { planGame } from './plan.mjs'
import { openSite } from './site.mjs'

const USAGE = `npm run crawl [-- --games N] [--box ${BOXES.join('|')}] [--seed S] [--lanes N] [--fresh]`
const PAGES = process.env.PAGES ?? join(root, 'packages/web/dist')
const PICTURES = join(root, '.cache/crawl')

function give(up) {
  console.error(`crawl: ${up}; ${USAGE}`)
  process.exit(2)
}

function read() {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '40' },
        box: { type: 'string' },
        seed: { type: 'string', default: '1' },
        lanes: { type: 'string', default: '2' },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return give(error.message.split('\n')[0])
  }
}

const values = read()
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const { box, fresh } = values
if (box !== undefined && !BOXES.includes(box)) give(`there is no box ${box}`)
const games = whole('games', values.games, 1, give)
const seed = whole('seed', values.seed, 0, give)
const lanes = whole('lanes', values.lanes, 1, give)

if (ensureBrowser() === null) give('install Chrome or Chromium, or name one: CHROMIUM=/path/to/chromium')
if (process.env.PAGES === undefined && !buildPage({ shown: false })) give('the page cannot be built')

/** Files of the page are named by what is in them. */
const page = createHash('sha256')
  .update(readdirSync(PAGES, { recursive: true }).sort().join())
  .digest('hex')
const memory = remember('crawl', { page, seed, box }, { fresh })
const open = Array.from({ length: games }, (_, game) => game).filter((game) => memory.get(game) === undefined)
const show = progress(games)
let done = games - open.length
if (done > 0) console.error(`  ${done} of ${games} games are already crawled`)

const site = await openSite(PAGES)
const executablePath = findBrowser() ?? undefined
const browser = await chromium.launch({ args: LAUNCH, executablePath })

async function crawlNext() {
  for (let game = open.shift(); game !== undefined; game = open.shift()) {
    const { viewport, locale, ...plan } = planGame(seed, game, box)
    const context = await browser.newContext({ baseURL: site.address, viewport, locale, reducedMotion: 'reduce' })
    const sheet = await context.newPage()
    const found = await crawlGame(sheet, { ...plan, shelf: BOXES }).catch((error) => ({
      ...plan,
      over: false,
      troubles: [error.message],
    }))
    if (!browser.isConnected()) return // Interrupted: the next run plays this game from its beginning.
    if (found.troubles.length > 0) {
      mkdirSync(PICTURES, { recursive: true })
      await sheet.screenshot({ path: join(PICTURES, `${game}.png`) }).catch(() => undefined)
    }
    await context.close()
    memory.set(game, { game, width: viewport.width, locale, ...found })
    done++
    show(done, `${plan.boxes.join('+')} ${found.troubles[0] ?? `over after ${found.presses} presses`}`)
  }
}
await Promise.all(Array.from({ length: Math.min(lanes, open.length) }, crawlNext))
await browser.close()
await site.close()

const all = Array.from({ length: games }, (_, game) => memory.get(game))
const bad = all.filter(({ over, troubles }) => !over || troubles.length > 0)
const sum = (field) => all.reduce((total, one) => total + (one[field] ?? 0), 0)
console.log(
  JSON.stringify(
    {
      games,
      seed,
      over: all.filter(({ over }) => over).length,
      presses: sum('presses'),
      secondsPerGame: Math.round(sum('seconds') / games),
      each: all.map(({ trail: _, troubles, ...game }) => ({ ...game, troubles: troubles.length })),
      troubles: bad.map(({ game, troubles, trail }) => ({ game, troubles, trail })),
    },
    null,
    2,
  ),
)
process.exitCode = bad.length === 0 ? 0 : 1
