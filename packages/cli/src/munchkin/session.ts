import { wrap } from '@brouhaha/kit'
import { WrongArguments } from '../arguments.ts'
import { boxesOf } from '../games.ts'
import { type OpenSession, readRivals } from '../session.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'
import { WRONG } from '../texts/wrong.ts'
import { Delve } from './delve.ts'

export const openDelve: OpenSession = (given, wanted, asker) => {
  const { language } = given
  const { box, opened } = wanted
  for (const option of ['side', 'songs'])
    if (given.has(option)) throw new WrongArguments(WRONG.notFor(`--${option}`, box))
  const rivals = readRivals(given, wanted)
  return () => {
    const { help, bye, leaving } = MUNCHKIN_WORDS[language]
    asker.say(`${wrap(help, '  ')}\n`)
    const { narrator } = opened
    const delve = new Delve({ ...wanted, language, boxes: boxesOf(box), rivals, narrator }, asker)
    return { match: delve.hosted.match, play: () => delve.play(), bye, leaving }
  }
}
