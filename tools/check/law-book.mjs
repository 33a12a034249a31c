// `npm run law-book`: writes docs/rules from the law books of the games; `--check` only says whether they are up to date.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../common/steps.mjs'
import { laws } from './laws.mjs'

const FOLDER = join(root, 'docs/rules')

/** The kinds of entries by the beginning of their ids, with what they are. */
const PAGES = {
  DEC: ['decisions', 'Decisions', 'What a table or a player can be asked, and what happens if nobody answers.'],
  TIM: ['timing', 'Timing', 'Who may do what when. The tests hold the whole table against the rules, cell by cell.'],
  EX: ['examples', 'Worked examples', 'The examples of the rulebooks with their figures.'],
  TT: ['table-talk', 'Table talk', 'What the rulebooks say about talking, dealing and cheating.'],
  OPEN: ['open-points', 'Open points', 'What the rulebook of Zombie Mosh! leaves open, and how we play it.'],
  AMB: [
    'points',
    'Silent and contradicting rulebooks',
    'Where the rulebooks say nothing, differ from each other or contradict themselves, and how we play it.',
  ],
  RUL: [
    'rulings',
    'Rulings',
    'The publisher’s rulings where the rulebooks are silent. A card and a box’s own rulebook beat them.',
  ],
  CF: ['card-facts', 'Card facts', 'What the rulebooks tell about the cards that they name.'],
}

const kindOf = (id) => id.slice(0, id.indexOf('-'))

const section = ({ id, title, says, rules }) =>
  `## ${id}: ${title.en}\n\n${says.en}\n\n*${title.fr}.* ${says.fr}\n\n${rules.join(', ')}\n`

export function pages(all) {
  const made = Object.entries(PAGES).map(([kind, [name, title, intro]]) => {
    const entries = all.filter(({ id }) => kindOf(id) === kind).sort((one, other) => (one.id < other.id ? -1 : 1))
    return {
      name,
      title,
      intro,
      kind,
      count: entries.length,
      text: `# ${title}\n\n${intro}\n\n${entries.map(section).join('\n')}`,
    }
  })
  const rows = made.map(
    ({ name, title, intro, kind, count }) => `| [${title}](${name}.md) | ${kind}-… | ${count} | ${intro} |`,
  )
  const index = `# The law book

What lies beside the rules, in our own words, in English and in French: everything that code and tests cite and that is no rule
itself. The rules stand in each game's rulebook (\`npx brouhaha rules\`); in the app and in the terminal a rule's page shows what
belongs to it. These pages are written by \`npm run law-book\` from \`packages/munchkin/src/lawbook\` and
\`packages/zombie-mosh/src/lawbook.ts\`; \`npm run check\` fails when a cited id has no definition.

| page | ids | entries | what |
|---|---|---|---|
${rows.join('\n')}
`
  return [{ name: 'README', text: index }, ...made]
}

/** The pages that say something else than the law books. */
export const stale = (all) =>
  pages(all).filter(({ name, text }) => {
    const path = join(FOLDER, `${name}.md`)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  mkdirSync(FOLDER, { recursive: true })
  for (const { name, text } of pages(await laws())) writeFileSync(join(FOLDER, `${name}.md`), text)
}
