import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { GAME_PAGES } from './games/pages.ts'
import { Landing } from './pages/landing/Landing.tsx'
import { Boundary } from './shell/frame/breakdown/Boundary.tsx'
import { Loading } from './shell/frame/Loading.tsx'
import { NotFound } from './shell/frame/NotFound.tsx'
import { NewVersion } from './shell/offline/NewVersion.tsx'
import { Announcer } from './shell/parts/announce.tsx'
import { changeSettings, useSettings } from './shell/settings/settings.ts'
import { LanguageContext } from './shell/words/language.ts'

const About = lazy(async () => ({ default: (await import('./pages/about/About.tsx')).About }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules/RulesPage.tsx')).RulesPage }))
const GalleryPage = lazy(async () => ({ default: (await import('./pages/gallery/GalleryPage.tsx')).GalleryPage }))
const TablePage = lazy(async () => ({ default: (await import('./pages/lobby/TablePage.tsx')).TablePage }))
const SoloPage = lazy(async () => ({ default: (await import('./pages/solo/SoloPage.tsx')).SoloPage }))
const SoloGame = lazy(async () => ({ default: (await import('./pages/solo/SoloGame.tsx')).SoloGame }))
const LearnPage = lazy(async () => ({ default: (await import('./pages/learn/LearnPage.tsx')).LearnPage }))
const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay/ReplayPage.tsx')).ReplayPage }))

export function App() {
  const { language, theme, bigText } = useSettings()

  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    root.classList.toggle('big', bigText)
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [language, theme, bigText])

  return (
    <LanguageContext value={{ language, change: (next) => changeSettings({ language: next }) }}>
      <Announcer>
        <Boundary>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/" component={Landing} />
              <Route path="/t/:table">{({ table }) => <TablePage key={table} table={table} />}</Route>
              <Route path="/solo" component={SoloPage} />
              <Route path="/solo/:game">{({ game }) => <SoloGame key={game} game={game} />}</Route>
              {GAME_PAGES.map(
                ({ entry, lesson }) =>
                  lesson && (
                    <Route key={entry.word} path={`/learn/${entry.word}`}>
                      <LearnPage entry={entry} lesson={lesson} />
                    </Route>
                  ),
              )}
              <Route path="/replay/:id?">{({ id }) => <ReplayPage key={id} id={id ?? null} />}</Route>
              <Route path="/rules/:rule?">{({ rule }) => <RulesPage rule={rule ?? null} />}</Route>
              <Route path="/cards/:box?/:card?">
                {({ box, card }) => <GalleryPage box={box ?? null} card={card ?? null} />}
              </Route>
              <Route path="/about" component={About} />
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </Boundary>
        <NewVersion />
      </Announcer>
    </LanguageContext>
  )
}
