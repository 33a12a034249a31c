import { use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { GameScreen } from '../../games/GameScreen.tsx'
import type { GameLesson, GamePage } from '../../games/page/game-page.ts'
import { GAME_PAGES } from '../../games/pages.ts'
import { rulesAt } from '../../games/rules-at.ts'
import { useTable } from '../../line/use-table.ts'
import { bring } from '../../local/brought.ts'
import { Shell } from '../../shell/frame/Shell.tsx'
import { readSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { Coach } from './Coach.tsx'
import './learn.css'
import { Tutor } from './tutor.ts'
import { LEARN_WORDS } from './words.ts'

const known = new Map<string, Promise<GameLesson>>()

interface LearnPageProps {
  readonly entry: GamePage['entry']
  lesson(): Promise<GameLesson>
}

function lessonOf({ entry: { name }, lesson }: LearnPageProps): Promise<GameLesson> {
  const fetched = known.get(name) ?? lesson()
  known.set(name, fetched)
  return fetched
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Routes /learn/munchkin and /learn/mosh: a tutorial on the real engine. */
export function LearnPage(props: LearnPageProps) {
  const { entry } = props
  const language = useLanguage()
  const say = LEARN_WORDS[language]
  const [, go] = useLocation()
  const { course, words, names: namesOf } = use(lessonOf(props))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no new game
  const tutor = useMemo(() => {
    if (course.packs.length > 0) bring(`learn-${course.game.name}`, course.packs)
    return new Tutor(course, { name: readSettings().name.trim() || LEARN_WORDS[language].you, wait })
  }, [course])
  const { model, actions } = useTable(tutor)
  const progress = useSyncExternalStore(tutor.watch, () => tutor.progress)
  useEffect(() => () => tutor.close(), [tutor])

  const { step, lesson, number, astray } = progress
  const names = namesOf(model.table?.seats ?? [], language)
  const line = (name: string): string | undefined => {
    const text = words[language][name]
    return text === undefined ? undefined : fill(text, { one: names[1] ?? '', two: names[2] ?? '' })
  }
  return (
    <Shell title={say.title} rules={rulesAt(model.table)} playing>
      <div className="learn">
        <Coach
          tutor={tutor}
          progress={progress}
          count={course.lessons.length}
          title={line(`lesson.${lesson.name}`) ?? ''}
          text={line(step?.name ?? 'finished') ?? ''}
          astray={astray ? (line(`astray.${step?.name}`) ?? say.astray) : null}
          onwards={<Onwards entry={entry} />}
        />
        <GameScreen
          key={number}
          model={model}
          actions={actions}
          replay={null}
          rematch={() => go(playAt(entry))}
          withoutChat
        />
      </div>
    </Shell>
  )
}

const playAt = ({ word }: LearnPageProps['entry']): string => `/solo?now=${word}`

function Onwards({ entry }: Pick<LearnPageProps, 'entry'>) {
  const language = useLanguage()
  const say = LEARN_WORDS[language]
  return (
    <>
      <Link href={playAt(entry)} className="button loud">
        {say.playNow}
      </Link>
      {GAME_PAGES.filter((other) => other.lesson && other.entry !== entry).map(({ entry: { word }, words }) => (
        <Link key={word} href={`/learn/${word}`} className="button">
          {fill(say.toOther, { game: words[language].title })}
        </Link>
      ))}
    </>
  )
}
