// A moment of a game of the Munchkin family, to look at. The last one tells how it ended.

import type { Reader } from '@brouhaha/munchkin'
import { useLanguage } from '../../../shell/words/language.ts'
import { Ending } from '../ending/Ending.tsx'
import { MunchkinScene } from '../MunchkinScene.tsx'
import type { MunchkinModel } from '../model.ts'
import { LOOKING_ON, PlayContext } from '../play.ts'

interface MunchkinReplayProps {
  readonly model: MunchkinModel
  readonly reader: Reader
}

export function MunchkinReplay({ model, reader }: MunchkinReplayProps) {
  const language = useLanguage()
  const { view, table } = model
  if (view === null || table === null || view.winners.length === 0) return <MunchkinScene model={model} />
  const play = {
    ...LOOKING_ON,
    // Nobody can be called to another game from here.
    model: { ...model, connection: 'closed' as const },
    view,
    table,
    language,
    reader,
  }
  return (
    <div className="theatre-finale">
      <PlayContext value={play}>
        <div className="munchkin">
          <Ending replay={null} rematch={undefined} />
        </div>
      </PlayContext>
      <MunchkinScene model={model} />
    </div>
  )
}
