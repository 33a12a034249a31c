// What a run of break-rules found: survivors, explained and not, the count for each rule, and rules that nothing decides.

const matches = (entry, breakage) =>
  breakage.rules.includes(entry.rule) &&
  entry.file === breakage.file &&
  entry.before === breakage.before &&
  entry.after === breakage.after &&
  (entry.within === undefined || entry.within === breakage.within)

/** Endless games use up their time or their memory. */
const isEndless = ({ outcome }) => outcome === 'hung' || outcome === 'crashed'

/** Sorts what was tried: `tried` are breakages with their outcome, `harmless` the survivors with a known reason. */
export function summarise({ tried, decisions, rules, harmless }) {
  const survivors = tried.filter(({ outcome }) => outcome === 'survived')
  const reasonFor = (breakage) => harmless.find((entry) => matches(entry, breakage))?.reason
  const counts = {}
  for (const each of tried)
    for (const rule of each.rules) {
      counts[rule] ??= { breakages: 0, noticed: 0, hung: 0, survived: 0 }
      counts[rule].breakages++
      counts[rule][each.outcome === 'survived' ? 'survived' : 'noticed']++
      if (isEndless(each)) counts[rule].hung++
    }
  const tagged = new Set(decisions.flatMap((decision) => decision.rules))
  return {
    breakages: tried.length,
    noticed: tried.length - survivors.length,
    hung: tried.filter(isEndless).length,
    survivors: survivors.filter((each) => reasonFor(each) === undefined),
    harmless: survivors.flatMap((each) => {
      const reason = reasonFor(each)
      return reason === undefined ? [] : [{ ...each, reason }]
    }),
    stale: harmless.filter(
      (entry) =>
        tried.some((each) => each.rules.includes(entry.rule)) && !survivors.some((each) => matches(entry, each)),
    ),
    rules: Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1))),
    untagged: rules.filter((rule) => !tagged.has(rule)),
    unbreakable: [...tagged].filter((rule) => !(rule in counts)).sort(),
  }
}

export const oneBreakage = ({ file, line, rules, within, before, after }) =>
  `${file}:${line}  ${rules.join(', ')}${within ? `  ${within}` : ''}  ${before} → ${after}`

export function printed(summary) {
  const lines = []
  const section = (title, items) => items.length > 0 && lines.push(title, ...items.map((item) => `  ${item}`), '')
  section('Breakages that no test noticed:', summary.survivors.map(oneBreakage))
  section(
    'Known to be harmless:',
    summary.harmless.map((each) => `${oneBreakage(each)}\n    ${each.reason}`),
  )
  section(
    'Listed as harmless, but noticed or gone (take them off the list):',
    summary.stale.map(({ rule, file, before, after }) => `${file}  ${rule}  ${before} → ${after}`),
  )
  section(
    'Each rule:',
    Object.entries(summary.rules).map(
      ([rule, { breakages, noticed, survived }]) =>
        `${rule.padEnd(14)} ${String(noticed).padStart(3)} of ${String(breakages).padStart(3)} noticed${survived ? `, ${survived} survived` : ''}`,
    ),
  )
  section('Rules without a tagged decision:', summary.untagged)
  section('Rules whose tagged decisions offer nothing to break:', summary.unbreakable)
  lines.push(
    `${summary.breakages} breakages: ${summary.noticed} noticed (${summary.hung} by never ending), ` +
      `${summary.harmless.length} harmless, ${summary.survivors.length} unexplained`,
  )
  return lines.join('\n')
}
