import type { MunchkinChoice, MunchkinForm, MunchkinView } from '@brouhaha/munchkin'
import { describe, expect, test } from 'vitest'
import type { Door } from '../../../../src/games/munchkin/deals/doors.ts'
import { type DealsNow, dealChoices, dealsNow, type Offer } from '../../../../src/games/munchkin/deals/now.ts'
import { evening, type Moment } from './evening.ts'

const BOXES = ['base', 'star', 'cthulhu', 'zombies'] as const

const placesOf = ({ offers, asks, volunteers, challenges, answers }: DealsNow): MunchkinChoice[] => [
  ...offers.flatMap(({ yes, no }) => [yes, no].filter((choice) => choice !== null)),
  ...asks,
  ...volunteers,
  ...challenges,
  ...answers,
]

const written = (choices: readonly MunchkinChoice[]): string[] => choices.map((choice) => JSON.stringify(choice)).sort()

const DOOR_OF: Readonly<Record<Exclude<MunchkinForm['type'], 'counter' | 'rule'>, Door>> = {
  askHelp: 'askHelp',
  offerHelp: 'offerHelp',
  trade: 'trade',
  sellItems: 'sell',
  show: 'show',
  pact: 'promise',
}

function isWithinReach(form: MunchkinForm, { view }: Moment, { doors, offers }: DealsNow): boolean {
  if (form.type === 'rule') return false
  if (form.type === 'counter') return offers.some(({ mayCounter }) => mayCounter)
  // Help may be offered to somebody who is winning, though nobody could take it then.
  if (form.type === 'offerHelp' && view.combat?.winning === true) return true
  return doors.includes(DOOR_OF[form.type])
}

describe.each(BOXES)('a wild evening of %s', (box) => {
  test('[MK-HELP-01, MK-TRADE-07] whatever of a deal may be chosen has exactly one button', () => {
    const seen = new Set<string>()
    for (const { view, choices } of evening(box)) {
      expect(written(placesOf(dealsNow(view, choices)))).toEqual(written(dealChoices(choices)))
      for (const { type } of dealChoices(choices)) seen.add(type)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['ask', 'volunteer', 'accept', 'refuse', 'withdraw', 'challenge']))
  })

  test('[MK-TRADE-03, MK-SELL-05, MK-HELP-15, MK-CARD-15] whatever the rules would accept has a door', () => {
    const seen = new Set<string>()
    for (const moment of evening(box)) {
      const now = dealsNow(moment.view, moment.choices)
      for (const form of moment.forms) {
        seen.add(form.type)
        expect(isWithinReach(form, moment, now), `${form.type} at ${moment.view.decision}`).toBe(true)
      }
    }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['askHelp', 'counter', 'offerHelp', 'pact', 'show', 'trade']),
    )
  })

  test('[MK-TRADE-03, MK-SELL-05] fighters neither trade nor sell nor promise, and only the active player sells', () => {
    let fights = 0
    for (const { view, choices } of evening(box)) {
      const { doors } = dealsNow(view, choices)
      const { combat, you, active } = view
      if (doors.includes('sell')) expect(active).toBe(you)
      if (combat === null || (combat.main !== you && combat.helper !== you)) continue
      fights++
      expect(doors.filter((door) => door === 'trade' || door === 'sell' || door === 'promise')).toEqual([])
    }
    expect(fights).toBeGreaterThan(10)
  })
})

/** The first moment that fits. */
function find(fits: (moment: Moment) => boolean): Moment {
  const found = ['base', 'star', 'cthulhu', 'zombies'].flatMap(evening).find(fits)
  if (found === undefined) throw new Error('there is no such moment')
  return found
}

const isAsked = ({ view }: Moment): boolean =>
  view.decision === 'helpOrNot' && view.you !== null && view.asked.includes(view.you)

test('[MK-HELP-01] who is asked for help answers yes, no, or only if', () => {
  const { view, choices } = find(isAsked)
  const [first] = dealsNow(view, choices).offers
  expect(first).toMatchObject({
    role: 'forMe',
    offer: { kind: 'askHelp', to: view.you },
    yes: { type: 'accept', seat: view.combat?.main },
    no: { type: 'refuse' },
    mayCounter: true,
  })
})

const asHelp = (seat: number, to: number, treasures: number, helperPicksFirst: boolean): Offer => ({
  seat,
  to,
  number: 100 + seat,
  kind: 'offerHelp',
  terms: { items: [], treasures, helperPicksFirst, evenIfLost: false },
})

test('[TT-18] of several helpers the cheapest lies first, before offers that are not for the reader', () => {
  const { view } = find(({ view: { combat, you } }) => combat !== null && combat.main === you)
  const you = view.you!
  const [one, two, three] = [0, 1, 2, 3].filter((seat) => seat !== you) as [number, number, number]
  const offers = [asHelp(one, two, 0, true), asHelp(two, you, 1, true), asHelp(three, you, 1, false)]
  const lying = dealsNow({ ...view, offers } as MunchkinView, []).offers
  expect(lying.map(({ offer }) => offer.seat)).toEqual([three, two, one])
  expect(lying.map(({ role }) => role)).toEqual(['forMe', 'forMe', 'others'])
})

test('whoever looks on begins nothing', () => {
  const { view } = find(({ view: { turn } }) => turn > 1)
  expect(dealsNow({ ...view, you: null }, []).doors).toEqual([])
})

test('[MK-HELP-13] nobody is pointed to help in a fight that is being won', () => {
  const { view, choices } = find(
    ({ view: { combat, you, decision } }) => decision === 'fightOrRun' && combat?.main === you && combat.winning,
  )
  expect(dealsNow(view, choices).doors).not.toContain('askHelp')
})
