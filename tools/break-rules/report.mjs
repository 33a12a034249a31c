// What a run of break-rules found: survivors, explained and not, the count for each rule, and rules that nothing decides.

const matches = (entry, breakage) =>
  breakage.rules.includes(entry.rule) &&
  entry.file === breakage.file &&
  entry.before === breakage.before &&
  entry.after === breakage.after &&
  (entry.within === undefined || entry.within === breakage.within)

/** Endless games use up their time or their memory. */
const isEndless = ({ outcome }) => outcome === 'hung' || outcome === 'crashed'

/** The chapters of the rulebook: COMBAT of MK-COMBAT-03. */
export const chaptersOf = ({ rules }) => rules.map((rule) => rule.split('-')[1])

/** Survivors that fail the run: those of the strict chapters, all if there are none. */
export const graveAmong = (survivors, strict) =>
  survivors.filter((each) => strict.length === 0 || chaptersOf(each).some((chapter) => strict.includes(chapter)))

/** How many breakages there were, and how they ended, by each name that a breakage goes under. */
function count(tried, namesOf) {
  const counts = {}
  for (const each of tried)
    for (const name of new Set(namesOf(each))) {
      counts[name] ??= { breakages: 0, noticed: 0, hung: 0, survived: 0 }
      counts[name].breakages++
      counts[name][each.outcome === 'survived' ? 'survived' : 'noticed']++
      if (isEndless(each)) counts[name].hung++
    }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const oneCount = ([name, { breakages, noticed, survived }]) =>
  `${name.padEnd(14)} ${String(noticed).padStart(3)} of ${String(breakages).padStart(3)} noticed${survived ? `, ${survived} survived` : ''}`

/** Sorts what was tried: `tried` are breakages with their outcome, `harmless` the survivors with a known reason. */
export function summarise({ tried, decisions, rules, harmless }) {
  const survivors = tried.filter(({ outcome }) => outcome === 'survived')
  const reasonFor = (breakage) => harmless.find((entry) => matches(entry, breakage))?.reason
  const counts = count(tried, ({ rules }) => rules)
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
    chapters: count(tried, chaptersOf),
    rules: counts,
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
  section('Each chapter:', Object.entries(summary.chapters).map(oneCount))
  section('Each rule:', Object.entries(summary.rules).map(oneCount))
  section('Rules without a tagged decision:', summary.untagged)
  section('Rules whose tagged decisions offer nothing to break:', summary.unbreakable)
  lines.push(
    `${summary.breakages} breakages: ${summary.noticed} noticed (${summary.hung} by never ending), ` +
      `${summary.harmless.length} harmless, ${summary.survivors.length} unexplained`,
  )
  return lines.join('\n')
}
