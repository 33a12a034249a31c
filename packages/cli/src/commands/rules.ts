import { wrap } from '@brouhaha/kit'
import type { Language, Law, Rule } from '@brouhaha/table'
import { type Arguments, WrongArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { coverageOf, packagesFolder, titlesIn } from '../coverage/report.ts'
import { lawbook, rulebooks } from '../games.ts'
import { bringKit } from '../kits/bring.ts'
import { nearest } from '../nearest.ts'
import { paint } from '../paint.ts'
import { NO_TESTS_HERE, READ_ON, RULE_OR_GAME, RULES_HELP, RULES_SUMMARY, rulesCount } from '../texts/rules.ts'
import { WRONG } from '../texts/wrong.ts'

export const rules: Command = {
  name: 'rules',
  summary: RULES_SUMMARY,
  help: RULES_HELP,
  options: { json: 'flag', kit: 'value' },
  mostWords: 1,
  async run(given) {
    await bringKit(given)
    process.stdout.write(given.has('json') ? await asJson(given) : asText(given, await lawbook()))
    return 0
  },
}

const everyRule = (): Rule[] => rulebooks().flatMap(({ rulebook }) => [...rulebook.rules])

/** The rules that a word stands for: a game's, a chapter's or a single one. */
function chosenRules(word: string, language: Language): Rule[] {
  const [first = ''] = word.toLowerCase().split('+')
  const shelved = rulebooks().find(({ names }) => names.includes(first))
  if (shelved !== undefined) return [...shelved.rulebook.rules]
  const id = word.toUpperCase()
  const found = everyRule().filter((rule) => rule.id === id || rule.id.startsWith(`${id}-`))
  if (found.length > 0) return found
  const known = [...rulebooks().flatMap(({ names }) => names), ...everyRule().map((rule) => rule.id)]
  throw new WrongArguments(WRONG.word(RULE_OR_GAME[language], word, nearest(word, known), known))
}

function asText({ words: [word], language }: Arguments, laws: readonly Law[]): string {
  if (word !== undefined)
    return `${chosenRules(word, language)
      .map((rule) => page(rule, laws, language))
      .join('\n\n')}\n`
  const boxes = rulebooks().map(({ names: [name], rulebook: { title, rules } }) => {
    const list = rules.map((rule) => `  ${rule.id.padEnd(14)}${rule.title[language]}`).join('\n')
    return `${paint('bold', title[language])} (${name}, ${rulesCount(rules.length)[language]})\n${list}`
  })
  return `${boxes.join('\n\n')}\n\n${READ_ON[language]}\n`
}

function page(rule: Rule, laws: readonly Law[], language: Language): string {
  const beside = laws.filter(({ rules }) => rules.includes(rule.id))
  return [entry(rule, language, ''), ...beside.map((law) => entry(law, language, '  '))].join('\n')
}

const entry = ({ id, title, says }: Rule | Law, language: Language, margin: string): string =>
  `${margin}${paint('bold', `${id}  ${title[language]}`)}\n${wrap(says[language], `${margin}  `)}`

async function asJson({ words: [word], language }: Arguments): Promise<string> {
  const packages = packagesFolder()
  if (packages === null) process.stderr.write(`${NO_TESTS_HERE[language]}\n`)
  const titles = packages === null ? [] : await titlesIn(packages)
  const { rules, uncited } = coverageOf(
    rulebooks().map(({ rulebook }) => rulebook),
    titles,
    language,
  )
  const chosen = new Set<string>(
    word === undefined ? rules.map(({ id }) => id) : chosenRules(word, language).map(({ id }) => id),
  )
  const report = {
    rules: rules.filter(({ id }) => chosen.has(id)),
    uncited: packages === null ? [] : uncited.filter((id) => chosen.has(id)),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}
