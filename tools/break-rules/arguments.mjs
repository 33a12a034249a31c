// What the command line asks for.

import { parseArgs } from 'node:util'
import { gameFolder } from './game.mjs'
import { Mistake } from './mistake.mjs'

export const HELP = `npm run break-rules -- [game] [options]
npm run break-rules -- --anywhere [game] [--sample N] [--seed S] [options]

  game             a package with rules in it, or a folder with src/ and test/ (zombie-mosh)
  --anywhere       break decisions that carry no rule's id too; without a game in both games and the reader of cards
  --sample N       so many that compile, drawn by the seed (all)
  --seed S         any word; the same word draws the same breakages (1)
  --keep           leave what was measured in docs/evidence
  --excused        try what is excused and nothing else; a sample takes it on trust
  --excuses FILE   survivors of --anywhere with a reason (tools/break-rules/excuses.json)
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
        anywhere: { type: 'boolean', default: false },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        keep: { type: 'boolean', default: false },
        excused: { type: 'boolean', default: false },
        excuses: { type: 'string', default: 'tools/break-rules/excuses.json' },
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
  const [name = values.anywhere ? null : 'zombie-mosh', ...more] = positionals
  if (more.length > 0) throw new Mistake('one game at a time')
  const folder = name && gameFolder(root, name)
  if (name && !folder) throw new Mistake(`there is no game ${name}`)
  const sample = values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample)
  if (!(sample > 0) || (Number.isFinite(sample) && !Number.isInteger(sample)))
    throw new Mistake('--sample takes a whole number from 1 on')
  if (!/^[\w-]+$/.test(values.seed)) throw new Mistake('--seed takes a word of letters and digits')
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1) throw new Mistake('--workers takes a whole number from 1 on')
  const limit = Number(values.limit)
  if (!(limit > 0)) throw new Mistake('--limit takes a number of seconds')
  return { ...values, sample, workers, limit: limit * 1000, folder }
}
