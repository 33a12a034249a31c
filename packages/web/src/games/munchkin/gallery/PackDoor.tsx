import { useState } from 'react'
import { useFileDrop } from '../../../shell/browser/useFileDrop.ts'
import { useAnnounce } from '../../../shell/parts/announce.tsx'
import { SureButton } from '../../../shell/parts/SureButton.tsx'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import type { DoorProps } from '../../page/gallery/game-gallery.ts'
import type { Collection } from './collection.ts'
import { dropPack, keepPack, LARGEST, type PackReading, readPackText, useOwnPacks } from './own-packs.ts'
import { PackTrouble } from './PackTrouble.tsx'
import { PACK_DOOR_WORDS } from './pack-words.ts'

/** Takes a pack from a file, dropped or chosen, and shows what is kept here. */
export function PackDoor({ onChange, onRefuse }: DoorProps) {
  const language = useLanguage()
  const packs = useOwnPacks()
  const say = PACK_DOOR_WORDS[language]
  const announce = useAnnounce()

  const take = async (file: File): Promise<void> => {
    const reading: PackReading = file.size > LARGEST ? { type: 'tooLarge' } : readPackText(await file.text())
    if (reading.type !== 'read') return onRefuse(<PackTrouble file={file.name} reading={reading} />)
    const { collection, file: kept } = reading
    keepPack(collection, kept)
    onChange(collection.box)
    announce(fill(say.ownKept, { pack: collection.title[language], count: collection.pack.cards.length }))
  }
  const above = useFileDrop(take)
  const [open, setOpen] = useState(packs.length > 0)

  const remove = ({ box, title }: Collection): void => {
    dropPack(box)
    onChange('')
    announce(fill(say.ownRemoved, { pack: title[language] }))
  }

  return (
    <details className="pack-door" open={open || above} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.ownTitle}</summary>
      <div className="stack">
        <p>{say.ownText}</p>
        <label className="button slight file-field">
          {say.ownChoose}
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file !== undefined) void take(file)
            }}
          />
        </label>
        {packs.length > 0 && (
          <ul className="own-packs">
            {packs.map((collection) => (
              <li key={collection.box}>
                <span>
                  <strong>{collection.title[language]}</strong>{' '}
                  <span className="small">{fill(say.ownCards, { count: collection.pack.cards.length })}</span>
                </span>
                <SureButton
                  className="button slight grave"
                  sure={say.ownSure}
                  label={fill(say.ownRemoveLabel, { pack: collection.title[language] })}
                  onSure={() => remove(collection)}
                >
                  {say.ownRemove}
                </SureButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      {above && (
        <p className="drop-here" aria-hidden="true">
          {say.ownDrop}
        </p>
      )}
    </details>
  )
}
