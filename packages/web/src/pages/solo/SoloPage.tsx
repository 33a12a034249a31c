import type { GameName } from '@brouhaha/protocol'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { FIRST_CONCERT } from '../../games/mosh/set-up/ConcertChoices.tsx'
import { FIRST_SETUP } from '../../games/munchkin/set-up/setup.ts'
import { beginGame } from '../../local/games.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { readSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { playFrom } from './play-from.ts'
import { SetUp } from './SetUp.tsx'
import { firstSeats, seatsFrom } from './seat-forms.ts'
import { LOCAL_WORDS } from './words.ts'
import './local.css'

/**
 * The set-up in one screen. `/solo?now` starts against three bots at once, `/solo?together` seats two people;
 * `/solo?now=munchkin` and `/solo?together=munchkin` say which game.
 */
export function SoloPage() {
  const asked = new URLSearchParams(useSearch())
  const game: GameName = [...asked.values()].includes('munchkin') ? 'munchkin' : 'zombie-mosh'
  return asked.has('now') ? <BeginNow game={game} /> : <SetUp first={game} together={asked.has('together')} />
}

/** One game for each visit, however often the page is drawn. */
let begun: Promise<string> | null = null

function BeginNow({ game }: { readonly game: GameName }) {
  const [, go] = useLocation()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const say = LOCAL_WORDS[language]
    const nameless = fill(game === 'munchkin' ? say.nameMunchkin : say.namePlaceholder, { number: 1 })
    begun ??= beginGame(
      seatsFrom(firstSeats(game, readSettings().name, false), () => nameless),
      playFrom(game, FIRST_CONCERT, FIRST_SETUP),
    )
    let here = true
    begun
      .then((id) => here && go(`/solo/${id}`, { replace: true }))
      .catch(() => here && setFailed(true))
      .finally(() => {
        begun = null
      })
    return () => {
      here = false
    }
  }, [game, language, go])
  return failed ? <SetUp first={game} together={false} cannotKeep /> : <Loading />
}
