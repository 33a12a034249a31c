import type { GameName } from '@brouhaha/protocol'
import { use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { GameScreen } from '../../games/GameScreen.tsx'
import { seatNames } from '../../games/munchkin/names.ts'
import type { Course } from '../../games/page/lesson/course.ts'
import { useTable } from '../../line/use-table.ts'
import { bring } from '../../local/brought.ts'
import { Shell } from '../../shell/frame/Shell.tsx'
import { readSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { Coach } from './Coach.tsx'
import './learn.css'
import { MOSH_LESSONS } from '../../games/mosh/lesson/words.ts'
import { MUNCHKIN_LESSONS } from '../../games/munchkin/lesson/words.ts'
import { Tutor } from './tutor.ts'
import { LEARN_WORDS } from './words.ts'

const COURSES: Readonly<Record<GameName, () => Promise<Course>>> = {
  munchkin: async () => (await import('../../games/munchkin/lesson/course.ts')).MUNCHKIN_COURSE,
  'zombie-mosh': async () => (await import('../../games/mosh/lesson/course.ts')).MOSH_COURSE,
}
const LESSONS = { munchkin: MUNCHKIN_LESSONS, 'zombie-mosh': MOSH_LESSONS } as const
const known = new Map<GameName, Promise<Course>>()

function courseOf(game: GameName): Promise<Course> {
  const course = known.get(game) ?? COURSES[game]()
  known.set(game, course)
  return course
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Routes /learn/munchkin and /learn/mosh: a tutorial on the real engine. */
export function LearnPage({ game }: { readonly game: GameName }) {
  const language = useLanguage()
  const say = LEARN_WORDS[language]
  const lines: Readonly<Record<string, string>> = LESSONS[game][language]
  const [, go] = useLocation()
  const course = use(courseOf(game))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no new game
  const tutor = useMemo(() => {
    if (course.packs.length > 0) bring(`learn-${course.game.name}`, course.packs)
    return new Tutor(course, { name: readSettings().name.trim() || LEARN_WORDS[language].you, wait })
  }, [course])
  const { model, actions } = useTable(tutor)
  const progress = useSyncExternalStore(tutor.watch, () => tutor.progress)
  useEffect(() => () => tutor.close(), [tutor])

  const { step, lesson, number, astray } = progress
  const names = seatNames(model.table?.seats ?? [], language)
  const line = (name: string): string | undefined => {
    const text = lines[name]
    return text === undefined ? undefined : fill(text, { one: names[1] ?? '', two: names[2] ?? '' })
  }
  return (
    <Shell title={say.title} table={model.table} playing>
      <div className="learn">
        <Coach
          tutor={tutor}
          progress={progress}
          count={course.lessons.length}
          title={line(`lesson.${lesson.name}`) ?? ''}
          text={line(step?.name ?? 'finished') ?? ''}
          astray={astray ? (line(`astray.${step?.name}`) ?? say.astray) : null}
          onwards={<Onwards game={game} />}
        />
        <GameScreen
          key={number}
          model={model}
          actions={actions}
          replay={null}
          rematch={() => go(playAt(game))}
          silent
        />
      </div>
    </Shell>
  )
}

const playAt = (game: GameName): string => (game === 'munchkin' ? '/solo?now=munchkin' : '/solo?now')

function Onwards({ game }: { readonly game: GameName }) {
  const say = LEARN_WORDS[useLanguage()]
  const isMunchkin = game === 'munchkin'
  return (
    <>
      <Link href={playAt(game)} className="button loud">
        {say.playNow}
      </Link>
      <Link href={isMunchkin ? '/learn/mosh' : '/learn/munchkin'} className="button">
        {isMunchkin ? say.toMosh : say.toMunchkin}
      </Link>
    </>
  )
}
