// Before the first song: six posters, one zombie each.

import { BOARDS, boardBio, boardName, type MoshView, PARTS, partName } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../../shell/words/language.ts'
import { Zombie } from './figure/Zombie.tsx'
import { PartSign } from './PartSign.tsx'
import { endures, stillChoosing } from './phrases.ts'
import { MOSH_WORDS } from './words.ts'

interface ChooseZombieProps {
  readonly view: MoshView
  readonly names: readonly string[]
  readonly onOffer: readonly number[]
  readonly picked: number | null
  readonly pick: (board: number) => void
}

export function ChooseZombie({ view, names, onOffer, picked, pick }: ChooseZombieProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const choosing = view.seats.flatMap((seat, index) => (seat.board === null ? [names[index]!] : []))
  return (
    <section className="posters" aria-label={say.chooseZombie}>
      <h2 className="posters-title">{say.chooseZombie}</h2>
      <p className="posters-waiting">{stillChoosing(choosing, language)}</p>
      <div className="poster-grid" role="radiogroup" aria-label={say.chooseZombie}>
        {BOARDS.map((board, index) => {
          const owner = view.seats.findIndex((seat) => seat.board === index)
          const playable = onOffer.includes(index)
          const chosen = picked === index
          return (
            // biome-ignore lint/a11y/useSemanticElements: a poster is pressed like a button and read as one of a group
            <button
              key={board.id}
              type="button"
              role="radio"
              aria-checked={chosen}
              aria-disabled={!playable}
              tabIndex={chosen || (picked === null && index === (onOffer[0] ?? 0)) ? 0 : -1}
              data-board={index}
              className={`poster ${chosen ? 'is-chosen' : ''} ${playable ? 'is-playable' : ''}`}
              onClick={() => pick(index)}
            >
              <span className="key" aria-hidden="true">
                {index + 1}
              </span>
              <Zombie board={index} />
              <span className="poster-name">{boardName(index, language)}</span>
              <span className="poster-bio">{boardBio(index, language)}</span>
              {view.side === 'B' && <Endurance board={index} />}
              {owner >= 0 && <span className="stamp">{owner === view.you ? say.you : names[owner]}</span>}
            </button>
          )
        })}
      </div>
    </section>
  )
}

function Endurance({ board }: { readonly board: number }) {
  const language = useLanguage()
  return (
    <span className="endurance">
      {PARTS.map((part, index) => (
        <span key={part}>
          <PartSign part={part} />
          <span className="unseen">
            {partName(part, language)} {endures(BOARDS[board]!.endures[index]!, language)},
          </span>
          <b aria-hidden="true">{BOARDS[board]!.endures[index]}</b>
        </span>
      ))}
    </span>
  )
}
