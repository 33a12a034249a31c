import type { GameLesson } from '../../page/game-page.ts'
import { seatNames } from '../names.ts'
import { MUNCHKIN_COURSE } from './course.ts'
import { MUNCHKIN_LESSONS } from './words.ts'

export const MUNCHKIN_LESSON: GameLesson = { course: MUNCHKIN_COURSE, words: MUNCHKIN_LESSONS, names: seatNames }
