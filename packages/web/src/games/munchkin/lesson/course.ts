// Munchkin by doing: a short evening with two bots, up to the victory.

import { munchkin } from '@brouhaha/munchkin'
import type { Game } from '@brouhaha/table'
import type { Course, LessonReply, Step, Wish } from '../../page/lesson/course.ts'
import { copyOf, FIRST_EVENING, SEED } from './pack.ts'

const NORBERT = 1
const OTTILIE = 2

const does = (seat: LessonReply['seat'], type: string, more: Wish = {}): LessonReply => ({
  seat,
  wishes: [{ type, ...more }],
})

const wears = (seat: number, id: string): LessonReply => does(seat, 'playItem', { copy: copyOf(id) })

/** A ruling that the whole table wants: the evening is long, the lesson is not. */
const setLevel = (seat: number, value: number): LessonReply => {
  const others = [NORBERT, OTTILIE]
  const dispute = { by: NORBERT, about: { verb: 'setLevel', seat }, host: 0, others, agreed: others }
  return { seat: 0, wishes: [], form: { type: 'rule', verb: 'setLevel', seat, value, dispute } }
}

const mayDo = (seat: LessonReply['seat'], type: string): LessonReply => ({ ...does(seat, type), maybe: true })

/** Whoever got a card and could play it at once does not. */
const KEEP: readonly LessonReply[] = [mayDo('asked', 'keep'), mayDo('asked', 'keep')]

/** A full hand gives first. */
const ends = (seat: number): readonly LessonReply[] => [
  mayDo(seat, 'give'),
  ...KEEP,
  mayDo(seat, 'give'),
  ...KEEP,
  does(seat, 'done'),
]

/** Nobody behind the door, and on to the next. */
const quietTurn = (seat: number): readonly LessonReply[] => [
  does(seat, 'openDoor'),
  does(seat, 'noTrouble'),
  does(seat, 'skipLoot'),
  ...ends(seat),
]

const wonTurn = (seat: number): readonly LessonReply[] => [
  does(seat, 'openDoor'),
  does(seat, 'claim'),
  mayDo(seat, 'keep'),
  ...ends(seat),
]

const playing = (id: string): Pick<Step, 'points' | 'does'> => ({
  does: { type: 'playItem', copy: copyOf(id) },
  points: [`.mk-held[data-held="${copyOf(id)}"] .mk-target`, handCard(id)],
})

const handCard = (id: string): string => `[data-place="hand"][data-card="${copyOf(id)}"] .mk-card-press`

const look = (name: string, points: string, replies: readonly LessonReply[] = []): Step => ({
  name,
  points: [points],
  does: null,
  replies,
})

const press = (name: string, type: string, replies: readonly LessonReply[] = []): Step => ({
  name,
  points: [`.mk-question [data-does="${type}"]`],
  does: { type },
  replies,
})

/** One treasure, the helper picks last: the same as the listed price, in a form. */
const paysOne = ({ type, treasures, items, helperPicksFirst }: Wish): boolean =>
  type === 'askHelp' && treasures === 1 && (items as readonly number[]).length === 0 && helperPicksFirst === false

const PICKS = ['.mk-answers .mk-card-press']

export const MUNCHKIN_COURSE: Course = {
  game: munchkin([FIRST_EVENING]) as unknown as Game,
  setup: { seats: 3, options: { boxes: ['base'], first: 0 }, seed: SEED },
  packs: [FIRST_EVENING],
  options: { boxes: ['base'] },
  before: [
    does(0, 'done'),
    wears(NORBERT, 'parrysol'),
    wears(NORBERT, 'legendary-spork'),
    does(NORBERT, 'done'),
    wears(OTTILIE, 'protection-racket'),
    wears(OTTILIE, 'cast-iron-alibi'),
    does(OTTILIE, 'done'),
  ],
  lessons: [
    {
      name: 'dress',
      steps: [
        { name: 'shield', ...playing('shield-of-plausible-deniability'), replies: [] },
        { name: 'socks', ...playing('socks-and-sandals'), replies: [] },
      ],
    },
    {
      name: 'fight',
      steps: [
        press('door', 'openDoor'),
        look('totals', '.mk-scales'),
        press('claim', 'claim'),
        { name: 'hat', ...playing('vegetable-helmet'), replies: [does(0, 'keep')] },
        press('done', 'done', [
          does(NORBERT, 'openDoor'),
          does(NORBERT, 'fight'),
          does(NORBERT, 'claim'),
          does(NORBERT, 'keep'),
          does(NORBERT, 'done'),
          ...wonTurn(OTTILIE),
        ]),
      ],
    },
    {
      name: 'curse',
      steps: [
        press('cursed', 'openDoor'),
        press('noTrouble', 'noTrouble'),
        press('loot', 'loot'),
        press('doneAgain', 'done', [...quietTurn(NORBERT), ...quietTurn(OTTILIE)]),
      ],
    },
    {
      name: 'help',
      steps: [
        press('dragon', 'openDoor'),
        look('tooStrong', '.mk-scales'),
        {
          name: 'ask',
          does: { type: 'ask', index: 1 },
          or: paysOne,
          points: ['dialog[open] .mk-deal-presets button:nth-of-type(2)', '.mk-deal-doors .is-askHelp'],
          replies: [does('asked', 'accept')],
        },
        press('claimTogether', 'claim'),
        { name: 'take', points: PICKS, does: { type: 'take' }, replies: [] },
        { name: 'takeAgain', points: PICKS, does: { type: 'take' }, replies: KEEP },
      ],
    },
    {
      name: 'charity',
      steps: [
        {
          name: 'give',
          points: ['.mk-held [data-does="give"]', '.mk-hand .is-playable .mk-card-press'],
          does: { type: 'give' },
          replies: KEEP,
        },
        press('doneGiving', 'done', [...quietTurn(NORBERT), ...wonTurn(OTTILIE)]),
      ],
    },
    {
      name: 'flight',
      steps: [press('knight', 'openDoor'), press('run', 'run'), press('roll', 'roll'), press('doneRunning', 'done')],
    },
    {
      name: 'gate',
      steps: [
        look('ahead', '.mk-others', [setLevel(NORBERT, 9), does(NORBERT, 'openDoor'), does(NORBERT, 'claim')]),
        {
          name: 'stop',
          atGate: true,
          points: [
            `:is(.mk-held[data-held="${copyOf('caffeinated')}"], .mk-held[data-held="${copyOf('in-a-trench-coat')}"]) .mk-target`,
            handCard('caffeinated'),
            handCard('in-a-trench-coat'),
          ],
          does: { type: 'enhance' },
          replies: [
            does(NORBERT, 'run'),
            does(NORBERT, 'roll'),
            does(NORBERT, 'done'),
            ...wonTurn(OTTILIE),
            setLevel(0, 9),
          ],
        },
      ],
    },
    {
      name: 'victory',
      steps: [press('lastDoor', 'openDoor'), press('win', 'claim')],
    },
  ],
}
