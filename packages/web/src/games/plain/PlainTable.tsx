// The table of any game in words alone: the view as an outline, choices as buttons, the story, the clock.

import type { GameKit } from '@brouhaha/games'
import type { HeardRow } from '@brouhaha/protocol'
import { useCallback, useMemo } from 'react'
import { Link } from 'wouter'
import { useLanguage } from '../../shell/words/language.ts'
import { Clock } from '../../table/Clock.tsx'
import { farewell } from '../../table/farewell.ts'
import { Log } from '../../table/Log.tsx'
import { Notice } from '../../table/notice/Notice.tsx'
import { inChapters } from '../../table/story/story.ts'
import { useNews } from '../../table/story/useNews.ts'
import { Trouble } from '../../table/Trouble.tsx'
import { TABLE_WORDS } from '../../table/words.ts'
import type { ScreenProps } from '../page/game-page.ts'
import { audienceOf } from './audience.ts'
import { PlainChoices } from './Choices.tsx'
import { Outline } from './Outline.tsx'
import { tellPlainly } from './story.ts'
import { PLAIN_WORDS } from './words.ts'
import './plain.css'

export function PlainTable(props: ScreenProps & { readonly kit: GameKit }) {
  const { model } = props
  const language = useLanguage()
  if (model.view !== null && model.table !== null) return <OpenTable {...props} />
  const { connecting, closed } = PLAIN_WORDS[language]
  return <p role="status">{model.bye === null ? connecting : (farewell(model.bye, language) ?? closed)}</p>
}

function OpenTable({ model, actions, kit, replay, rematch }: ScreenProps & { readonly kit: GameKit }) {
  const language = useLanguage()
  const say = PLAIN_WORDS[language]
  const table = model.table!
  const audience = useMemo(
    () => audienceOf(kit.entry, table.seats, model.you, language),
    [kit, table.seats, model.you, language],
  )
  const told = useMemo(() => tellPlainly(kit, model.history, audience), [kit, model.history, audience])
  useNews(
    model,
    useCallback(
      (fresh: readonly HeardRow[]) => ({
        sentences: tellPlainly(kit, fresh, audience).map(({ text }) => text),
        sounds: [],
      }),
      [kit, audience],
    ),
  )
  const isOver = table.status === 'over'
  const choices = isOver || model.pending ? [] : model.choices
  const standing =
    model.connection === 'lost'
      ? TABLE_WORDS[language].lost
      : table.status === 'paused'
        ? TABLE_WORDS[language].paused
        : isOver
          ? say.over
          : model.you === null
            ? say.watching
            : choices.length === 0
              ? say.waiting
              : null
  return (
    <div className="plain">
      <h1>{kit.entry.title[language]}</h1>
      <div className="plain-play">
        <header className="plain-standing">
          <p role="status">{standing}</p>
          {table.deadline !== null && table.status === 'playing' && (
            <Clock deadline={table.deadline} clockSkew={model.clockSkew} />
          )}
        </header>
        {model.trouble !== null && <Trouble trouble={model.trouble} />}
        {choices.length > 0 && <PlainChoices kit={kit} audience={audience} choices={choices} choose={actions.choose} />}
        {isOver && (
          <nav className="row">
            {rematch !== undefined && (
              <button type="button" className="button loud" onClick={rematch}>
                {say.rematch}
              </button>
            )}
            {replay !== null && (
              <Link href={replay ?? `/replay/${table.match ?? table.id}`} className="button">
                {say.replay}
              </Link>
            )}
            <Link href="/" className="button slight">
              {say.home}
            </Link>
          </nav>
        )}
        <Outline kit={kit} view={model.view!} audience={audience} />
      </div>
      <Log chapters={inChapters(told)} />
      <Notice model={model} awaited={choices.length > 0} />
    </div>
  )
}
