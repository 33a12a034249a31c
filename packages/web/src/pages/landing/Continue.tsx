import type { TableInfo } from '@brouhaha/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { tableInfo } from '../../line/api.ts'
import { isGone } from '../../line/gone.ts'
import { forgetPlace, type RememberedTable, rememberedTables } from '../../line/memory.ts'
import { type LocalGame, nameOfGame } from '../../local/game.ts'
import { deleteGame, listGames } from '../../local/games.ts'
import { SureButton } from '../../shell/parts/SureButton.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { titleOf } from '../set-up/title-of.ts'
import { type TableInWords, tableInWords } from './table-in-words.ts'
import { LANDING_WORDS } from './words.ts'

const MOST_SHOWN = 6

interface WaitingTable extends RememberedTable {
  /** Null as long as the server has not told. */
  readonly info: TableInfo | null
}

/** Games that wait for this person, online and on this device. */
export function Continue() {
  const language = useLanguage()
  const say = LANDING_WORDS[language]
  const [tables, setTables] = useState<readonly WaitingTable[]>(() =>
    rememberedTables().map((table) => ({ ...table, info: null })),
  )
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
        {tables.slice(0, MOST_SHOWN).map(({ table, name, seat, at, info }) => (
          <Unfinished
            key={table}
            {...onlineInWords(fill(say.continueOnline, { table, name }), info && tableInWords(info, seat, language))}
            at={at}
            href={`/t/${table}`}
            forget={say.forgetButton}
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
            title={fill(say.continueHere, { game: titleOf(nameOfGame(game), language), names: namesOf(game) })}
            details={[]}
            at={game.active}
            href={`/solo/${game.id}`}
            forget={say.deleteButton}
            forgetLabel={fill(say.deleteHere, { names: namesOf(game) })}
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

/** Where and as whom, under what is played with whom; alone as long as that is not known. */
const onlineInWords = (place: string, table: TableInWords | null): Pick<UnfinishedProps, 'title' | 'details'> =>
  table === null ? { title: place, details: [] } : { title: table.title, details: [table.state, place] }

const namesOf = (game: LocalGame): string =>
  game.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : [])).join(', ')

/** Tables that are gone are forgotten. Those that are over keep their place for a rematch, and leave the list. */
async function unfinishedOf(tables: readonly RememberedTable[]): Promise<readonly WaitingTable[]> {
  const replies = await Promise.all(tables.map(({ table }) => tableInfo(table)))
  return tables.flatMap((table, index) => {
    const reply = replies[index]!
    if (isGone(reply)) forgetPlace(table.table)
    const info = reply.kind === 'done' ? reply.value : null
    return isGone(reply) || info?.status === 'over' ? [] : [{ ...table, info }]
  })
}

interface UnfinishedProps {
  readonly title: string
  readonly details: readonly string[]
  readonly at: number
  readonly href: string
  readonly forget: string
  readonly forgetLabel: string
  onForget(): void
}

function Unfinished({ title, details, at, href, forget, forgetLabel, onForget }: UnfinishedProps) {
  const language = useLanguage()
  const say = LANDING_WORDS[language]
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <li>
      <span className="continue-what">
        {title} <span className="small">{[...details, when].join(' · ')}</span>
      </span>
      <span className="row">
        <Link
          href={href}
          className="button slight"
          aria-label={fill(say.continueWhat, { what: [title, ...details].join(', ') })}
        >
          {say.continueButton}
        </Link>
        <SureButton className="button slight grave" sure={say.sure} label={forgetLabel} onSure={onForget}>
          {forget}
        </SureButton>
      </span>
    </li>
  )
}
