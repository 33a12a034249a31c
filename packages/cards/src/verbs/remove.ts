import { monsterWords } from '../describe/monster.ts'
import { say } from '../describe/scene.ts'
import type { Effect } from '../language/effect.ts'
import type { WhichMonster } from '../language/selector.ts'
import { isNamed } from './named.ts'
import type { Verb, Words } from './verb.ts'

/** Monsters leave the fight without being killed: no levels for them. */
export interface Remove {
  readonly do: 'remove'
  /** Which monsters. */
  readonly monster: WhichMonster
  /** Whether their treasures are drawn all the same when the fight ends. */
  readonly treasureOnRemoval: boolean
}

export const remove = (monster: WhichMonster, treasureOnRemoval: boolean): Effect => ({
  do: 'remove',
  monster,
  treasureOnRemoval,
})

export const verb: Verb<Remove> = {
  fields: ({ whichMonster, yesOrNo }) => ({ monster: whichMonster, treasureOnRemoval: yesOrNo }),
  misplaced: ({ treasureOnRemoval }, { window }) =>
    treasureOnRemoval === true && (window === 'badStuff' || window === 'escape' || window === 'flight')
      ? 'treasureOnRemoval false: who runs away is paid nothing'
      : undefined,
  deed: 'monsters',
  needs: 'fight',
  aim: ({ monster }) => (isNamed(monster) ? 'monster' : undefined),
}

export const words: Words<Remove> = {
  clause({ monster, treasureOnRemoval }, scene) {
    const { text, several } = monsterWords(monster, scene)
    const leaves = say(
      scene,
      `${text} ${several ? 'leave' : 'leaves'} the fight`,
      `${text} ${several ? 'quittent' : 'quitte'} le combat`,
    )
    const left = treasureOnRemoval
      ? say(
          scene,
          several ? 'their treasures stay, but no level is gained' : 'its treasures stay, but no level is gained',
          several ? 'leurs trésors restent, mais sans niveau' : 'ses trésors restent, mais sans niveau',
        )
      : say(scene, 'no level, no treasure', 'ni niveau ni trésor')
    return `${leaves} (${left})`
  },
  after: ({ monster }, { isBeforeFights, ...scene }) =>
    isBeforeFights === true && monster !== 'self' ? { ...scene, isBeforeFights } : scene,
}
