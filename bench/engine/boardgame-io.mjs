// Reference program: Zombie Mosh! as a user of boardgame.io 0.50 would write it, played by a local client. FROZEN: see
// FROZEN.json. A round is a phase, a turn is two cards, the dance is a play order of there and back. Undo is switched
// off (a card that lies stays put), as are debug panel and logging: nothing here is slower than the library needs.

import { createRequire } from 'node:module'
import { foldGame, START } from './checksum.mjs'
import { CHOICES_STREAM, Draws, Random, seedOf } from './luck.mjs'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core')

const SEATS = 4
const CARDS = 50
const PARTS = 5
const FALLEN = 3
const PAIRS = []
for (let low = 0; low < PARTS; low++) for (let high = low + 1; high < PARTS; high++) PAIRS.push([low, high])

const partOf = (card, edge) => PAIRS[Math.floor(card / 5)][edge]

/** The seats in the pit, clockwise, beginning with `start`. */
function pitFrom(G, start) {
  const order = []
  for (let step = 0; step < SEATS; step++) {
    const seat = (start + step) % SEATS
    if (!G.seats[seat].out) order.push(seat)
  }
  return order
}

function shuffled(G, cards) {
  const draws = new Draws(G.luck, 'deck')
  draws.shuffle(cards)
  draws.done()
  return cards
}

function drawCard(G) {
  if (G.deck.length === 0) {
    G.deck = shuffled(
      G,
      [...G.discard].sort((a, b) => a - b),
    )
    G.discard = []
  }
  return G.deck.pop()
}

function setup(seed) {
  const G = {
    luck: { seed, drawn: { first: 0, deck: 0, crowd: 0 } },
    round: 0,
    first: 0,
    deck: [],
    discard: [],
    seats: Array.from({ length: SEATS }, () => ({
      hand: [],
      hits: [],
      defences: [],
      damage: Array(PARTS).fill(0),
      out: false,
    })),
    winners: null,
  }
  const draws = new Draws(G.luck, 'first')
  G.first = draws.below(SEATS)
  draws.done()
  G.deck = shuffled(
    G,
    Array.from({ length: CARDS }, (_, card) => card),
  )
  return G
}

/** Prelude and crowd attack: the first player's left neighbour first, himself last. */
function beginRound(G) {
  G.round++
  const order = pitFrom(G, (G.first + 1) % SEATS)
  for (const seat of order) {
    const hand = []
    for (let i = 0; i < 4; i++) hand.push(drawCard(G))
    G.seats[seat].hand = hand
  }
  const draws = new Draws(G.luck, 'crowd')
  for (const seat of order) {
    const hits = []
    for (let i = 0; i < 2; i++) {
      const card = drawCard(G)
      hits.push({ card, part: partOf(card, draws.below(2)) })
    }
    G.seats[seat].hits = hits
  }
  draws.done()
}

function takeDamage(G, zombie) {
  const excess = Array(PARTS).fill(0)
  for (const { card, part } of zombie.hits) {
    excess[part]++
    G.discard.push(card)
  }
  for (const { card, part } of zombie.defences) {
    excess[part]--
    G.discard.push(card)
  }
  zombie.damage = zombie.damage.map((damage, part) => Math.min(FALLEN, damage + Math.max(0, excess[part])))
  zombie.hits = []
  zombie.defences = []
}

const fallenParts = (zombie) => zombie.damage.filter((damage) => damage === FALLEN).length

/** Fewest tokens, then most sound parts; who is still level shares the victory. */
function bestOf(G, seats) {
  const tokens = (seat) => G.seats[seat].damage.reduce((sum, damage) => sum + damage, 0)
  const fewest = Math.min(...seats.map(tokens))
  const level = seats.filter((seat) => tokens(seat) === fewest)
  const leastFallen = Math.min(...level.map((seat) => fallenParts(G.seats[seat])))
  return level.filter((seat) => fallenParts(G.seats[seat]) === leastFallen)
}

/** Damage and calm-down. */
function endRound(G) {
  const dancers = pitFrom(G, 0)
  for (const seat of dancers) takeDamage(G, G.seats[seat])
  for (const seat of dancers) if (fallenParts(G.seats[seat]) >= 3) G.seats[seat].out = true
  const standing = pitFrom(G, (G.first + 1) % SEATS)
  if (standing.length === 0) G.winners = bestOf(G, dancers)
  else if (standing.length === 1) G.winners = standing
  else G.first = standing[0]
}

function playFromHand(G, seat, card) {
  const { hand } = G.seats[seat]
  const place = hand.indexOf(card)
  if (place < 0) return false
  hand.splice(place, 1)
  return true
}

const moves = {
  defend: ({ G, playerID }, card, edge) => {
    if (!playFromHand(G, playerID, card)) return INVALID_MOVE
    G.seats[playerID].defences.push({ card, part: partOf(card, edge) })
  },
  attack: ({ G, playerID }, card, edge, target) => {
    if (target === Number(playerID) || G.seats[target].out) return INVALID_MOVE
    if (!playFromHand(G, playerID, card)) return INVALID_MOVE
    G.seats[target].hits.push({ card, part: partOf(card, edge) })
  },
}

/** Every legal move of the seat whose turn it is, in the form that boardgame.io's own bots take. */
function enumerate(G, ctx) {
  const seat = Number(ctx.currentPlayer)
  const list = []
  for (const card of G.seats[seat].hand) {
    for (let edge = 0; edge < 2; edge++) {
      list.push({ move: 'defend', args: [card, edge] })
      for (let target = 0; target < SEATS; target++) {
        if (target !== seat && !G.seats[target].out) list.push({ move: 'attack', args: [card, edge, target] })
      }
    }
  }
  return list
}

const zombieMosh = (seed) => ({
  name: 'zombie-mosh',
  disableUndo: true,
  setup: () => setup(seed),
  moves,
  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: ({ G }) => beginRound(G),
      onEnd: ({ G }) => endRound(G),
      turn: {
        minMoves: 2,
        maxMoves: 2,
        order: {
          ...TurnOrder.ONCE,
          playOrder: ({ G }) => {
            const there = pitFrom(G, G.first).map(String)
            return [...there, ...there.toReversed()]
          },
        },
      },
    },
  },
  endIf: ({ G }) => (G.winners ? { winners: G.winners } : undefined),
  ai: { enumerate },
})

function playGame(seed, random) {
  const game = zombieMosh(seed)
  const client = Client({ game, numPlayers: SEATS, debug: false })
  client.start()
  let count = 0
  let state = client.getState()
  while (!state.ctx.gameover) {
    const choices = game.ai.enumerate(state.G, state.ctx)
    const { move, args } = choices[random.below(choices.length)]
    client.moves[move](...args)
    count++
    state = client.getState()
  }
  client.stop()
  return { count, G: state.G }
}

/** Plays `games` games; `common` is the checksum after the first `prefix` of them. */
export function play(runSeed, games, prefix) {
  const random = new Random(runSeed, CHOICES_STREAM)
  let moveCount = 0
  let checksum = START
  let common = START
  for (let game = 0; game < games; game++) {
    const { count, G } = playGame(seedOf(runSeed, game), random)
    moveCount += count
    const winners = G.winners.reduce((mask, seat) => mask | (1 << seat), 0)
    checksum = foldGame(
      checksum,
      winners,
      G.round,
      G.seats.flatMap((zombie) => zombie.damage),
    )
    if (game + 1 === prefix) common = checksum
  }
  return { moves: moveCount, checksum, common }
}
