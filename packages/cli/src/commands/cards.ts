import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Card, describe, namesOf, type Pack } from '@brouhaha/cards'
import { boxTitle } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { type Arguments, WrongArguments } from '../arguments.ts'
import { cardSheet } from '../cards/card-sheet.ts'
import { compositionTable, listCards } from '../cards/list.ts'
import { KINDS } from '../cards/order.ts'
import { reportBox } from '../cards/report.ts'
import type { Command } from '../command.ts'
import { packagesFolder } from '../coverage/report.ts'
import { LANGUAGES } from '../language.ts'
import { paint } from '../paint.ts'
import { plain } from '../plain.ts'
import { CARDS_HELP, CARDS_SUMMARY, CARDS_WORDS, ONE_BOX } from '../texts/cards.ts'
import { WRONG } from '../texts/wrong.ts'

const ALL: readonly Pack[] = Object.values(PACKS)
const BOXES = Object.keys(PACKS) as readonly (keyof typeof PACKS)[]

export const cards: Command = {
  name: 'cards',
  summary: CARDS_SUMMARY,
  help: CARDS_HELP,
  options: {
    box: 'value',
    kind: 'value',
    search: 'value',
    text: 'flag',
    composition: 'flag',
    json: 'flag',
    sheet: 'value',
    pdf: 'value',
    backs: 'flag',
    write: 'flag',
  },
  mostWords: 0,
  async run(given) {
    const packs = given.has('box') ? [PACKS[given.oneOf('box', BOXES, 'base')]] : ALL
    if (given.has('write')) return writeSheets(packs, given)
    if (given.has('sheet') || given.has('pdf')) return drawBox(given)
    const fits = readWish(given)
    if (given.has('json')) {
      const boxes = packs.map((pack) => reportBox(pack, ALL, fits))
      process.stdout.write(`${JSON.stringify(given.has('box') ? boxes[0] : { boxes }, null, 2)}\n`)
      return 0
    }
    const pages = packs.map((pack) => page(pack, given, fits)).filter((text) => text !== null)
    process.stdout.write(`${pages.length === 0 ? CARDS_WORDS[given.language].none : pages.join('\n\n')}\n`)
    return 0
  },
}

function readWish(given: Arguments): (card: Card) => boolean {
  const kinds = given.listOf('kind', KINDS, KINDS)
  const wanted = plain(given.text('search') ?? '')
  const names = { en: namesOf(ALL, 'en'), fr: namesOf(ALL, 'fr') }
  const written = (card: Card): string =>
    [
      card.id,
      ...LANGUAGES.flatMap((language) => [card[language].name, ...describe(card, language, names[language])]),
    ].join('\n')
  return (card) => kinds.includes(card.kind) && (wanted === '' || plain(written(card)).includes(wanted))
}

function page(pack: Pack, given: Arguments, fits: (card: Card) => boolean): string | null {
  const { language } = given
  const title = paint('bold', boxTitle(pack.box))
  if (given.has('composition')) return `${title}\n${compositionTable(pack, language)}`
  const found = pack.cards.filter(fits)
  if (found.length === 0) return null
  return `${title}\n\n${listCards(found, language, given.has('text') ? namesOf(ALL, language) : null)}`
}

async function drawBox(given: Arguments): Promise<number> {
  const { language } = given
  if (!given.has('box')) throw new WrongArguments(WRONG.missing(ONE_BOX))
  const pack = PACKS[given.oneOf('box', BOXES, 'base')]
  const [sheet, pdf] = [given.text('sheet'), given.text('pdf')]
  // Loaded here alone: nobody else needs fonts and pictures.
  if (sheet !== null) {
    const { contactSheet } = await import('../cards/sheet.ts')
    keep(sheet, await contactSheet(pack, { language, packs: ALL }), given)
  }
  if (pdf !== null) {
    const { printAndPlay } = await import('../cards/print.ts')
    keep(pdf, await printAndPlay(pack, { language, backs: given.has('backs'), packs: ALL }), given)
  }
  return 0
}

async function writeSheets(packs: readonly Pack[], given: Arguments): Promise<number> {
  const packages = packagesFolder()
  if (packages === null) {
    process.stderr.write(`brouhaha cards: ${CARDS_WORDS[given.language].noCheckout}\n`)
    return 1
  }
  const folder = join(packages, '../docs/cards')
  mkdirSync(folder, { recursive: true })
  for (const pack of packs)
    for (const language of LANGUAGES)
      keep(join(folder, `${pack.box}.${language}.md`), cardSheet(pack, ALL, language), given)
  // Loaded here alone, as above.
  const { boxesPage } = await import('../cards/boxes-page.ts')
  keep(join(folder, '../boxes.md'), boxesPage(ALL), given)
  return 0
}

function keep(file: string, content: string | Uint8Array, given: Arguments): void {
  try {
    writeFileSync(file, content)
  } catch {
    throw new WrongArguments(WRONG.unwritable(file))
  }
  process.stdout.write(`${CARDS_WORDS[given.language].written(file)}\n`)
}
