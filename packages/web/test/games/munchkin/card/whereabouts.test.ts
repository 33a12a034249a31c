import { expect, test } from 'vitest'
import { cardsBeside, whereabouts } from '../../../../src/games/munchkin/card/whereabouts.ts'
import { BOXES, type Moment, watchGame } from '../questions/games.ts'

const moments: Moment[] = []
for (const [at, box] of BOXES.entries())
  watchGame({ boxes: [box], bot: 'novice', seats: 4, seed: at + 5 }, (moment) => void moments.push(moment))
const some = moments.filter((_, at) => at % 40 === 0)

test('[MK-CARD-06] every card that lies open says in both languages where it is and what it does there', () => {
  for (const { view, reader } of some)
    for (const language of ['en', 'fr'] as const)
      for (const { id } of [...view.hand, ...view.seats.flatMap(({ table }) => table)]) {
        const lines = whereabouts(id, view, reader, language)
        expect(lines.length).toBeGreaterThan(0)
        for (const line of lines) expect(line).not.toMatch(/[{}]|undefined/)
      }
})

test('[MK-ITEM-03] an item that lies sideways is said to be carried only, one in use to be in use', () => {
  const seen = new Set<string>()
  for (const { view, reader } of some)
    view.seats.forEach(({ table }, seat) => {
      for (const { id, used, stays } of table.filter((lying) => reader.card.named(lying.id).kind === 'item')) {
        if (stays) continue
        const name = reader.names[seat]!
        const expected = used ? `In use before ${name}.` : `Lies sideways before ${name}: carried, not in use.`
        expect(whereabouts(id, view, reader, 'en')).toContain(expected)
        seen.add(used ? 'used' : 'sideways')
      }
    })
  expect(seen).toEqual(new Set(['used', 'sideways']))
})

test('[MK-CARD-02] a card that nobody shows is nowhere', () => {
  const { view, reader } = some[0]!
  const deck = reader.card(0).id
  const hidden = { ...view, hand: [], known: [], seats: [], pool: { owner: null, cards: [] }, aside: [], combat: null }
  const pile = { count: 0, top: null }
  const bare = { ...hidden, discards: { doors: pile, treasures: pile, cult: pile } }
  expect(whereabouts(deck, bare, reader, 'en')).toEqual([])
  expect(cardsBeside(deck, bare)).toEqual([])
})

test('[MK-CARD-15] a card that somebody has shown lies beside the others that he has shown', () => {
  const { view, reader } = some.find(({ view }) => view.hand.length > 2)!
  const [one, two, three] = view.hand
  const known = [
    { ...one!, seat: 1 },
    { ...two!, seat: 2 },
    { ...three!, seat: 2 },
  ]
  const seats = view.seats.map((seat) => ({ ...seat, table: [] }))
  const shown = { ...view, hand: [], seats, known }
  expect(cardsBeside(three!.id, shown)).toEqual([...new Set([two!.id, three!.id])])
  expect(whereabouts(one!.id, shown, reader, 'en')).toContain(`You saw it in the hand of ${reader.names[1]}.`)
})

test('[RUL-55] a card by which its owner may count as something says in both languages whether he does', () => {
  const { view, reader } = some.find(({ view }) => view.seats.some(({ table }) => table.length > 0))!
  const seat = view.seats.findIndex(({ table }) => table.length > 0)
  const { id } = view.seats[seat]!.table[0]!
  const says = (counts: boolean, language: 'en' | 'fr'): string => {
    const seats = view.seats.map((one) => ({ ...one, table: one.table.map((lying) => ({ ...lying, counts })) }))
    return whereabouts(id, { ...view, seats }, reader, language).join(' ')
  }
  const name = reader.names[seat]
  expect(says(true, 'en')).toContain(`${name} now counts as what it says.`)
  expect(says(false, 'en')).toContain(`${name} does not count as what it says.`)
  expect(says(true, 'fr')).toContain(`${name} passe maintenant pour ce que dit la carte.`)
  expect(says(false, 'fr')).toContain(`${name} ne passe pas pour ce que dit la carte.`)
})

test('[MK-CARD-17] a card that was seen in a deck and is nobody’s yet is in that deck', () => {
  const { view, reader } = some.find(({ view }) => view.hand.length > 0)!
  const [one] = view.hand
  const lost = { ...view, hand: [], strayed: [{ ...one!, seats: [], deck: true }] }
  expect(whereabouts(one!.id, lost, reader, 'en')).toContain(
    'You saw it in the deck, and no longer know how deep it lies.',
  )
})

test('turning the pages goes through the row in which a card lies, each card once', () => {
  for (const { view } of some) {
    for (const { id } of view.hand) {
      const row = cardsBeside(id, view)
      expect(row).toContain(id)
      expect(row).toEqual([...new Set(view.hand.map((card) => card.id))])
    }
  }
})
