// What is going on: how things stand, how long for, what just happened, and all that can be done about it.

import type { Audience, GameKit } from '@brouhaha/games'
import { Clock } from '../../table/Clock.tsx'
import { TakeBack } from '../../table/TakeBack.tsx'
import { Trouble } from '../../table/Trouble.tsx'
import { Ways } from '../../table/Ways.tsx'
import type { ScreenProps } from '../page/game-page.ts'
import { PlainChoices } from './Choices.tsx'
import { callingOf, standingOf } from './standing.ts'
import type { PlainSentence } from './story.ts'
import { PLAIN_WORDS } from './words.ts'

const LATEST = 3

interface StageProps extends ScreenProps {
  readonly kit: GameKit
  readonly audience: Audience
  readonly told: readonly PlainSentence[]
}

export function PlainStage({ model, actions, kit, audience, told, replay, rematch }: StageProps) {
  const { language, names } = audience
  const say = PLAIN_WORDS[language]
  const table = model.table!
  const calling = callingOf(model)
  const isStopped = table.status === 'paused' || table.status === 'adjourned'
  return (
    <section className={`paper plain-stage is-${calling}`} aria-label={say.now}>
      <header>
        <p className="plain-standing" role="status">
          {standingOf(model, language)}
        </p>
        {table.deadline !== null && table.status === 'playing' && (
          <Clock deadline={table.deadline} clockSkew={model.clockSkew} />
        )}
      </header>
      <ol className="plain-latest" aria-label={say.latest}>
        {told.slice(-LATEST).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      {model.trouble !== null && <Trouble trouble={model.trouble} />}
      <PlainChoices
        kit={kit}
        audience={audience}
        choices={calling === 'nothing' ? [] : model.choices}
        pending={model.pending}
        choose={actions.choose}
      />
      <TakeBack model={model} choose={actions.choose} />
      {isStopped && model.you === table.host && (
        <button type="button" className="button loud" onClick={() => actions.act({ type: 'pause', on: false })}>
          {say.resume}
        </button>
      )}
      {table.status === 'over' && <Ways model={model} names={names} replay={replay} rematch={rematch} />}
    </section>
  )
}
