// docs/boxes.md: what a pack that adds to a box may speak of. For those who write cards, so in the language that the words of a pack are.

import type { Card, Pack } from '@brouhaha/cards'
import { namesOf } from '@brouhaha/cards'
import { ALL } from '@brouhaha/faces/icons/all'
import { boxTitle } from '@brouhaha/munchkin'

const INTRO = `# What a pack may speak of

Written by \`npm run card-sheets\`. A pack that adds to a box may speak of its traits (\`"has": "elf"\`), tags (\`"tag": "undead"\`) and cards
(\`"card": "mimic-doormat"\`) by their ids; what they do stands in [docs/cards](cards). Kinds of cards that a box has none of can be played there all
the same: one class, one race or mojo, powers up to one's level, one acolyte.
`

const KINDS = ['race', 'class', 'mojo', 'power'] as const

const code = (id: string): string => `\`${id}\``
const listed = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.map(code).join(', '))

function traits({ cards }: Pack): string {
  const rows = KINDS.flatMap((kind) => {
    const own = cards.flatMap((card) => (card.kind === kind ? [card] : []))
    return own.map((card) => `| ${code(card.trait)} | ${kind} | ${card.en.name} | ${card.fr.name} |`)
  })
  return `| trait | kind | English | French |\n|---|---|---|---|\n${[...new Set(rows)].join('\n')}\n`
}

/** Tags with how many different cards have them. */
function tags({ cards }: Pack, names: (id: string) => string): string {
  const counted = new Map<string, number>()
  for (const tag of cards.flatMap((card) => card.tags ?? [])) counted.set(tag, (counted.get(tag) ?? 0) + 1)
  return [...counted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([tag, cardsWith]) => `${code(tag)} (${names(tag) === tag ? '' : `“${names(tag)}”, `}${cardsWith})`)
    .join(', ')
}

const SLOTS = ['head', 'armour', 'feet', 'oneHand', 'twoHands'] as const

function items({ cards }: Pack): string {
  const own = cards.flatMap((card) => (card.kind === 'item' ? [card] : []))
  const ids = (fits: (card: (typeof own)[number]) => boolean): string => listed(own.filter(fits).map(({ id }) => id))
  return [
    ...SLOTS.map((slot) => `* ${code(slot)}: ${ids((card) => card.slot === slot)}`),
    `* no slot: ${ids((card) => card.slot === undefined)}`,
    `* \`big\`: ${ids(({ size }) => size === 'big')}`,
    `* \`complex\`: ${ids(({ size }) => size === 'complex')}`,
  ].join('\n')
}

const OTHERS: readonly (readonly [Card['kind'], string])[] = [
  ['monster', 'Monsters'],
  ['enhancer', 'Enhancers'],
  ['curse', 'Curses'],
  ['multi', 'Two traits of a kind'],
  ['oneShot', 'One-shots'],
  ['special', 'Specials'],
  ['acolyte', 'Acolytes'],
  ['attachment', 'Attachments'],
]

function boxPart(pack: Pack, packs: readonly Pack[]): string {
  const ids = (kind: Card['kind']): string =>
    listed(pack.cards.filter((card) => card.kind === kind).map(({ id }) => id))
  return `## ${boxTitle(pack.box)}: \`${pack.box}\`

${traits(pack)}
Tags, with how many cards have them: ${tags(pack, namesOf(packs, 'en')) || 'none'}.

Items by where they are worn:

${items(pack)}

${OTHERS.map(([kind, title]) => `${title}: ${ids(kind)}.`).join('\n\n')}
`
}

export const boxesPage = (packs: readonly Pack[]): string =>
  [
    INTRO,
    ...packs.map((pack) => boxPart(pack, packs)),
    `## Icons\n\nWhat \`art\` may name: ${[...ALL.keys()].sort().map(code).join(', ')}.\n`,
  ].join('\n')
