// `npm run prove -- PROOF|all [--seed N] [--size N] [--bots NAMES] [--fresh]`: the proofs of Zombie Mosh!, of the Munchkin family and of
// the server in full size. An interrupted run goes on where it stopped, as long as the code is the same; --fresh begins anew. Each proof leaves docs/evidence/<name>.json; the exit code is 1 when one fails.

import { parseArgs } from 'node:util'
import { whole } from '../common/whole.mjs'
import { proveFlush } from './flush.mjs'
import { proveGames } from './games.mjs'
import { proveHostile } from './hostile.mjs'
import { proveMunchkinCost } from './munchkin-cost.mjs'
import { proveMunchkinGames } from './munchkin-games.mjs'
import { proveMunchkinHostile } from './munchkin-hostile.mjs'
import { proveMunchkinKill } from './munchkin-kill.mjs'
import { proveMunchkinPairs } from './munchkin-pairs.mjs'
import { proveMunchkinSentences } from './munchkin-sentences.mjs'
import { proveMunchkinWire } from './munchkin-wire.mjs'
import { proveOldTables } from './old-tables.mjs'
import { provePacks } from './packs.mjs'
import { provePairs } from './pairs.mjs'
import { proveReleasedWire } from './released-wire.mjs'
import { proveWire } from './wire.mjs'

const PROOFS = {
  games: proveGames,
  pairs: provePairs,
  hostile: proveHostile,
  wire: proveWire,
  flush: proveFlush,
  'munchkin-games': proveMunchkinGames,
  'munchkin-pairs': proveMunchkinPairs,
  'munchkin-hostile': proveMunchkinHostile,
  'munchkin-cost': proveMunchkinCost,
  'munchkin-sentences': proveMunchkinSentences,
  'munchkin-wire': proveMunchkinWire,
  'munchkin-kill': proveMunchkinKill,
  'released-wire': proveReleasedWire,
  'old-tables': proveOldTables,
  packs: provePacks,
}
const USAGE = `npm run prove -- ${Object.keys(PROOFS).join('|')}|all [--seed N] [--size N] [--bots NAMES] [--fresh]`

function give(up) {
  console.error(`prove: ${up}; ${USAGE}`)
  process.exit(2)
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: '1' },
        size: { type: 'string' },
        bots: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return give(error.message.split('\n')[0])
  }
}

const { values, positionals } = read()
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const [name, ...rest] = positionals
if (rest.length > 0 || !(name === 'all' || Object.hasOwn(PROOFS, name ?? '')))
  give(`which proof, ${name ?? 'nothing'}?`)
if (values.bots !== undefined && name !== 'games') give('--bots is for games')
if (values.size !== undefined && name === 'all') give('--size is for one proof at a time')

const given = {
  seed: whole('seed', values.seed, 0, give),
  fresh: values.fresh,
  ...(values.size === undefined ? {} : { size: whole('size', values.size, 1, give) }),
  ...(values.bots === undefined ? {} : { bots: values.bots }),
}
const failed = []
for (const proof of name === 'all' ? Object.keys(PROOFS) : [name]) {
  const options = Object.entries(given).flatMap(([key, value]) => (key === 'fresh' ? [] : [`--${key} ${value}`]))
  const command = `npm run prove -- ${proof} ${options.join(' ')}`
  console.log(`… ${proof}`)
  const proved = await PROOFS[proof]({ ...given, command })
  console.log(`${proved ? '✓' : '✗'} ${proof}`)
  if (!proved) failed.push(proof)
}
console.log(failed.length === 0 ? 'proved' : `not proved: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
