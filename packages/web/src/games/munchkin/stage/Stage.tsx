// The middle of the table: the fight when there is one, else the door; above it what waits to become final, below it what just happened.

import { paletteOf } from '@brouhaha/faces'
import type { CSSProperties } from 'react'
import { firstBoxOf } from '../boxes.ts'
import { usePlay } from '../play.ts'
import { Fight } from './Fight.tsx'
import { Gate } from './Gate.tsx'
import { Heading } from './Heading.tsx'
import { Latest } from './Latest.tsx'
import { Piles } from './Piles.tsx'
import { Room } from './Room.tsx'
import './stage.css'
import { Thrown } from './Thrown.tsx'
import { Reasons } from './Why.tsx'
import { STAGE_WORDS } from './words.ts'

export function Stage() {
  const { view, language } = usePlay()
  const { deep, bright, pale } = paletteOf(firstBoxOf(view))
  const accent = { '--deep': deep, '--bright': bright, '--pale': pale } as CSSProperties
  return (
    <section
      className={`mk-stage ${view.combat === null ? 'is-calm' : 'is-fight'} ${view.active === view.you ? 'is-yours' : ''}`}
      style={accent}
      aria-label={STAGE_WORDS[language].stage}
    >
      <Heading />
      {view.gate !== null && <Gate key={view.gate.number} gate={view.gate} />}
      {view.combat === null ? <Room /> : <Fight combat={view.combat} />}
      <footer className="mk-stage-foot">
        <Latest />
        <Thrown />
        {view.combat !== null && <Reasons combat={view.combat} />}
        {view.combat !== null && <Piles size="small" />}
      </footer>
    </section>
  )
}
