import { indefinite, isNarrowed, nouns } from '../describe/noun.ts'
import { acts, person, possessive, states } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { ADD, MAY, REPLACE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { CardFilter, Who } from '../language/selector.ts'
import { isObject } from '../schema/reader.ts'
import type { Verb, Words } from './verb.ts'

/**
 * A monster joins the fight, or takes the place of another; nothing happens once the fighters run or the fight is
 * full.
 */
export interface AddMonster {
  readonly do: 'addMonster'
  /** It takes the place of a monster that is named; that one leaves without a reward, and its enhancers leave with it. */
  readonly instead?: true
  /** These seats are asked in turn, until one has done it; whoever plays the card where it is left out. */
  readonly by?: Who
  /** Only such a monster. */
  readonly filter?: CardFilter
  /**
   * From the `hand` of whoever brings it; the top card of the `doorDeck`, discarded if it is no such monster; or the
   * topmost such monster of the `doorDiscards`.
   */
  readonly from?: 'hand' | 'doorDeck' | 'doorDiscards'
}

type Source = NonNullable<AddMonster['from']>

export const addMonster = (more: Omit<AddMonster, 'do'> = {}): Effect => ({ do: 'addMonster', ...more })

export const verb: Verb<AddMonster> = {
  fields: ({ yes, who, filter, word, maybe }) => ({
    instead: maybe(yes),
    by: maybe(who),
    filter: maybe(filter),
    from: maybe(word<Source>({ hand: true, doorDeck: true, doorDiscards: true })),
  }),
  expects: ({ filter }) =>
    isObject(filter) && filter.kind !== undefined && filter.kind !== 'monster'
      ? 'a filter without kind: what joins a fight is a monster'
      : undefined,
  deed: 'monsters',
  needs: 'openFight',
  aim({ instead, by, from = 'hand' }) {
    if (by !== undefined || from !== 'hand') return instead ? 'monster' : 'nothing'
    return instead ? 'swap' : 'ownMonster'
  },
}

export const words: Words<AddMonster> = {
  clause({ instead, by, filter, from = 'hand' }, scene) {
    const what = indefinite(nouns({ kind: 'monster', ...filter }, scene), scene)
    if (from !== 'hand') return additionFrom(from, instead === true, filter ?? {}, scene)
    const asked = by === undefined ? scene.subject : person(by, scene)
    const hand = `${possessive(asked, { gender: 'f', plural: false }, scene)} ${say(scene, 'hand', 'main')}`
    const place = isNarrowed(filter, scene)
      ? [`from ${hand} ${what}`, `, de ${hand}, ${what}`]
      : [`${what} from ${hand} to the fight`, ` au combat ${what} de ${hand}`]
    const [en = '', fr = ''] = instead
      ? [`one monster of the fight with ${what} from ${hand}`, ` un monstre du combat par ${what} de ${hand}`]
      : place
    const verb = instead ? REPLACE : ADD
    if (by === undefined && (instead === true || scene.isBrought === true))
      return `${acts(asked, verb, scene)}${say(scene, ` ${en}`, fr)}`
    const may = `${states(asked, MAY, scene)} ${say(scene, `${verb.en[0]} ${en}`, `${verb.fr[4]}${fr}`)}`
    return by === undefined || seatsMeant(by) === 'one'
      ? may
      : say(
          scene,
          `asked in turn, ${may}, until one of them does`,
          `à tour de rôle, ${may}, jusqu'à ce que l'un d'eux le fasse`,
        )
  },
}

function additionFrom(from: Exclude<Source, 'hand'>, instead: boolean, filter: CardFilter, scene: Scene): string {
  const list = nouns({ kind: 'monster', ...filter }, scene)
  const [first] = list
  const joins = instead
    ? say(scene, 'takes the place of one monster of the fight', "prend la place d'un monstre du combat")
    : say(scene, 'joins the fight', 'rejoint le combat')
  return from === 'doorDeck'
    ? say(
        scene,
        `the top door is turned up: ${indefinite(list, scene)} ${joins}, anything else is discarded`,
        `on retourne la première Porte : ${indefinite(list, scene)} ${joins}, toute autre carte est défaussée`,
      )
    : say(
        scene,
        `the topmost ${first?.one} of the door discards ${joins}`,
        `le premier ${first?.one} de la défausse des Portes ${joins}`,
      )
}
