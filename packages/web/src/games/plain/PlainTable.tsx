// The table of any game in words alone: the view as an outline, choices as buttons, the story, the clock.

import type { GameKit } from '@brouhaha/games'
import type { HeardRow } from '@brouhaha/protocol'
import { useCallback, useMemo } from 'react'
import { useKeys } from '../../shell/browser/useKeys.ts'
import { ROOM_FOR_SIDE } from '../../shell/browser/widths.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { Away } from '../../table/Away.tsx'
import { useSoundSwitch } from '../../table/BarTools.tsx'
import { PLAIN_EMOTES } from '../../table/emotes.ts'
import { farewell } from '../../table/farewell.ts'
import { Notice } from '../../table/notice/Notice.tsx'
import { Side } from '../../table/Side.tsx'
import { inChapters } from '../../table/story/story.ts'
import { useNews } from '../../table/story/useNews.ts'
import { useSide } from '../../table/story/useSide.ts'
import type { ScreenProps } from '../page/game-page.ts'
import { audienceOf } from './audience.ts'
import { PlainBar } from './Bar.tsx'
import { Outline } from './Outline.tsx'
import { PlainStage } from './Stage.tsx'
import { callingOf } from './standing.ts'
import { tellPlainly, toldWhileAway } from './story.ts'
import { PLAIN_WORDS } from './words.ts'
import './plain.css'

export type PlainTableProps = ScreenProps & { readonly kit: GameKit }

export function PlainTable(props: PlainTableProps) {
  const { model } = props
  const language = useLanguage()
  if (model.view !== null && model.table !== null) return <OpenTable {...props} />
  const { connecting, closed } = PLAIN_WORDS[language]
  return <p role="status">{model.bye === null ? connecting : (farewell(model.bye, language) ?? closed)}</p>
}

function OpenTable(props: PlainTableProps) {
  const { model, actions, kit, withoutChat = false } = props
  const { history, missed, talk } = model
  const language = useLanguage()
  const { seats } = model.table!
  const audience = useMemo(() => audienceOf(kit.entry, seats, model.you, language), [kit, seats, model.you, language])
  const told = useMemo(() => tellPlainly(kit, history, audience), [kit, history, audience])
  const story = useMemo(() => inChapters(told), [told])
  const isAsked = callingOf(model) === 'asked'
  useNews(
    model,
    useCallback(
      (fresh: readonly HeardRow[]) => ({
        sentences: told.filter(({ seq }) => seq >= fresh[0]!.seq).map(({ text }) => text),
        sounds: isAsked ? (['turn'] as const) : [],
      }),
      [told, isAsked],
    ),
  )
  const side = useSide(talk.length, ROOM_FOR_SIDE)
  const { toggle: toggleSound } = useSoundSwitch()
  useKeys((key) => {
    if (key === 'l' || (key === 'Escape' && side.isOpen)) side.toggle()
    else if (key === 'm') toggleSound()
    else return false
    return true
  })
  const besides = { model, actions, story, emotes: PLAIN_EMOTES, withoutChat }
  return (
    <div className="plain">
      <PlainBar kit={kit} model={model} side={side} withoutChat={withoutChat} />
      <div className="plain-play">
        <Away
          sentences={toldWhileAway(told, history, missed)}
          upTo={missed === 0 ? -1 : (history.at(-1)?.seq ?? -1)}
          busy={false}
        />
        <PlainStage {...props} audience={audience} told={told} />
        <Outline kit={kit} view={model.view!} audience={audience} />
      </div>
      {side.wide ? <Side {...besides} /> : side.isOpen && <Side {...besides} close={side.toggle} />}
      <Notice model={model} awaited={isAsked} />
    </div>
  )
}
