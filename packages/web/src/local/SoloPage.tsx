import type { GameName } from '@brouhaha/protocol'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import { readSettings } from '../settings/settings.ts'
import { FIRST_CONCERT } from '../setup/ConcertChoices.tsx'
import { FIRST_SETUP } from '../setup/munchkin-setup.ts'
import { beginGame } from './games.ts'
import { playFrom } from './play-from.ts'
import { SetUp } from './SetUp.tsx'
import { firstSeats, seatsFrom } from './setup.ts'
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
