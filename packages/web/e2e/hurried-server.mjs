// The server with times and luck of the test's own, for what nobody wants to wait for.

const built = (part) => import(new URL(`../../${part}`, import.meta.url).href)
const { startServer } = await built('server/dist/index.js')
const { Random } = await built('kit/dist/bundle.js')
const { PORT, HOST, DATA_DIR, PAGES, TIMES, LUCK } = process.env

/** Bytes that are the same at every run. */
function fixed(luck) {
  const random = new Random(luck)
  return (count) => Uint8Array.from({ length: count }, () => random.below(256))
}

const server = await startServer({
  port: Number(PORT),
  host: HOST,
  dataDir: DATA_DIR,
  pages: PAGES,
  times: JSON.parse(TIMES),
  ...(LUCK !== '' && { random: fixed(Number(LUCK)) }),
})
process.stdout.write(`listening on ${server.address}\n`)
process.once('SIGINT', () => server.close().then(() => process.exit(0)))
