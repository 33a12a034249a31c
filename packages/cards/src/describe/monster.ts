import { unreachable } from '@brouhaha/kit'
import type { WhichMonster } from '../language/selector.ts'
import { theMonster } from './given.ts'
import { allOf, indefinite, nouns } from './noun.ts'
import { type Scene, say } from './scene.ts'

/** Where a die or its outcome is answered, one monster is spoken of already. */
const isKnownMonster = ({ window }: Scene): boolean =>
  window === 'ownRoll' ||
  window === 'othersRoll' ||
  window === 'anyRoll' ||
  window === 'escape' ||
  window === 'badStuff'

/** Monsters of the fight, and whether they are several. */
export function monsterWords(which: WhichMonster, scene: Scene): { readonly text: string; readonly several: boolean } {
  if (typeof which === 'object' && 'the' in which) return { text: theMonster(which.the, scene), several: false }
  if (typeof which === 'object') {
    const list = nouns({ kind: 'monster', ...('named' in which ? which.named : which.all) }, scene)
    return 'named' in which
      ? { text: indefinite(list, scene), several: false }
      : { text: allOf(list, scene), several: true }
  }
  switch (which) {
    case 'named':
      return isKnownMonster(scene)
        ? { text: say(scene, 'that monster', 'ce monstre'), several: false }
        : { text: say(scene, 'one monster', 'un monstre au choix'), several: false }
    case 'all':
      return { text: say(scene, 'all monsters', 'tous les monstres'), several: true }
    case 'weakest':
      return { text: say(scene, 'the weakest monster', 'le monstre le plus faible'), several: false }
    case 'strongest':
      return { text: say(scene, 'the strongest monster', 'le monstre le plus fort'), several: false }
    case 'only':
      return { text: say(scene, 'the only monster', "l'unique monstre"), several: false }
    case 'self':
      return { text: say(scene, 'this monster', 'ce monstre'), several: false }
    default:
      return unreachable(which)
  }
}
