import type { Drawing } from '@brouhaha/faces'
import { useState } from 'react'
import { useAnnounce } from '../../../shell/parts/announce.tsx'
import { usePlay } from '../play.ts'
import { chapters } from '../side/story.ts'
import { canSharePictures, type Taken, takeLog, takePicture, takeStory } from './export.ts'
import { ENDING_WORDS } from './words.ts'

interface SouvenirsProps {
  readonly poster: Drawing
  readonly text: string
  /** Whether the log can be fetched from somewhere. */
  readonly hasLog: boolean
}

/** What people take home: the picture, the text, the story, the log. */
export function Souvenirs({ poster, text, hasLog }: SouvenirsProps) {
  const { model, reader, language, table } = usePlay()
  const say = ENDING_WORDS[language]
  const announce = useAnnounce()
  const [note, setNote] = useState<string | null>(null)
  const [shown, show] = useState(false)
  const game = table.match ?? table.id
  const name = `${say.file}-${game}`

  const tell = (taken: Taken, failure: string): void => {
    const word = taken === 'failed' ? failure : taken === 'saved' ? say.saved : null
    setNote(word)
    if (word !== null) announce(word)
  }
  const copy = async (): Promise<void> => {
    const copied = await copyText(text)
    show(!copied)
    const word = copied ? say.copied : say.copyByHand
    setNote(word)
    announce(word)
  }

  return (
    <div className="mk-souvenirs">
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={async () => tell(await takePicture(poster, name), say.noPicture)}
        >
          {canSharePictures() ? say.share : say.save}
        </button>
        <button type="button" className="button" onClick={copy}>
          {say.copy}
        </button>
        <button
          type="button"
          className="button slight"
          onClick={() => {
            takeStory(chapters(model.history, reader, language), name)
            tell('saved', '')
          }}
        >
          {say.story}
        </button>
        {hasLog && (
          <button
            type="button"
            className="button slight"
            onClick={async () => tell(await takeLog(game, name), say.noLog)}
          >
            {say.log}
          </button>
        )}
      </div>
      <p className="small" role="status">
        {note}
      </p>
      {shown && (
        <textarea
          aria-label={say.copyByHand}
          readOnly
          rows={8}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  )
}

/** Without a secure context there is no clipboard: then the text is shown, ready to be copied. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
