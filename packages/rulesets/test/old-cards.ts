// Cards as they were written in format 1, at least one for each word that meant what came last.

export type Raw = Readonly<Record<string, unknown>>

export interface OldCard {
  readonly title: string
  readonly uses: readonly Raw[]
  /** Where it did not do what it said. */
  readonly notices?: readonly string[]
}

const inTurn = (...effect: readonly Raw[]): readonly Raw[] => [{ use: 'ownTurn', effect }]
const lose = (levels: unknown, from?: string): Raw => ({ do: 'loseLevels', levels, ...(from && { from }) })
const gain = (levels: unknown, to?: string): Raw => ({ do: 'gainLevels', levels, ...(to && { to }) })
const discard = (cards: Raw, rest: Raw = {}): Raw => ({ do: 'discard', cards, ...rest })
const draw = (deck: string, cards: unknown, rest: Raw = {}): Raw => ({ do: 'draw', deck, cards, face: 'down', ...rest })
const given = (when: Raw, then: readonly Raw[], otherwise?: readonly Raw[]): Raw => ({
  do: 'if',
  when,
  then,
  ...(otherwise && { else: otherwise }),
})
const pays = (cost: Raw, then: readonly Raw[], otherwise: readonly Raw[]): Raw => ({
  do: 'pay',
  cost,
  then,
  else: otherwise,
})
const OUTCOME = { outcome: true }
const ITEM = { kind: 'item' }

export const OLD_CARDS: readonly OldCard[] = [
  { title: 'the outcome of a loss of cards', uses: inTurn(discard({ zone: 'hand', take: 2 }), gain(OUTCOME)) },
  {
    title: 'the outcome of what one likes to lose',
    uses: inTurn(discard({ zone: 'hand', take: { upTo: 3 } }), draw('treasure', OUTCOME)),
  },
  { title: 'the outcome of a loss of levels', uses: inTurn(gain(3), lose(9), gain({ times: [2, OUTCOME] })) },
  { title: 'the outcome of a gain', uses: inTurn(gain(2), draw('door', OUTCOME)) },
  { title: 'the outcome of a draw', uses: inTurn(draw('door', 3), gain(OUTCOME)) },
  {
    title: 'the outcome of a roll',
    uses: inTurn({ do: 'roll', rows: [{ on: [1, 3], effect: [gain(OUTCOME)] }] }, draw('door', OUTCOME)),
  },
  {
    title: 'the outcome of a guess',
    uses: inTurn({ do: 'guess', right: [gain(1)], wrong: [draw('door', OUTCOME)] }),
  },
  { title: 'the outcome of a die in an amount', uses: inTurn(draw('door', { die: true }), gain(OUTCOME)) },
  {
    title: 'the outcome of a number',
    uses: inTurn({ do: 'nameNumber', least: 1, most: 4 }, draw('door', OUTCOME)),
  },
  {
    title: 'the outcome of one of two ways',
    uses: inTurn(
      { do: 'choose', options: [[discard({ zone: 'hand', take: 3 })], [draw('treasure', 2)]] },
      gain(OUTCOME),
    ),
  },
  {
    title: 'the outcome of cards or of levels',
    uses: inTurn(gain(2), { do: 'choose', options: [[lose(2)], [discard({ zone: 'hand' })]] }, draw('door', OUTCOME)),
  },
  {
    title: 'the outcome behind a row of a die',
    uses: inTurn(
      {
        do: 'roll',
        rows: [
          { on: [1, 2], effect: [discard({ zone: 'hand', take: 2 })] },
          { on: [3, 4], effect: [gain(1)] },
        ],
      },
      draw('door', OUTCOME),
    ),
  },
  {
    title: 'the outcome that each begins with',
    uses: inTurn(discard({ zone: 'hand', take: 2 }), {
      do: 'each',
      who: 'everyone',
      effect: [gain(OUTCOME, 'each'), discard({ zone: 'hand' }), draw('treasure', OUTCOME)],
    }),
  },
  {
    title: 'a question about the outcome',
    uses: inTurn(discard({ zone: 'table', take: 'all' }), given({ outcome: { least: 2 } }, [gain(3)], [gain(1)])),
  },
  {
    title: 'the outcome of a price',
    uses: [{ use: 'ownTurn', cost: { discard: 2 }, effect: [gain(OUTCOME)] }],
  },
  {
    title: 'the outcome of a price inside',
    uses: inTurn(pays({ discard: 2 }, [gain(OUTCOME)], [draw('door', 1)]), draw('door', OUTCOME)),
  },
  {
    title: 'what a loss comes to',
    uses: inTurn(
      discard({ zone: 'table', filter: ITEM, take: 'all' }),
      { do: 'each', who: 'others', effect: [discard({ zone: 'hand', take: { worth: { lost: 'value' } } })] },
      gain({ lost: 'bonus' }),
    ),
  },
  {
    title: 'what a loss was like',
    uses: inTurn(
      discard({ zone: 'hand', by: 'chance' }),
      given({ lost: { kind: 'monster', level: { least: 5 } } }, [gain(3)]),
      given({ lost: { value: { least: 500 } } }, [gain(2)]),
    ),
  },
  {
    title: 'what a price comes to',
    uses: [
      {
        use: 'ownTurn',
        cost: { cards: { zone: 'table', filter: ITEM } },
        effect: [gain({ lost: 'bonus' }), given({ lost: { slot: 'head' } }, [draw('door', 1)])],
      },
    ],
  },
  {
    title: 'two words for two steps',
    uses: inTurn(
      discard({ zone: 'table', filter: ITEM }),
      draw('door', 2),
      gain({ plus: [OUTCOME, { lost: 'bonus' }] }),
    ),
  },
  {
    title: 'it, drawn',
    uses: inTurn(draw('door', 1), given({ it: { level: { least: 5 } } }, [discard({ zone: 'it' }), gain(1)])),
  },
  {
    title: 'it, the last of several',
    uses: inTurn(discard({ zone: 'hand', take: 2 }), { do: 'take', cards: { zone: 'it' }, to: 'left' }),
  },
  {
    title: 'it, looked at',
    uses: inTurn(
      { do: 'peek', deck: 'door', cards: 1 },
      { do: 'putBack', cards: { zone: 'it' }, to: 'bottom' },
      draw('door', 1),
    ),
  },
  {
    title: 'it, given away and counted',
    uses: inTurn(
      { do: 'take', cards: { zone: 'table', filter: ITEM }, to: 'left' },
      gain({ sum: 'bonus', in: 'it' }),
      given({ it: { slot: 'head' } }, [draw('door', 1)]),
    ),
  },
  {
    title: 'a target that is named',
    uses: inTurn({ do: 'namePlayer' }, gain(2, 'target'), { do: 'swapHands', who: 'you', with: 'target' }),
  },
  {
    title: 'a target that is named twice',
    uses: inTurn({ do: 'namePlayer' }, gain(1, 'target'), { do: 'namePlayer' }, gain(2, 'target')),
  },
  {
    title: 'a target of the card, and then another',
    uses: inTurn(gain(1, 'target'), given({ turn: 'own' }, [{ do: 'namePlayer' }]), gain(2, 'target')),
  },
  {
    title: 'a number that is named, after other losses',
    uses: inTurn(
      { do: 'nameNumber', least: 1, most: 3 },
      discard({ zone: 'hand' }),
      { do: 'nameNumber', least: 1, most: 2 },
      gain({ named: true }),
    ),
  },
  {
    title: 'the outcome of a way that was chosen',
    uses: inTurn(discard({ zone: 'hand' }), { do: 'choose', options: [[gain(OUTCOME)], [draw('door', OUTCOME)]] }),
    notices: ['answered', 'answered'],
  },
  {
    title: 'the outcome of a price that nobody pays',
    uses: inTurn(pays({ discard: 2 }, [gain(1)], [draw('door', OUTCOME)])),
    notices: ['answered'],
  },
  {
    title: 'the outcome behind a player who is named',
    uses: inTurn(discard({ zone: 'hand', take: 2 }), { do: 'namePlayer' }, gain(OUTCOME), draw('door', 1)),
    notices: ['answered'],
  },
  {
    title: 'a number that is named before a guess',
    uses: inTurn(
      { do: 'nameNumber', least: 2, most: 3 },
      { do: 'guess', right: [gain(1)], wrong: [draw('door', 1)] },
      gain({ named: true }),
    ),
    notices: ['answered'],
  },
  {
    title: 'a die that nobody rolled',
    uses: inTurn(
      discard({ zone: 'hand', take: 2 }),
      given({ count: { die: true }, is: { least: 2, most: 2 } }, [gain(3)], [draw('door', 1)]),
    ),
  },
  {
    title: 'players who are tried',
    uses: inTurn({ do: 'each', who: { like: { not: { is: 'you' } } }, effect: [gain(2)] }, gain(1)),
    notices: ['candidate'],
  },
  {
    title: 'players who hold more than they have in play',
    uses: inTurn({
      do: 'each',
      who: { like: { more: { cardsIn: 'hand', of: 'you' }, than: { cardsIn: 'table', of: 'you' } } },
      effect: [gain(2)],
    }),
    notices: ['candidate', 'candidate'],
  },
]
