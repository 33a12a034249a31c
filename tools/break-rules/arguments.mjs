// What the command line asks for.

import { parseArgs } from 'node:util'
import { gameFolder } from './game.mjs'
import { Mistake } from './mistake.mjs'

export const HELP = `npm run break-rules -- [game] [options]

  game             a package with rules in it, or a folder with src/ and test/ (zombie-mosh)
  --rule ID        only the decisions of this rule; may be given several times
  --file TEXT      only the decisions of files with this in their path
  --strict CHAPTER survivors are listed, and only those of this chapter fail; may be given several times
  --list           list the breakages and try none
  --json           print one JSON object
  --workers N      how many processes try breakages (2)
  --limit SECONDS  a test hangs after so much time at the earliest (10)
  --fresh          forget what earlier runs found out
  --harmless FILE  survivors with a reason (tools/break-rules/harmless.json)

It can be interrupted; the next run goes on from there.`

export function readArguments(root) {
  let parsed
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        rule: { type: 'string', multiple: true, default: [] },
        file: { type: 'string', default: '' },
        strict: { type: 'string', multiple: true, default: [] },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        workers: { type: 'string', default: '2' },
        limit: { type: 'string', default: '10' },
        harmless: { type: 'string', default: 'tools/break-rules/harmless.json' },
      },
    })
  } catch (error) {
    throw new Mistake(error.message)
  }
  const { values, positionals } = parsed
  const [name = 'zombie-mosh', ...more] = positionals
  if (more.length > 0) throw new Mistake('one game at a time')
  const folder = gameFolder(root, name)
  if (!folder) throw new Mistake(`there is no game ${name}`)
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1) throw new Mistake('--workers takes a whole number from 1 on')
  const limit = Number(values.limit)
  if (!(limit > 0)) throw new Mistake('--limit takes a number of seconds')
  return { ...values, workers, limit: limit * 1000, folder }
}
