// What can be taken along from a finished game.

import type { Drawing } from '@brouhaha/faces'
import { save } from '../../../shell/browser/save.ts'
import type { Chapter } from '../../../table/story/story.ts'
import { toPng } from './paint.ts'

export type Taken = 'saved' | 'shared' | 'failed'

const pictureOf = async (poster: Drawing, name: string): Promise<File | null> => {
  const png = await toPng(poster)
  return png === null ? null : new File([png], `${name}.png`, { type: 'image/png' })
}

export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] })

/** To another app where the device can, and otherwise into a file. Whoever changes their mind has lost nothing. */
export async function takePicture(poster: Drawing, name: string): Promise<Taken> {
  const picture = await pictureOf(poster, name)
  if (picture === null) return 'failed'
  return handOver(picture, poster.title)
}

export async function handOver(picture: File, title: string): Promise<Taken> {
  if (canSharePictures()) {
    try {
      await navigator.share({ files: [picture], title })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  save(picture, picture.name)
  return 'saved'
}

/** The whole log in sentences. */
export const storyText = (story: readonly Chapter[]): string =>
  story
    .map(({ title, sentences }) => [...(title === null ? [] : [title]), ...sentences.map(({ text }) => `  ${text}`)])
    .map((lines) => lines.join('\n'))
    .join('\n\n')

export function takeStory(story: readonly Chapter[], name: string): void {
  save(new Blob([storyText(story)], { type: 'text/plain' }), `${name}.txt`)
}

/** The log that a replay is made from, wherever it is kept. */
export async function takeLog(game: string, name: string): Promise<Taken> {
  const [{ loadRecording }, { download }] = await Promise.all([
    import('../../page/replay/load.ts'),
    import('../../../local/download.ts'),
  ])
  const recording = await loadRecording(game)
  if (typeof recording === 'string' || recording.log === null) return 'failed'
  download(recording.log, name)
  return 'saved'
}
