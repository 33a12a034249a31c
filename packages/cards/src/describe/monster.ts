import { unreachable } from '@brouhaha/kit'
import type { WhichMonster } from '../language/selector.ts'
import { allOf, indefinite, nouns } from './noun.ts'
import { type Scene, say } from './scene.ts'

/** Monsters of the fight, and whether they are several. */
export function monsterWords(which: WhichMonster, scene: Scene): { readonly text: string; readonly several: boolean } {
  if (typeof which === 'object') {
    const list = nouns({ kind: 'monster', ...('named' in which ? which.named : which.all) }, scene)
    return 'named' in which
      ? { text: indefinite(list, scene), several: false }
      : { text: allOf(list, scene), several: true }
  }
  switch (which) {
    case 'named':
      return { text: say(scene, 'one monster', 'un monstre au choix'), several: false }
    case 'all':
      return { text: say(scene, 'all monsters', 'tous les monstres'), several: true }
    case 'weakest':
      return { text: say(scene, 'the weakest monster', 'le monstre le plus faible'), several: false }
    case 'strongest':
      return { text: say(scene, 'the strongest monster', 'le monstre le plus fort'), several: false }
    case 'only':
      return { text: say(scene, 'the only monster of the fight', "l'unique monstre du combat"), several: false }
    case 'self':
      return { text: say(scene, 'this monster', 'ce monstre'), several: false }
    default:
      return unreachable(which)
  }
}
