import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type LocalGame, nameOfGame } from '../../local/game.ts'
import { deleteGame, listGames } from '../../local/games.ts'
import { useAnnounce } from '../../shell/parts/announce.tsx'
import { SureButton } from '../../shell/parts/SureButton.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { titleOf } from '../set-up/title-of.ts'
import { botInWords } from './bot-in-words.ts'
import { LOCAL_WORDS } from './words.ts'

/** Games kept in this browser: go on, watch again, delete. */
export function KeptGames() {
  const language = useLanguage()
  const say = LOCAL_WORDS[language]
  const announce = useAnnounce()
  const [games, setGames] = useState<readonly LocalGame[]>([])

  useEffect(() => {
    listGames().then(setGames, () => {})
  }, [])

  const remove = async (id: string): Promise<void> => {
    await deleteGame(id)
    setGames(await listGames())
    announce(say.deleted)
  }

  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games">{say.kept}</h2>
      {games.length === 0 ? (
        <p>{say.keptNone}</p>
      ) : (
        <ul className="local-games">
          {games.map((game) => (
            <KeptGame key={game.id} game={game} remove={() => remove(game.id)} />
          ))}
        </ul>
      )}
      <p>
        <Link href="/replay">{say.openFile}</Link>
      </p>
    </section>
  )
}

function KeptGame({ game, remove }: { readonly game: LocalGame; readonly remove: () => void }) {
  const language = useLanguage()
  const say = LOCAL_WORDS[language]
  const nameOf = (bot: string): string => botInWords(nameOfGame(game), bot, language)
  const players = game.seats.map((seat) => (seat.kind === 'person' ? seat.name : nameOf(seat.bot))).join(' · ')
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.active)
  return (
    <li className="paper local-game">
      <div>
        <strong>{players}</strong>
        <p className="small">
          {titleOf(nameOfGame(game), language)} · {when} · {fill(say.moves, { count: game.rows })}
          {game.over && ` · ${say.isOver}`}
        </p>
      </div>
      <div className="row">
        {!game.over && (
          <Link href={`/solo/${game.id}`} className="button" aria-label={fill(say.continueWhat, { players })}>
            {say.continue}
          </Link>
        )}
        <Link href={`/replay/${game.id}`} className="button slight" aria-label={fill(say.replayWhat, { players })}>
          {say.replay}
        </Link>
        <SureButton
          className="button slight grave"
          sure={say.deleteSure}
          label={fill(say.deleteWhat, { players })}
          onSure={remove}
        >
          {say.delete}
        </SureButton>
      </div>
    </li>
  )
}
