import type { Side } from '@brouhaha/zombie-mosh'
import { type OpenSession, readRivals } from '../session.ts'
import { BOARD_WORDS } from '../texts/mosh.ts'
import { PLAY_WORDS } from '../texts/play.ts'
import { Concert } from './concert.ts'

const MOST_SONGS = 99

export const openConcert: OpenSession = (given, wanted, asker) => {
  const { language } = given
  const evening = {
    ...wanted,
    language,
    side: given.oneOf<Side>('side', ['A', 'B'], 'A'),
    songs: given.whole('songs', { from: 1, to: MOST_SONGS, otherwise: 0 }),
    rivals: readRivals(given, wanted),
    narrator: wanted.opened.narrator,
  }
  return () => {
    asker.say(`${BOARD_WORDS[language].legend}\n`)
    const concert = new Concert(evening, asker)
    const { bye, leaving } = PLAY_WORDS[language]
    return { match: concert.hosted.match, play: () => concert.play(), bye, leaving }
  }
}
