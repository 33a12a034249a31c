// Zombie Mosh! by doing: one round in the pit, and the rest of the song to look at.

import type { Game } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import type { Course, LessonReply, Step, Wish } from '../../page/lesson/course.ts'

/** With this seed you dance first, hold two heads to defend with, and both bots hold what takes a leg off. */
const SEED = Int32Array.of(4, 0, 0, 0, 0, 0, 0, 0)

const HEADS: readonly unknown[] = [8, 0]
const TO_HIT_WITH = [29, 34]

const chooses = (seat: number): LessonReply => ({ seat, wishes: [{ type: 'board' }] })

/** They gang up on you: the right leg first, then the head. */
const hits = (seat: number): LessonReply => ({
  seat,
  wishes: [
    { type: 'attack', seat: 0, part: 'rightLeg' },
    { type: 'attack', seat: 0, part: 'head' },
    { type: 'attack', seat: 3 - seat },
  ],
})

const twice = (seat: number): readonly LessonReply[] => [hits(seat), hits(seat)]

/** The edge, then whom it is for, then the button. */
const placing = (edges: readonly string[], target: string): readonly string[] => {
  const chosen = (selector: string): string => `${selector}[aria-checked="true"]`
  const [first] = edges
  return [
    `.mosh:has(${chosen(target)}):has(${edges.map(chosen).join(', ')}) .next-step`,
    `.mosh:has(${edges.map(chosen).join(', ')}) ${target}`,
    ...edges.map((edge) => `${edge}:not(.is-away ${edge})`),
    ...(first === undefined ? [] : [first]),
  ]
}

const look = (name: string, points: string): Step => ({ name, points: [points], does: null, replies: [] })

const isAttack = ({ type }: Wish): boolean => type === 'attack'

export const MOSH_COURSE: Course = {
  game: zombieMosh as unknown as Game,
  setup: { seats: 3, options: { side: 'A', songs: 1 }, seed: SEED },
  packs: [],
  options: { side: 'A', songs: 1 },
  before: [],
  lessons: [
    {
      name: 'zombie',
      steps: [
        {
          name: 'board',
          points: ['.mosh:has(.poster.is-chosen) .next-step', '.poster.is-playable'],
          does: { type: 'board', board: 0 },
          or: ({ type }) => type === 'board',
          replies: [chooses(1), chooses(2)],
        },
      ],
    },
    {
      name: 'attack',
      steps: [
        look('crowd', '#seat-0'),
        {
          name: 'hit',
          points: placing([`[data-edge^="${TO_HIT_WITH[0]}-"]`], '[data-target^="attack"]'),
          does: { type: 'attack', card: TO_HIT_WITH[0] },
          or: isAttack,
          replies: [],
        },
        {
          name: 'hitAgain',
          points: placing(TO_HIT_WITH.map((card) => `[data-edge^="${card}-"]`).toReversed(), '[data-target^="attack"]'),
          does: { type: 'attack', card: TO_HIT_WITH[1] },
          or: ({ type, card }) => type === 'attack' && !HEADS.includes(card),
          replies: [...twice(1), ...twice(2), ...twice(2), ...twice(1)],
        },
      ],
    },
    {
      name: 'defence',
      steps: [
        look('incoming', '#seat-0'),
        {
          name: 'defend',
          points: placing(
            HEADS.map((card) => `[data-edge="${card}-head"]`),
            '[data-target^="defend"]',
          ),
          does: { type: 'defend', part: 'head' },
          replies: [],
        },
        {
          name: 'lastCard',
          points: ['.mosh:has([data-target][aria-checked="true"]) .next-step', '[data-target]', '.edge.is-playable'],
          does: { type: 'attack' },
          or: ({ type }) => type === 'defend',
          replies: [],
        },
      ],
    },
    {
      name: 'damage',
      steps: [look('fallen', '#seat-0')],
    },
    {
      name: 'end',
      steps: [
        {
          ...look('rest', '.stage'),
          untilOver: [1, 2, 0].map((seat) => ({ type: 'attack', seat })),
        },
      ],
    },
  ],
}
