import type { MunchkinTableOptions } from '@brouhaha/games'
import { boxTitle, CUSTOMS, VARIANTS } from '@brouhaha/munchkin'
import type { TableInfo } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import type { Agreed } from '../../page/game-page.ts'
import { BOX_WORDS } from './words.ts'

const optionsOf = ({ options }: TableInfo): MunchkinTableOptions => options as MunchkinTableOptions

/** "Munchkin + Star Munchkin · brisk pace": the boxes, and the packs that the host brought. */
export function boxesInWords(table: TableInfo, pace: string, language: Language): string {
  const { packs = [] } = table
  const ofOthers = new Map(packs.map(({ box, name, cards }) => [box, { name: name[language], count: cards }]))
  const boxes = optionsOf(table).boxes.map((box) => {
    const pack = ofOthers.get(box)
    return pack === undefined ? boxTitle(box) : fill(BOX_WORDS[language].packCards, pack)
  })
  return [boxes.join(' + '), pace].join(' · ')
}

/** The variants and customs that a table has changed. */
export function agreedInWords(table: TableInfo, language: Language): readonly Agreed[] {
  const say = BOX_WORDS[language]
  const options = optionsOf(table)
  const customs = CUSTOMS.flatMap((custom) => (options[custom] === true ? [{ name: custom, on: true }] : []))
  const variants = VARIANTS.flatMap((variant) => {
    const on = options.variants?.[variant]
    return on === undefined ? [] : [{ name: variant, on }]
  })
  return [...customs, ...variants].map(({ name, on }) => ({ title: say[name], text: say[`${name}Text`], on }))
}
