import type { GameLesson } from '../../page/game-page.ts'
import { zombieNames } from '../names.ts'
import { MOSH_COURSE } from './course.ts'
import { MOSH_LESSONS } from './words.ts'

export const MOSH_LESSON: GameLesson = {
  course: MOSH_COURSE,
  words: MOSH_LESSONS,
  names: (seats, language) => zombieNames(seats, null, language),
}
