import { useCallback } from 'react'
import { useNews } from '../../../table/story/useNews.ts'
import { usePlay } from '../play.ts'
import { soundsOf } from './sounds.ts'
import { spoken } from './story.ts'
import { eventsOf } from './Teller.ts'

/** Says aloud what is new, and lets it sound. */
export function useReport(): void {
  const { model, reader, language } = usePlay()
  const { history } = model
  const report = useCallback(
    (fresh: typeof history) => ({
      sentences: spoken(history, fresh[0]!.seq - 1, reader, language),
      sounds: soundsOf(fresh.flatMap(eventsOf), reader.you),
    }),
    [history, reader, language],
  )
  useNews(model, report)
}
