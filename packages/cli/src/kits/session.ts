import { FIELD_WORDS } from '@brouhaha/games'
import { WrongArguments } from '../arguments.ts'
import { type OpenSession, readRivals } from '../session.ts'
import { PLAIN_WORDS } from '../texts/plain.ts'
import { WRONG } from '../texts/wrong.ts'
import { PlainEvening } from './evening.ts'

export const openPlain: OpenSession = (given, wanted, asker) => {
  for (const option of ['side', 'songs'])
    if (given.has(option)) throw new WrongArguments(WRONG.notFor(`--${option}`, wanted.box))
  const { language } = given
  const { options, narrator, plain = FIELD_WORDS } = wanted.opened
  const terms = { ...wanted, language, rivals: readRivals(given, wanted), narrator }
  return () => {
    const evening = new PlainEvening(terms, { options: options(wanted.players, 0, {}), plain }, asker)
    const { bye, leaving } = PLAIN_WORDS[language]
    return { match: evening.hosted.match, play: () => evening.play(), bye, leaving }
  }
}
