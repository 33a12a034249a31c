// Steps that leave open what whoever plays the card must name. Format 1 asked for it with the card, or never.

import { isObject } from '../schema/reader.ts'
import type { Aim } from '../verbs/verb.ts'
import type { Raw } from './known.ts'
import type { Notify } from './notices.ts'

const isNamed = (monster: unknown): boolean => monster === 'named' || (isObject(monster) && isObject(monster.named))

/** Whether a step means a monster that somebody must have named. */
const meansNamed = (raw: Raw): boolean =>
  ((raw.do === 'remove' || raw.do === 'kill') && isNamed(raw.monster)) ||
  raw.do === 'clone' ||
  (raw.do === 'escape' && raw.from === 'named')

/** `aim`: what was named with the card; `isRoll`: in a roll step the monster is known. */
export function closed(raw: Raw, done: Raw, aim: Aim, isRoll: boolean, path: string, notify: Notify): Raw | null {
  const knowsMonster = isRoll || aim === 'monster' || aim === 'swap'
  if (raw.do === 'strengthen' && raw.side === 'either' && aim !== 'side') {
    notify('side', path)
    return { ...done, side: 'players' }
  }
  const isFromHand = raw.do === 'addMonster' && (raw.from === undefined || raw.from === 'hand')
  const bringsUnnamed = isFromHand && raw.by === undefined && raw.instead !== true && aim !== 'ownMonster'
  if ((meansNamed(raw) && !knowsMonster) || bringsUnnamed) {
    notify('inert', path)
    return null
  }
  if (raw.do === 'addMonster' && raw.instead === true && !knowsMonster) notify('firstMonster', path)
  return done
}
