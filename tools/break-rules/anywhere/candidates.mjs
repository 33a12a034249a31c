// Which tests could notice a breakage, and in which order they look: those that run the broken function, file by file, the
// cheapest files first, long tests after all short ones, and games that state no rule at the very end.

import { isMarked } from './cover.mjs'

const LONG = 200

const timeOf = ({ milliseconds, loading }) => milliseconds + loading

const costOf = (tests) =>
  (tests[0].loading + tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0)) / tests.length

/** Tests by file, the file first that looks at the breakage most often for its time. */
function byFile(tests) {
  const files = grouped(tests)
  return [...files.values()]
    .sort((a, b) => costOf(a) - costOf(b))
    .flatMap((each) => each.sort((a, b) => a.milliseconds - b.milliseconds))
}

function grouped(tests) {
  const files = new Map()
  for (const test of tests) files.set(test.file, [...(files.get(test.file) ?? []), test])
  return files
}

export function candidates(plan, number, nets) {
  const running = plan.filter(({ seen }) => isMarked(bytesOf(seen), number))
  const own = running.filter(({ file }) => !nets.includes(file))
  const isShort = (test) => timeOf(test) <= LONG
  return [
    ...byFile(own.filter(isShort)),
    ...own.filter((test) => !isShort(test)).sort((a, b) => timeOf(a) - timeOf(b)),
    ...running.filter(({ file }) => nets.includes(file)).sort((a, b) => a.milliseconds - b.milliseconds),
  ]
}

const read = new Map()

function bytesOf(seen) {
  if (!read.has(seen)) read.set(seen, Buffer.from(seen, 'base64'))
  return read.get(seen)
}
