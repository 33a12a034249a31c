// A fight in the middle: players on one side, monsters on the other, the totals between them.

import type { CombatView } from '@brouhaha/munchkin'
import { usePlay } from '../play.ts'
import './fight.css'
import { Fighters } from './Fighters.tsx'
import { Flight } from './Flight.tsx'
import { Monsters } from './Monsters.tsx'
import { Open } from './Room.tsx'
import { Stake } from './Stake.tsx'
import { Totals } from './Totals.tsx'
import { STAGE_WORDS } from './words.ts'

export function Fight({ combat }: { readonly combat: CombatView }) {
  const { language } = usePlay()
  return (
    <section className="mk-fight" aria-label={STAGE_WORDS[language].fight}>
      <div className="mk-scales">
        <Totals combat={combat} />
        <Stake combat={combat} />
      </div>
      <Fighters combat={combat} />
      <Monsters combat={combat} />
      <Flight combat={combat} />
      <Open />
    </section>
  )
}
