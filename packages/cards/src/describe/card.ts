// A card's rules text, out of its mechanics.

import type { Language } from '@brouhaha/kit'
import { typesetFrench, unreachable } from '@brouhaha/kit'
import type { Card } from '../language/card.ts'
import type { Effect } from '../language/effect.ts'
import type { Protected } from '../language/names.ts'
import { aimOf } from '../walk/aim.ts'
import { abilitiesWords } from './ability.ts'
import { CALENDAR, holds } from './condition.ts'
import { stepLines, stepsWords, wholeWords } from './effect.ts'
import { capital } from './grammar.ts'
import { multiLines, traitLines } from './identity-card.ts'
import { enhancerLines, monsterLines } from './monster-card.ts'
import type { Names } from './names.ts'
import { kindNoun } from './noun.ts'
import { overrideWords, tagWords } from './printed.ts'
import { rankedWords } from './ranked.ts'
import { type Scene, say } from './scene.ts'
import { isToldApart } from './told-apart.ts'
import { acolyteLines, attachmentLines, itemLines, oneShotLines, restriction, specialLines } from './treasure-card.ts'

/** A line for each thing that the card says, in the order in which a player reads it. */
export function describe(card: Card, language: Language, names: Names): string[] {
  const scene = sceneOf(card, language, names)
  const [head = '', ...body] = bodyLines(card, scene)
  const lines = [
    head,
    ...drawnWords(card, scene),
    ...body,
    ...(card.overrides ?? []).filter((rule) => !isSaid(rule, card)).map((rule) => overrideWords(rule, scene)),
  ]
  return onceOnly(lines, CALENDAR[language]).map((line) => typeset(`${capital(line)}.`, language))
}

/** The lines without all but the first of these notes. */
function onceOnly(lines: readonly string[], note: string): readonly string[] {
  let isSaidAlready = false
  return lines.map((line) => {
    const [first = '', ...rest] = line.split(note)
    if (rest.length === 0) return line
    const kept = isSaidAlready ? '' : note
    isSaidAlready = true
    return `${first}${kept}${rest.join('')}`
  })
}

/** Who alone may use an item, or null where anybody may: “only for an Elf”. */
export function restrictionOf(card: Card, language: Language, names: Names): string | null {
  if (card.kind !== 'item' || card.usableBy === undefined) return null
  return typeset(restriction(card.usableBy, card.slot, sceneOf(card, language, names)), language)
}

const typeset = (text: string, language: Language): string => (language === 'fr' ? typesetFrench(text) : text)

const sceneOf = (card: Card, language: Language, names: Names): Scene => ({
  language,
  names,
  traps: names.trapped?.has(card.id) === true,
  isItem: card.kind === 'item' || card.kind === 'oneShot',
  isInPlay: card.kind === 'item' || card.kind === 'acolyte' || card.kind === 'attachment',
  reader: 'you',
  youToo: true,
  subject: { is: 'you', text: language === 'en' ? 'you' : 'tu' },
  prose: {
    steps: stepsWords,
    whole: wholeWords,
    abilities: abilitiesWords,
    holds,
    aim: aimOf,
    toldApart: isToldApart,
    ranked: rankedWords,
  },
})

/** A card that wins the game need not say that its level may be the last. */
const isSaid = (rule: Protected, card: Card): boolean =>
  rule === 'tenByKill' && 'uses' in card && card.uses.some(({ effect }) => effect.some((one) => one.do === 'win'))

function drawnWords({ onDraw = [] }: Card, { isInPlay: _, ...scene }: Scene): readonly string[] {
  if (onDraw.length === 0) return []
  const face = faceAsked(onDraw)
  const drawn = say(scene, 'as soon as it is drawn', "dès qu'elle est piochée")
  if (face === undefined)
    return [`${drawn}${say(scene, ', however it is: ', ', peu importe comment : ')}${scene.prose.whole(onDraw, scene)}`]
  const how = face.up ? say(scene, 'face up', 'face visible') : say(scene, 'face down', 'face cachée')
  return [`${drawn} ${how}${say(scene, ': ', ' : ')}${scene.prose.whole(face.effects, scene)}`]
}

/** What happens where it was drawn like this, if nothing happens otherwise. */
function faceAsked([only, ...more]: readonly Effect[]):
  | { readonly up: boolean; readonly effects: readonly Effect[] }
  | undefined {
  if (only?.do !== 'if' || more.length > 0 || (only.else ?? []).length > 0 || !('drawn' in only.when)) return undefined
  return { up: only.when.drawn === 'up', effects: only.then }
}

function bodyLines(card: Card, scene: Scene): readonly string[] {
  switch (card.kind) {
    case 'monster':
      return monsterLines(card, scene)
    case 'enhancer':
      return enhancerLines(card, scene)
    case 'curse': {
      const cursed: Scene = { ...scene, reader: 'victim', youToo: false }
      return [kindNoun('curse', scene).one + tagWords(card, scene), ...stepLines(card.effect, cursed)]
    }
    case 'race':
    case 'class':
    case 'mojo':
    case 'power':
      return traitLines(card, scene)
    case 'multi':
      return multiLines(card, scene)
    case 'item':
      return itemLines(card, scene)
    case 'oneShot':
      return oneShotLines(card, scene)
    case 'special':
      return specialLines(card, scene)
    case 'acolyte':
      return acolyteLines(card, scene)
    case 'attachment':
      return attachmentLines(card, scene)
    default:
      return unreachable(card)
  }
}
