// The server with one thing wrong: it says that something is written down, and writes it down a little later.

import { Journal } from '../../dist/store/journal.js'

const LATER = 40
const { write } = Journal.prototype

Journal.prototype.write = function (...entry) {
  setTimeout(() => write.call(this, ...entry), LATER)
  return Promise.resolve()
}

await import('../../dist/main.js')
