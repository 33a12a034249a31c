// The server with times, luck and a game of the test's own, for what nobody wants to wait for.

const built = (part) => import(new URL(`../../${part}`, import.meta.url).href)
const { startServer } = await built('server/dist/index.js')
const { Random } = await built('kit/dist/bundle.js')
const { PORT, HOST, DATA_DIR, PAGES, TIMES, LUCK, KIT } = process.env

/** Bytes that are the same at every run. */
function fixed(luck) {
  const random = new Random(luck)
  return (count) => Uint8Array.from({ length: count }, () => random.below(256))
}

/** Our games and one from outside, by the rules that are made of it now. */
async function hosting(folder) {
  const [{ OUR_GAMES, registry }, { bundleKit }] = await Promise.all([
    built('games/dist/index.js'),
    built('rulesets/dist/making.js'),
  ])
  const { kit, rules } = await bundleKit(folder)
  const { default: entry } = await import(`data:text/javascript,${encodeURIComponent(kit.code)}`)
  return { kits: registry([...OUR_GAMES.games, entry]), bundles: [rules.code] }
}

const server = await startServer({
  port: Number(PORT),
  host: HOST,
  dataDir: DATA_DIR,
  pages: PAGES,
  times: JSON.parse(TIMES),
  ...(LUCK !== '' && { random: fixed(Number(LUCK)) }),
  ...(KIT !== '' && (await hosting(KIT))),
})
process.stdout.write(`listening on ${server.address}\n`)
process.once('SIGINT', () => server.close().then(() => process.exit(0)))
