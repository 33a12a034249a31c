// What a sample of breakages came to: seen by the compiler, noticed by tests, noticed by nothing but games that must go as they
// went, excused, survived. An excuse is bound to the text that it is about: where that changes, it is stale.

/** What the issue of a sample must be: of what can change anything this much is noticed, and no more than that is excused. */
const LEAST_NOTICED = 0.95
const MOST_EXCUSED = 0.12

const FIELDS = ['file', 'within', 'before', 'after']

/** Does an excuse speak of this breakage? Those for tagged decisions need not say in which function. */
export const excuses = (entry, breakage) =>
  FIELDS.every((field) => (field === 'within' && entry.within === undefined) || entry[field] === breakage[field])

const share = (part, whole) => (whole === 0 ? 1 : part / whole)

export function summarise({ sampled, every, excused, nets }) {
  const tried = sampled.filter(({ outcome }) => outcome !== 'compiler')
  const survived = tried.filter(({ outcome }) => outcome === 'survived')
  const noticed = tried.filter(({ outcome }) => outcome !== 'survived')
  const isNet = ({ testFile }) => nets.includes(testFile)
  const reasonFor = (breakage) => excused.find((entry) => excuses(entry, breakage))?.reason
  const harmless = survived.flatMap((each) => {
    const reason = reasonFor(each)
    return reason === undefined ? [] : [{ ...each, reason }]
  })
  const survivors = survived.filter((each) => reasonFor(each) === undefined)
  const grave = tried.length - harmless.length
  return {
    breakages: every.length,
    drawn: sampled.length,
    compiler: sampled.length - tried.length,
    tried: tried.length,
    noticed: noticed.length,
    onlyByGames: noticed.filter(isNet).length,
    excused: harmless.length,
    survived: survivors.length,
    noticedShare: share(noticed.length, grave),
    noticedByRules: share(noticed.filter((each) => !isNet(each)).length, grave),
    excusedShare: tried.length === 0 ? 0 : harmless.length / tried.length,
    survivors,
    harmless,
    gamesAlone: noticed.filter(isNet),
    stale: excused.filter(
      (entry) => !every.some((each) => excuses(entry, each)) || noticed.some((each) => excuses(entry, each)),
    ),
  }
}

export const isEnough = ({ noticedShare, excusedShare, stale }) =>
  noticedShare >= LEAST_NOTICED && excusedShare <= MOST_EXCUSED && stale.length === 0

const percent = (part) => `${(100 * part).toFixed(1)} %`

export const oneLine = ({ file, line, within, before, after }) =>
  `${file}:${line}${within ? `  ${within}` : ''}  ${before} → ${after}`

export function printed(summary) {
  const lines = []
  const section = (title, items) => items.length > 0 && lines.push(title, ...items.map((item) => `  ${item}`), '')
  section('Breakages that nothing noticed:', summary.survivors.map(oneLine))
  section('Noticed by nothing but games that must go as they went:', summary.gamesAlone.map(oneLine))
  section(
    'Excused:',
    summary.harmless.map((each) => `${oneLine(each)}\n    ${each.reason}`),
  )
  section(
    'Excuses for a text that is gone, or for what is noticed after all (take them off the list):',
    summary.stale.map(({ file, within, before, after }) => `${file}  ${within ?? ''}  ${before} → ${after}`),
  )
  lines.push(
    `${summary.drawn} drawn of ${summary.breakages}, ${summary.compiler} of them seen by the compiler; ${summary.tried} tried: ` +
      `${summary.noticed} noticed (${summary.onlyByGames} by games alone), ${summary.excused} excused, ${summary.survived} survived`,
    `noticed, of those that can change anything: ${percent(summary.noticedShare)} ` +
      `(by tests that state what must be: ${percent(summary.noticedByRules)}); excused: ${percent(summary.excusedShare)}`,
  )
  return lines.join('\n')
}
