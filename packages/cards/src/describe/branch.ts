// Effects that hold other effects: where they end is to be seen.

import type { Effect } from '../language/effect.ts'
import { pronoun } from './person.ts'
import { type Scene, say } from './scene.ts'

/** Inside, whoever acted is already known. */
export const laterScene = ({ isFollowed: _, isIt: _it, isLater: _later, isOther: _other, ...scene }: Scene): Scene => ({
  ...scene,
  subject: pronoun(scene.subject, scene),
})

/** "; otherwise, lose 1 level", "; otherwise, discard 2 cards or die": two short ways need no pause, which would seem to end it. */
export const insteadWords = (effects: readonly Effect[], scene: Scene): string =>
  `${say(scene, '; ', ' ; ')}${instead(effects, scene)}`

/** "otherwise, lose 1 level" */
export function instead(effects: readonly Effect[], scene: Scene): string {
  const said = lastWay(effects, laterScene(scene))
  const text = SHORT_WAYS.test(said) ? said.replace(/; or /, ' or ').replace(/[ \u00a0]; ou bien /, ' ou ') : said
  return `${say(scene, 'otherwise, ', 'sinon, ')}${text}`
}

/** The steps of the only way, or of the last: in brackets where one of them comes behind a pause, as what belongs to no way would. */
export function lastWay(effects: readonly Effect[], scene: Scene): string {
  const text = scene.prose.steps(effects, scene)
  return GOES_ON.test(outsideBrackets(text)) ? `(${text})` : text
}

const GOES_ON = /; then[ ,]|; puis[ ,]/

const SHORT_WAYS = /^[^,;:(]*(?:; or |; ou bien )[^,;:(]*$/

/** What has pauses of its own, outside brackets. */
export const isLong = (text: string): boolean => /[;:]/.test(outsideBrackets(text))

function outsideBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const letter of text) {
    if (letter === '(') depth++
    if (depth === 0) outside += letter
    if (letter === ')') depth--
  }
  return outside
}

/** In brackets where it has pauses of its own, and another way comes behind it. */
export const closed = (text: string): string => (isLong(text) ? `(${text})` : text)

/** "roll a die: on 1, die"; in brackets where something comes behind: "roll a die (on 1, die)". */
export const leadingTo = (act: string, what: string, scene: Scene): string =>
  scene.isFollowed === true ? `${act} (${what})` : `${act}${say(scene, ': ', ' : ')}${what}`

/** The steps of one way before another: in brackets where one could not tell which way goes on. */
export function wayBefore(effects: readonly Effect[], scene: Scene): string {
  const text = scene.prose.steps(effects, { ...scene, isFollowed: true })
  const isOpen = effects.some(({ do: verb }) => verb === 'if') && outsideBrackets(text) !== ''
  return isOpen ? `(${text})` : closed(text)
}
