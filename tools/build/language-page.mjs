// docs/language.md: every word of the card language with its sentence, out of the schema that is published.

const INTRO = `# Every word of the card language

What [packs.md](packs.md) teaches by example stands here in full: each field, verb, condition and word with what it does. This page and
[pack.schema.json](pack.schema.json) say the same, because both are written by \`npm run schema\` out of the comments of the types in
\`packages/cards/src\`. A field with a question mark may be left out. What a mechanic looks like as a card: [mechanics.md](mechanics.md).
`

/** The pieces in the order in which somebody who writes a card needs them. */
const PAGES = [
  ['card', 'Cards'],
  ['wording', 'Words on a card'],
  ['bonus', 'Bonuses'],
  ['ability', 'Abilities'],
  ['for', 'For whom an ability is'],
  ['figure', 'Figures'],
  ['permission', 'Permissions'],
  ['ban', 'Bans'],
  ['use', 'Uses'],
  ['window', 'Windows: when something may be used'],
  ['cost', 'Costs'],
  ['limit', 'How often'],
  ['per', 'In how long'],
  ['moment', 'Moments: when something happens by itself'],
  ['effect', 'Verbs'],
  ['duration', 'How long something stays'],
  ['who', 'Who'],
  ['condition', 'Conditions'],
  ['amount', 'How many'],
  ['counted', 'What is counted'],
  ['difference', 'In what cards are different'],
  ['range', 'Ranges'],
  ['pick', 'Which cards'],
  ['zone', 'Zones'],
  ['filter', 'What cards are like'],
  ['whichMonster', 'Which monster'],
  ['slot', 'Slots'],
  ['traitKind', 'Kinds of traits'],
  ['deck', 'Decks'],
  ['sex', 'Sexes'],
  ['day', 'Days'],
]

const anchor = (title) =>
  title
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-')

const LINKS = new Map(PAGES.map(([name, title]) => [name, `[${name}](#${anchor(title)})`]))

/** Words, or a list of the same words: these are told once. */
const orList = (kinds) =>
  kinds
    .map((kind) => (kind.startsWith(LIST) && kinds.includes(kind.slice(LIST.length)) ? 'a list of these' : kind))
    .join(' or ')
const LIST = 'a list of '

/** What may stand there, in a few words. */
function kindOf(node) {
  if (node.$ref !== undefined) {
    const name = node.$ref.replace('#/definitions/', '')
    return LINKS.get(name) ?? name
  }
  if (node.enum !== undefined) return node.enum.map((word) => (word === null ? 'null' : `\`${word}\``)).join(', ')
  if (node.const !== undefined) return `\`${node.const}\``
  if (node.anyOf !== undefined) return orList([...new Set(node.anyOf.map(kindOf))])
  switch (node.type) {
    case 'integer':
      return Math.abs(node.maximum) > 99_999 ? 'a number' : `${node.minimum} to ${node.maximum}`
    case 'string':
      return 'text'
    case 'boolean':
      return '`true` or `false`'
    case 'array':
      return node.items === undefined || Array.isArray(node.items) ? 'a list' : `a list of ${kindOf(node.items)}`
    default:
      if (node.properties !== undefined) return `{ ${Object.keys(node.properties).join(', ')} }`
      return `by name, each ${kindOf(node.additionalProperties)}`
  }
}

const isTold = (key, { const: word }) => (key === 'do' || key === 'kind') && typeof word === 'string'

/** What a field is a choice among, or a list of. */
const partsOf = ({ properties, anyOf = [], items, additionalProperties }) => {
  if (properties !== undefined) return []
  const inner = [items, additionalProperties].filter((one) => typeof one === 'object' && !Array.isArray(one))
  return [...anyOf, ...inner]
}

/** Shapes inside a field, whose own fields stand below it. */
const shapesIn = (node) =>
  node.properties !== undefined ? [node] : partsOf(node).flatMap((one) => (one.$ref === undefined ? shapesIn(one) : []))

function fieldLines(shape, indent = '') {
  const required = new Set(shape.required ?? [])
  return Object.entries(shape.properties ?? {}).flatMap(([key, node]) => {
    if (isTold(key, node)) return []
    const may = required.has(key) ? '' : '?'
    const kind = key === 'profile' ? 'an object' : kindOf(node)
    const line = `${indent}* \`${key}\`${may} (${kind}): ${node.description ?? ''}`
    return [
      line,
      ...wordLines(node, `${indent}  `),
      ...shapesIn(node).flatMap((inner) => fieldLines(inner, `${indent}  `)),
    ]
  })
}

/** Words with a sentence of their own. */
const wordLines = (node, indent = '') => [
  ...(node.enumDescriptions ?? []).flatMap((told, index) =>
    told === '' || told === node.description ? [] : [`${indent}* \`${node.enum[index]}\`: ${told}`],
  ),
  ...partsOf(node).flatMap((one) =>
    one.$ref === undefined && one.properties === undefined ? wordLines(one, indent) : [],
  ),
]

const toldBy = ({ properties }) => {
  const [key, field] = Object.entries(properties)[0]
  return isTold(key, field) ? field.const : key
}

/** One of several shapes: its name, its sentence, its fields. */
function section(shape) {
  const fields = fieldLines(shape)
  return `### \`${toldBy(shape)}\`\n\n${shape.description ?? ''}\n${fields.length > 0 ? `\n${fields.join('\n')}\n` : ''}`
}

/** What every card has, told once. */
function commonFields(kinds) {
  const [first, ...others] = kinds
  return Object.keys(first.properties).filter(
    (key) =>
      key !== 'kind' &&
      key !== 'deck' &&
      others.every(
        ({ properties }) =>
          properties[key] !== undefined && properties[key].description === first.properties[key].description,
      ),
  )
}

const only = (shape, wanted) => ({
  ...shape,
  properties: Object.fromEntries(Object.entries(shape.properties).filter(([key]) => wanted(key))),
})

function cardPage(node) {
  const common = new Set(commonFields(node.anyOf))
  return [
    `### Every card\n\n${fieldLines(only(node.anyOf[0], (key) => common.has(key))).join('\n')}\n`,
    ...node.anyOf.map((kind) => section(only(kind, (key) => !common.has(key)))),
  ].join('\n')
}

function page(name, title, node) {
  const head = `## ${title}\n\n${node.description ?? ''}\n`
  if (name === 'card') return `${head}\n${cardPage(node)}`
  const words = wordLines(node)
  const shapes = (node.anyOf ?? []).filter(({ properties }) => properties !== undefined)
  const refs = (node.anyOf ?? []).filter(({ $ref }) => $ref !== undefined).map(kindOf)
  return [
    head,
    ...(words.length > 0 ? [`${words.join('\n')}\n`] : []),
    ...(refs.length > 0 ? [`Or ${refs.join(', ')}.\n`] : []),
    ...(node.properties === undefined ? [] : [`${fieldLines(node).join('\n')}\n`]),
    ...shapes.map(section),
  ].join('\n')
}

const COLUMNS = [
  ['you', '`you`'],
  ['actor', '`actor`'],
  ['victim', '`victim`'],
  ['target', '`target`'],
  ['it', '`it`'],
  ['number', 'number'],
]

const rowsOf = (table, nameOf) =>
  Object.entries(table)
    .map(([word, meaning]) => `| ${[nameOf(word), ...COLUMNS.map(([key]) => meaning[key] ?? '–')].join(' | ')} |`)
    .join('\n')

const headed = (title, rows) =>
  `| ${[title, ...COLUMNS.map(([, head]) => head)].join(' | ')} |\n|${'---|'.repeat(COLUMNS.length + 1)}\n${rows}\n`

/** What words stand for that only some places know. */
const meaningsPage = ({ WINDOWS, MOMENTS, PARTS, FIELDS }) => `## What words stand for

Some words stand for somebody or something only in some places; where there is a dash, \`pack check\` refuses them and says what to write. \`each\` is
known inside an \`each\`, \`tried\` inside what is asked of one seat after the other. All other words of [who](#${anchor('Who')}) are known everywhere.
What a \`stay\` lays down is a part of its own: inside its \`abilities\`, \`until\` and \`lift\` no word and no name of the effect around it is known.

${headed(
  'in a use',
  rowsOf(WINDOWS, (word) => `\`${word}\``),
)}
${headed(
  'at a moment',
  rowsOf(MOMENTS, (word) => `\`${word}\``),
)}
${headed(
  'elsewhere',
  rowsOf(PARTS, (word) => FIELDS[word]),
)}`

/** The page, out of the schema with its descriptions and what words mean where. */
export function languagePage(schema, meanings) {
  const missing = Object.keys(schema.definitions).filter((name) => !LINKS.has(name))
  if (missing.length > 0) throw new Error(`tools/build/language-page.mjs has no place for: ${missing.join(', ')}`)
  const pack = `## The file of a pack\n\n${fieldLines(schema).join('\n')}\n`
  const pages = PAGES.flatMap(([name, title]) => [
    page(name, title, schema.definitions[name]),
    ...(name === 'who' ? [meaningsPage(meanings)] : []),
  ])
  return [INTRO, pack, ...pages].join('\n')
}
