import { type DragEvent, useState } from 'react'
import { readRecording } from '../../games/page/replay/load.ts'
import { REPLAY_WORDS } from '../../games/page/replay/words.ts'
import type { Recording } from '../../local/recording.ts'
import { useLanguage } from '../../shell/words/language.ts'

/** Takes a recording from a file, dropped or chosen. */
export function FileDoor({ open }: { readonly open: (recording: Recording) => void }) {
  const say = REPLAY_WORDS[useLanguage()]
  const [wrong, setWrong] = useState(false)
  const [above, setAbove] = useState(false)

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const recording = await readRecording(file).catch(() => null)
    if (recording === null) setWrong(true)
    else open(recording)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setAbove(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field below does the same
    <div
      className={above ? 'paper taped notice file-door is-above' : 'paper taped notice file-door'}
      onDragOver={(event) => {
        event.preventDefault()
        setAbove(true)
      }}
      onDragLeave={() => setAbove(false)}
      onDrop={drop}
    >
      <h1>{say.fileTitle}</h1>
      <p>{say.fileText}</p>
      <label className="button loud file-field">
        {say.chooseFile}
        <input type="file" className="unseen" onChange={(event) => take(event.target.files?.[0])} />
      </label>
      {wrong && (
        <p className="trouble" role="alert">
          {say.wrongFile}
        </p>
      )}
    </div>
  )
}
