// What several lines of a card share is said once.

import { enumerate } from './grammar.ts'
import { type Scene, say } from './scene.ts'

/** Less is said faster than referred to. */
const WORTH_SHARING = 24

/** "when A or when B: draw 1 Door", where both times lead to the same; a price or a condition is for one of them alone. */
export function sharedDeed(one: string, other: string, scene: Scene): string | undefined {
  const colon = say(scene, ': ', ' : ')
  const [time, again] = [one.split(colon)[0] ?? '', other.split(colon)[0] ?? '']
  const deed = one.slice(time.length)
  const isSame = other.slice(again.length) === deed && time !== again
  if (deed.length < WORTH_SHARING || !isSame || [time, again].some((words) => /[,(]/.test(words))) return undefined
  return `${time} ${say(scene, 'or', 'ou')} ${again}${deed}`
}

/** From so many lines on. */
const MANY = 3

/** "+2 if a player is an Elf, likewise for a Dwarf, a Wizard and a Thief": lines in a row that differ in their last words only. */
export function likewise(lines: readonly string[], scene: Scene): readonly string[] {
  for (let from = 0; from + MANY <= lines.length; from++)
    for (let to = lines.length; to >= from + MANY; to--) {
      const one = asOne(lines.slice(from, to), scene)
      if (one !== undefined) return [...lines.slice(0, from), one, ...likewise(lines.slice(to), scene)]
    }
  return lines
}

function asOne(lines: readonly string[], scene: Scene): string | undefined {
  const shared = sharedStart(lines)
  const ends = lines.map((line) => line.slice(shared.length))
  if (shared.length < WORTH_SHARING / 2 || ends.some((end) => end === '' || /[,;:()]/.test(end))) return undefined
  const [first, ...rest] = ends
  return say(
    scene,
    `${shared}${first}, likewise for ${enumerate(rest, 'and')}`,
    `${shared}${first}, de même pour ${enumerate(rest, 'et')}`,
  )
}

/** The words that all begin with; an article belongs to what it is before. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ')
  let shared = 0
  while (shared < words.length && others.every((line) => line.split(' ')[shared] === words[shared])) shared++
  while (shared > 0 && /^(?:an?|the|une?|les?|la)$/.test(words[shared - 1] ?? '')) shared--
  return shared === 0 ? '' : `${words.slice(0, shared).join(' ')} `
}
