// Things to which something has happened in a fight: counted as things, asked as what happened.

import type { Parts } from './parts.ts'
import { type Scene, say } from './scene.ts'

export interface Done {
  readonly one: string
  readonly many: string
  /** In French the participle agrees. */
  readonly what: string
  readonly gender: 'm' | 'f'
}

/** "monster killed in this fight" */
export function inFight(done: Done, scene: Scene): Parts {
  const { one, many, what, gender } = done
  const e = gender === 'f' ? 'e' : ''
  return {
    is: 'each',
    factor: 1,
    thing: say(scene, `${one} ${what} in this fight`, `${one} ${what}${e} dans ce combat`),
    things: say(scene, `${many} ${what} in this fight`, `${many} ${what}${e}s dans ce combat`),
    done,
  }
}
