import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { GamePage } from '../../games/page/game-page.ts'
import { OLDEST_PAGE, pageAt } from '../../games/pages.ts'
import { beginGame } from '../../local/games.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { readSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { SetUp } from './SetUp.tsx'
import { firstSeats, seatsFrom } from './seat-forms.ts'
import './local.css'

/**
 * The set-up in one screen. `/solo?now` starts against three bots at once, `/solo?together` seats two people;
 * `/solo?now=munchkin` and `/solo?together=munchkin` say which game.
 */
export function SoloPage() {
  const asked = new URLSearchParams(useSearch())
  const [page = OLDEST_PAGE] = [...asked.values()].flatMap((word) => pageAt(word) ?? [])
  return asked.has('now') ? (
    <BeginNow page={page} />
  ) : (
    <SetUp first={page.entry.name} together={asked.has('together')} />
  )
}

/** One game for each visit, however often the page is drawn. */
let begun: Promise<string> | null = null

function BeginNow({ page }: { readonly page: GamePage }) {
  const [, go] = useLocation()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const { entry, words, setUp } = page
    const nameless = fill(words[language].nameless, { number: 1 })
    begun ??= beginGame(
      seatsFrom(firstSeats(entry.name, readSettings().name, false), () => nameless),
      setUp.play(setUp.first),
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
  }, [page, language, go])
  return failed ? <SetUp first={page.entry.name} together={false} cannotKeep /> : <Loading />
}
