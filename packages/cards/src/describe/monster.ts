import { unreachable } from '@brouhaha/kit'
import type { WhichMonster } from '../language/selector.ts'
import { type Scene, say } from './scene.ts'

/** Monsters of the fight, and whether they are several. */
export function monsterWords(which: WhichMonster, scene: Scene): { readonly text: string; readonly several: boolean } {
  switch (which) {
    case 'named':
      return { text: say(scene, 'one monster', 'un monstre au choix'), several: false }
    case 'all':
      return { text: say(scene, 'all monsters', 'tous les monstres'), several: true }
    case 'weakest':
      return { text: say(scene, 'the lowest-level monster', 'le monstre de plus bas niveau'), several: false }
    case 'only':
      return { text: say(scene, 'the only monster of the fight', "l'unique monstre du combat"), several: false }
    case 'self':
      return { text: say(scene, 'this monster', 'ce monstre'), several: false }
    default:
      return unreachable(which)
  }
}
