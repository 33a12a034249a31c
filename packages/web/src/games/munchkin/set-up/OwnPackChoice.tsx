// Needs the cards of all boxes to read a pack, so it is fetched only when somebody looks for it.

import { Link } from 'wouter'
import { useLanguage } from '../../../shell/words/language.ts'
import { Checks } from '../../page/set-up/Checks.tsx'
import type { Collection } from '../gallery/collection.ts'
import { packFile, useOwnPacks } from '../gallery/own-packs.ts'
import { type MunchkinSetup, mayJoin } from './setup.ts'
import { BOX_WORDS } from './words.ts'

interface OwnPackChoiceProps {
  readonly setup: MunchkinSetup
  onChange(setup: MunchkinSetup): void
}

export function OwnPackChoice({ setup, onChange }: OwnPackChoiceProps) {
  const language = useLanguage()
  const say = BOX_WORDS[language]
  const collections = useOwnPacks()

  const choose = (box: string, on: boolean): void => {
    const others = setup.packs.filter(({ pack }) => pack.box !== box)
    const joining = collections.filter((one) => on && one.box === box)
    onChange({
      ...setup,
      packs: [...others, ...joining.map(({ pack, brought = pack }) => ({ pack: brought, file: packFile(box) }))],
    })
  }
  const optionOf = ({ box, title, pack }: Collection) => {
    const joins = mayJoin(pack, setup.boxes)
    return { value: box, title: title[language], disabled: !joins, ...(!joins && { text: say.packsNeed }) }
  }

  if (collections.length === 0) {
    return (
      <fieldset className="choices">
        <legend>{say.packs}</legend>
        <p className="small">
          {say.packsNone} <Link href="/cards">{say.packsGallery}</Link>
        </p>
      </fieldset>
    )
  }
  return (
    <Checks
      legend={say.packs}
      hint={say.packsHint}
      chosen={setup.packs.map(({ pack }) => pack.box)}
      options={collections.map(optionOf)}
      onChange={choose}
    />
  )
}
