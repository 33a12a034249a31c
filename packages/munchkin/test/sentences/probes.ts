// What a sentence of one step cannot show: two steps in a row, a deck that is empty, and freedoms that are seen in what is on offer.

import type { Card } from '@brouhaha/cards'
import { factsOf } from './facts.ts'
import { ANA, CYD } from './fillers.ts'
import type { Raw } from './grammar.ts'
import type { Judgement } from './held.ts'
import { carried } from './places.ts'
import { readCard, SELF } from './playing.ts'
import { PROPS } from './props.ts'
import { type Fight, type Lying, liven, tableFor } from './situation.ts'
import { Stage } from './stage.ts'

interface Probe {
  readonly name: string
  judge(): Judgement
}

const RIGHT: Judgement = { outcome: 'right', says: '' }
const wrong = (says: string): Judgement => ({ outcome: 'mismatch', says })

const special = (window: string, ...effect: readonly Raw[]): Raw => carried('special', { use: window, effect }, 'none')

function seat(raw: Raw, fight: Fight, lying: Lying, isBare = false): Stage | null {
  const card = readCard(raw)
  if (Array.isArray(card)) return null
  const stage = new Stage([card as Card, ...PROPS.cards], tableFor(fight, true, lying, isBare))
  if (!isBare) liven(stage)
  return stage
}

const holds =
  (raw: Raw, fight: Fight, lying: Lying, check: (stage: Stage) => string | null, isBare = false) =>
  (): Judgement => {
    const stage = seat(raw, fight, lying, isBare)
    if (stage === null) return wrong('it is refused')
    const says = check(stage)
    return says === null ? RIGHT : wrong(says)
  }

const REVEAL: Raw = { do: 'reveal', cards: { of: 'left', zone: 'hand', take: 'all' }, to: 'you' }
const PICK: Raw = { do: 'discard', cards: { of: 'left', zone: 'hand', by: 'you' } }

/** Her level and her hand once a fight is won in which this lay before her. */
function spoils(until: string, abilities: readonly Raw[]): readonly [level: number, cards: number] | null {
  const stage = seat(special('ownCombat', { do: 'stay', until, abilities }), 'won', { hand: ANA })
  if (stage === null) return null
  stage.must(ANA, 'play', { copy: SELF })
  stage.must(ANA, 'claim')
  stage.settle()
  return [factsOf(stage).seats[ANA]!.level, stage.hand('ana').length]
}

/** What winning a fight brings, and how much more it is for whom this lies there. */
const AFTER_FIGHTS: readonly (readonly [name: string, ability: Raw, levels: number, cards: number])[] = [
  ['won', { on: 'won', effect: [{ do: 'gainLevels', levels: 1 }] }, 1, 0],
  ['fightOver', { on: 'fightOver', effect: [{ do: 'gainLevels', levels: 1 }] }, 1, 0],
  ['killed', { on: 'killed', effect: [{ do: 'gainLevels', levels: 1 }] }, 1, 0],
  ['levelGained', { on: 'levelGained', effect: [{ do: 'draw', deck: 'door', cards: 1, face: 'down' }] }, 0, 1],
  ['treasures', { figure: 'treasures', add: 1 }, 0, 1],
]

const untilAfterTheFight = (until: string): readonly Probe[] =>
  AFTER_FIGHTS.map(([name, ability, levels, cards]) => ({
    name: `what stays for a fight (${until}) is still there when it is won: ${name}`,
    judge() {
      const plain = spoils(until, [])
      const more = spoils(until, [ability])
      if (plain === null || more === null) return wrong('it is refused')
      const found = [more[0] - plain[0], more[1] - plain[1]]
      return found[0] === levels && found[1] === cards ? RIGHT : wrong(`${found} and not ${[levels, cards]}`)
    },
  }))

export const PROBES: readonly Probe[] = [
  ...untilAfterTheFight('combat'),
  ...untilAfterTheFight('nextCombat'),
  {
    name: 'a hand that was just revealed is chosen from with open eyes',
    judge: holds(special('ownTurn', REVEAL, PICK), 'none', { hand: ANA }, (stage) => {
      stage.must(ANA, 'play', { copy: SELF })
      return stage.choicesOf(ANA).every(({ type }) => type === 'pick') ? null : 'she chooses blindly'
    }),
  },
  {
    name: 'any other hand is chosen from blindly',
    judge: holds(special('ownTurn', PICK), 'none', { hand: ANA }, (stage) => {
      stage.must(ANA, 'play', { copy: SELF })
      return stage.choicesOf(ANA).every(({ type }) => type === 'pickBlind') ? null : 'she sees what she chooses from'
    }),
  },
  {
    name: 'where nothing could be drawn, nothing was drawn',
    judge: holds(
      special(
        'ownTurn',
        { do: 'draw', deck: 'door', cards: 1, face: 'down', as: 'drawn' },
        { do: 'discard', cards: { zone: { the: 'drawn' } } },
      ),
      'none',
      { hand: ANA },
      (stage) => {
        const before = stage.hand('ana').length
        stage.must(ANA, 'play', { copy: SELF })
        stage.settle()
        return stage.hand('ana').length === before - 1 ? null : 'she loses a card that she did not draw'
      },
      true,
    ),
  },
  {
    name: 'steps happen one after the other, and a door is opened behind all of them',
    judge: () =>
      Array.isArray(
        readCard(special('ownTurn', { do: 'openDoor' }, { do: 'draw', deck: 'door', cards: 1, face: 'down' })),
      )
        ? RIGHT
        : wrong('a step behind openDoor would come before it'),
  },
  {
    name: 'who may not hold back plays what helps his side before he runs, and for nothing else',
    judge: holds(carried('monster', { bans: 'holdingBack' }, 'lost'), 'lost', { isMonster: true }, (stage) => {
      const shots = stage
        .choicesOf(ANA)
        .filter(({ type, copy }) => type === 'play' && copy === stage.copy('fizz', 'ana'))
      if (stage.choicesOf(ANA).some(({ type }) => type === 'run')) return 'she may run'
      return shots.some(({ index }) => index === 0) && !shots.some(({ index }) => index === 1)
        ? null
        : 'she may play it for the monsters'
    }),
  },
  {
    name: 'who may count as something says so at will',
    judge: holds(carried('item', { countsAs: 'wizard' }, 'none'), 'none', { table: ANA }, (stage) => {
      const counts = (): boolean => factsOf(stage).seats[ANA]!.traits.includes('wizard')
      if (!counts()) return 'she does not count as one'
      if (stage.act(ANA, 'countAs', { copy: SELF }) === null) return 'she has no say in it'
      return counts() ? 'she still counts as one' : null
    }),
  },
  {
    name: 'what would find nothing is not on offer',
    judge: holds(
      special('any', { do: 'take', cards: { of: 'everyone', zone: 'table', filter: { kind: 'acolyte' } }, to: 'you' }),
      'none',
      { hand: CYD },
      (stage) => (stage.act(CYD, 'play', { copy: SELF }) === null ? null : 'it is on offer, and wasted'),
    ),
  },
]
