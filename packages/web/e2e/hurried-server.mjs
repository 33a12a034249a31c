// The server with times of the test's own, for what nobody wants to wait a minute for.

const { startServer } = await import(new URL('../../server/dist/index.js', import.meta.url).href)
const { PORT, HOST, DATA_DIR, PAGES, TIMES } = process.env

const server = await startServer({
  port: Number(PORT),
  host: HOST,
  dataDir: DATA_DIR,
  pages: PAGES,
  times: JSON.parse(TIMES),
})
process.stdout.write(`listening on ${server.address}\n`)
process.once('SIGINT', () => server.close().then(() => process.exit(0)))
