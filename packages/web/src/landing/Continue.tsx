import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { SureButton } from '../app/SureButton.tsx'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import { type LocalGame, nameOfGame } from '../local/game.ts'
import { deleteGame, listGames } from '../local/games.ts'
import { tableInfo } from '../online/api.ts'
import { isGone } from '../online/gone.ts'
import { forgetPlace, type RememberedTable, rememberedTables } from '../online/memory.ts'
import { LANDING_WORDS } from './words.ts'

const MOST_SHOWN = 6

/** Games that wait for this person, online and on this device. */
export function Continue() {
  const language = useLanguage()
  const say = LANDING_WORDS[language]
  const [tables, setTables] = useState(rememberedTables)
  const [games, setGames] = useState<readonly LocalGame[]>([])

  useEffect(() => {
    listGames().then(
      (all) => setGames(all.filter((game) => !game.over)),
      () => {},
    )
    void unfinishedOf(rememberedTables()).then(setTables)
  }, [])

  if (tables.length + games.length === 0) return null
  return (
    <section className="paper taped continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{say.continueTitle}</h2>
      <ul>
        {tables.slice(0, MOST_SHOWN).map(({ table, name, at }) => (
          <Unfinished
            key={table}
            label={fill(say.continueOnline, { table, name })}
            at={at}
            href={`/t/${table}`}
            forgetLabel={fill(say.forgetOnline, { table })}
            onForget={() => {
              forgetPlace(table)
              setTables(tables.filter((one) => one.table !== table))
            }}
          />
        ))}
        {games.slice(0, MOST_SHOWN).map((game) => (
          <Unfinished
            key={game.id}
            label={fill(say.continueHere, { game: titleOf(game), names: namesOf(game) })}
            at={game.active}
            href={`/solo/${game.id}`}
            forgetLabel={fill(say.forgetHere, { names: namesOf(game) })}
            onForget={() => {
              void deleteGame(game.id)
              setGames(games.filter((one) => one.id !== game.id))
            }}
          />
        ))}
      </ul>
    </section>
  )
}

const titleOf = (game: LocalGame): string => (nameOfGame(game) === 'munchkin' ? 'Munchkin' : 'Zombie Mosh!')

const namesOf = (game: LocalGame): string =>
  game.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])).join(', ')

/** Tables that are gone are forgotten. Those that are over keep their place for a rematch, and leave the list. */
async function unfinishedOf(tables: readonly RememberedTable[]): Promise<RememberedTable[]> {
  const replies = await Promise.all(tables.map(({ table }) => tableInfo(table)))
  return tables.filter(({ table }, index) => {
    const reply = replies[index]!
    if (isGone(reply)) forgetPlace(table)
    return !isGone(reply) && !(reply.kind === 'done' && reply.value.status === 'over')
  })
}

interface UnfinishedProps {
  readonly label: string
  readonly at: number
  readonly href: string
  readonly forgetLabel: string
  onForget(): void
}

function Unfinished({ label, at, href, forgetLabel, onForget }: UnfinishedProps) {
  const language = useLanguage()
  const say = LANDING_WORDS[language]
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <li>
      <span className="continue-what">
        {label} <span className="small">{when}</span>
      </span>
      <span className="row">
        <Link href={href} className="button slight" aria-label={`${say.continueButton} : ${label}`}>
          {say.continueButton}
        </Link>
        <SureButton className="button slight grave" sure={say.sure} label={forgetLabel} onSure={onForget}>
          {say.forgetButton}
        </SureButton>
      </span>
    </li>
  )
}
