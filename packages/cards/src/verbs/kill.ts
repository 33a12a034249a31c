import { monsterWords } from '../describe/monster.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { WhichMonster } from '../language/selector.ts'
import { isNamed } from './named.ts'
import type { Verb, Words } from './verb.ts'

/** Monsters of the fight are killed: they bring levels and treasures when it ends. */
export interface Kill {
  readonly do: 'kill'
  /** Which monsters. */
  readonly monster: WhichMonster
}

export const kill = (monster: WhichMonster): Effect => ({ do: 'kill', monster })

export const verb: Verb<Kill> = {
  fields: ({ whichMonster }) => ({ monster: whichMonster }),
  deed: 'monsters',
  needs: 'fight',
  aim: ({ monster }) => (isNamed(monster) ? 'monster' : undefined),
}

export const words: Words<Kill> = {
  clause({ monster }, scene) {
    const { text, several } = monsterWords(monster, scene)
    return say(
      scene,
      `${text} ${several ? 'are' : 'is'} killed on the spot`,
      `${text} ${several ? 'sont tués' : 'est tué'} sur-le-champ`,
    )
  },
}
