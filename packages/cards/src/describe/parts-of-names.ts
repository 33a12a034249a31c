// What was given a name, counted: a number, how many cards, or what these come to.

import { unreachable } from '@brouhaha/kit'
import type { Amount } from '../language/amount.ts'
import { type Counted, countedBy, isMonster, isNumber, theCards, theMonster, theNumber, thisWay } from './given.ts'
import { de } from './grammar.ts'
import type { Parts } from './parts.ts'
import { type Scene, say } from './scene.ts'

/** What was given a name: a number, how many cards, or what these come to. */
export function givenParts(amount: Extract<Amount, { readonly the: string }>, scene: Scene): Parts {
  const quantity = (en: string, fr: string): Parts => ({ is: 'quantity', factor: 1, quantity: say(scene, en, fr) })
  const counted = countedBy(amount.the, scene)
  if (isMonster(amount.the, scene)) {
    const monster = theMonster(amount.the, scene)
    return quantity(`the level of ${monster}`, `le niveau ${de(monster)}`)
  }
  if (!('sum' in amount) && counted !== 'result' && counted !== 'other') return countedParts(counted, scene, amount.the)
  if (isNumber(amount.the, scene)) return quantity(theNumber(amount.the, scene), theNumber(amount.the, scene))
  const { text, isOne } = theCards(amount.the, scene)
  if (!('sum' in amount)) return quantity(`the number of ${text}`, `le nombre ${de(text)}`)
  switch (amount.sum) {
    case 'value': {
      const value = say(scene, `the value of ${text}`, `la valeur ${de(text)}`)
      const units = say(
        scene,
        `gold ${text} ${isOne ? 'is' : 'are'} worth`,
        `pièces d'or que ${isOne ? 'vaut' : 'valent'} ${text}`,
      )
      return { is: 'quantity', factor: 1, quantity: value, units }
    }
    case 'bonus':
      return quantity(`the bonus of ${text}`, `le bonus ${de(text)}`)
    case 'level':
      return quantity(`the level of ${text}`, `le niveau ${de(text)}`)
    default:
      return unreachable(amount.sum)
  }
}

/** "card lost this way" */
export function countedParts(counted: Exclude<Counted, 'result' | 'other'>, scene: Scene, name?: string): Parts {
  const how = thisWay(name, scene)
  const said = (thing: string): string =>
    how === 'ainsi' ? thing : thing.replace(/ this way$/, ` ${how}`).replace(/ ainsi (.*)$/, ` $1 ${how}`)
  const each = (one: string, many: string, une: string, plusieurs: string): Parts => ({
    is: 'each',
    factor: 1,
    thing: said(say(scene, one, une)),
    things: said(say(scene, many, plusieurs)),
  })
  switch (counted) {
    case 'cardsLost':
      return each('card lost this way', 'cards lost this way', 'carte ainsi perdue', 'cartes ainsi perdues')
    case 'cardsTaken':
      return each('card taken this way', 'cards taken this way', 'carte ainsi prise', 'cartes ainsi prises')
    case 'cardsGiven':
      return each('card given this way', 'cards given this way', 'carte ainsi donnée', 'cartes ainsi données')
    case 'cardsDrawn':
      return each('card drawn this way', 'cards drawn this way', 'carte ainsi piochée', 'cartes ainsi piochées')
    case 'levelsLost':
      return each('level lost this way', 'levels lost this way', 'niveau ainsi perdu', 'niveaux ainsi perdus')
    case 'levelsGained':
      return each('level gained this way', 'levels gained this way', 'niveau ainsi gagné', 'niveaux ainsi gagnés')
    default:
      return unreachable(counted)
  }
}
