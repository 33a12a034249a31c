import type { MoshChoice } from '@brouhaha/zombie-mosh'
import { forecast } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import {
  edgeByKey,
  edgesOnOffer,
  foreseeDance,
  NOTHING_STAGED,
  type Placement,
  settle,
  stagedChoice,
  targetsOnOffer,
} from '../../../src/games/mosh/staging.ts'
import { Concert } from './concert.ts'

/** Cards 0 (head / left arm) and 49 (left leg / right leg) against one other zombie, number 1. */
const CHOICES: readonly MoshChoice[] = [
  { type: 'defend', card: 0, part: 'head', seat: 0 },
  { type: 'attack', card: 0, part: 'head', seat: 1 },
  { type: 'defend', card: 0, part: 'leftArm', seat: 0 },
  { type: 'attack', card: 0, part: 'leftArm', seat: 1 },
  { type: 'attack', card: 49, part: 'leftLeg', seat: 1 },
  { type: 'attack', card: 49, part: 'rightLeg', seat: 1 },
]

const HEAD = { card: 0, part: 'head' } as const
const BOB = { verb: 'attack', seat: 1 } as const
const MYSELF = { verb: 'defend', seat: 0 } as const

describe('what is on offer', () => {
  test('every edge of the choices, once, in the order of the hand', () => {
    expect(edgesOnOffer(CHOICES)).toEqual([
      HEAD,
      { card: 0, part: 'leftArm' },
      { card: 49, part: 'leftLeg' },
      { card: 49, part: 'rightLeg' },
    ])
  })

  test('an edge goes only where a choice takes it', () => {
    expect(targetsOnOffer(CHOICES, HEAD)).toEqual([MYSELF, BOB])
    expect(targetsOnOffer(CHOICES, { card: 49, part: 'leftLeg' })).toEqual([BOB])
  })

  test('without an edge, every target that any card has', () => {
    expect(targetsOnOffer(CHOICES, null)).toEqual([MYSELF, BOB])
  })

  test('choosing a board offers no edge', () => {
    expect(edgesOnOffer([{ type: 'board', board: 2 }])).toEqual([])
  })
})

describe('a staging', () => {
  test('means a listed choice once it is whole', () => {
    expect(stagedChoice({ edge: HEAD, target: null }, CHOICES)).toBeNull()
    expect(stagedChoice({ edge: HEAD, target: BOB }, CHOICES)).toBe(CHOICES[1])
  })

  test('never means what is not listed', () => {
    expect(stagedChoice({ edge: { card: 49, part: 'leftLeg' }, target: MYSELF }, CHOICES)).toBeNull()
  })

  test('stays as it is while it is on offer', () => {
    const staging = { edge: HEAD, target: BOB }
    expect(settle(staging, CHOICES)).toBe(staging)
  })

  test('loses a target that its new edge cannot reach, and keeps the edge', () => {
    const legs = { card: 49, part: 'leftLeg' } as const
    expect(settle({ edge: legs, target: MYSELF }, CHOICES)).toEqual({ edge: legs, target: null })
  })

  test('is gone when the turn is over', () => {
    expect(settle({ edge: HEAD, target: BOB }, [])).toEqual(NOTHING_STAGED)
  })
})

describe('arrow keys', () => {
  const edges = edgesOnOffer(CHOICES)

  test('begin at the first edge', () => {
    expect(edgeByKey('ArrowRight', edges, null)).toEqual(HEAD)
  })

  test('go to the same edge of the next card, and round again', () => {
    expect(edgeByKey('ArrowRight', edges, HEAD)).toEqual({ card: 49, part: 'leftLeg' })
    expect(edgeByKey('ArrowRight', edges, { card: 49, part: 'rightLeg' })).toEqual({ card: 0, part: 'leftArm' })
    expect(edgeByKey('ArrowLeft', edges, HEAD)).toEqual({ card: 49, part: 'leftLeg' })
  })

  test('go to the other edge of a card', () => {
    expect(edgeByKey('ArrowDown', edges, HEAD)).toEqual({ card: 0, part: 'leftArm' })
    expect(edgeByKey('ArrowUp', edges, { card: 0, part: 'leftArm' })).toEqual(HEAD)
  })

  test('do nothing while nothing is on offer', () => {
    expect(edgeByKey('ArrowRight', [], null)).toBeNull()
  })
})

test('what is foreseen for every placement is what the line would say with that card in it', () => {
  const concert = new Concert(4, 5)
  const dancer = concert.view(null).dancer!
  const view = concert.view(dancer)
  for (const choice of concert.choices(dancer) as Placement[]) {
    const preview = foreseeDance(view, choice)
    const seen = view.seats[choice.seat]!
    const laid = { card: choice.card, part: choice.part, by: dancer }
    const line = choice.type === 'attack' ? { hits: [...seen.hits, laid] } : { defences: [...seen.defences, laid] }
    expect(preview.seat).toBe(choice.seat)
    expect(preview.before).toEqual(forecast(seen))
    expect(preview.after).toEqual(forecast({ ...seen, ...line }))
  }
})
