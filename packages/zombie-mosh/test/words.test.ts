import type { Language, Refusal, Sentence } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { BOARDS } from '../src/boards.ts'
import { PARTS } from '../src/body.ts'
import {
  boardBio,
  boardName,
  cardName,
  counted,
  MOSH_RULEBOOK,
  type MoshChoice,
  type MoshHeard,
  type Noun,
  passName,
  type SongForm,
  STEP_ORDER,
  type Stage,
  stageName,
  stepName,
  type Thing,
  tellChoice,
  tellMoshEvent,
  thePart,
  thingName,
  type WonBy,
  yourPart,
} from '../src/index.ts'
import { BOARDS_ALL_DIFFERENT, ONE_SIDE_FOR_ALL, REFUSALS, WRONG_NUMBER_OF_SEATS } from '../src/refusals.ts'

const NAMES = ['Ana', 'Bob', 'Cleo']
const [ANA, BOB, CLEO] = [0, 1, 2]
const LANGUAGES: readonly Language[] = ['en', 'fr']

type EventType = MoshHeard['type']

/** At least one event of every type: the compiler asks for a new one. */
const EVENTS: { readonly [T in EventType]: readonly Extract<MoshHeard, { type: T }>[] } = {
  opened: [0, 1, 3].map((songs) => ({ type: 'opened', seats: 3, side: 'A', songs })),
  boardChosen: BOARDS.map((_, board) => ({ type: 'boardChosen', seat: BOB, board })),
  songBegan: [{ type: 'songBegan', song: 2, first: BOB }],
  shuffled: [50, 36, 14].map((count) => ({ type: 'shuffled', count })),
  roundBegan: [{ type: 'roundBegan', round: 3, first: BOB }],
  stepBegan: STEP_ORDER.map((step) => ({ type: 'stepBegan', step })),
  dealt: [
    { type: 'dealt', seat: BOB, count: 4 },
    { type: 'dealt', seat: BOB, count: 2, cards: [0, 49] },
  ],
  crowdHit: PARTS.map((part) => ({ type: 'crowdHit', seat: BOB, card: 0, part })),
  turnBegan: [
    { type: 'turnBegan', seat: BOB, pass: 1 },
    { type: 'turnBegan', seat: BOB, pass: 2 },
  ],
  attacked: PARTS.map((part) => ({ type: 'attacked', seat: ANA, victim: BOB, card: 0, part })),
  defended: PARTS.map((part) => ({ type: 'defended', seat: BOB, card: 0, part })),
  blocked: [1, 2].map((count) => ({ type: 'blocked', seat: BOB, part: 'head', count })),
  hurt: [1, 2].map((count) => ({ type: 'hurt', seat: BOB, part: 'head', count, damage: 2 })),
  wasted: [1, 2].map((count) => ({ type: 'wasted', seat: BOB, part: 'head', count })),
  partFell: PARTS.map((part) => ({ type: 'partFell', seat: BOB, part })),
  linesCleared: [{ type: 'linesCleared', count: 18 }],
  eliminated: [{ type: 'eliminated', seat: BOB }],
  songWon: [
    ...(['standing', 'tokens', 'parts'] as const).map((by: WonBy) => ({ type: 'songWon' as const, seats: [BOB], by })),
    { type: 'songWon', seats: [ANA, BOB, CLEO], by: 'shared' },
  ],
  gameOver: [
    { type: 'gameOver', seats: [BOB] },
    { type: 'gameOver', seats: [BOB, CLEO] },
  ],
}

const CHOICES: readonly (MoshChoice | SongForm)[] = [
  ...BOARDS.map((_, board): MoshChoice => ({ type: 'board', board })),
  ...PARTS.map((part): MoshChoice => ({ type: 'defend', card: 0, part, seat: ANA })),
  ...PARTS.map((part): MoshChoice => ({ type: 'attack', card: 0, part, seat: BOB })),
  { type: 'enough' },
  { type: 'song', seed: '00'.repeat(32) },
]

const PLACEHOLDER = /undefined|null|NaN|\[object|[${}]| {2}|^\s|\s$/
const BREAKABLE_FRENCH = /[ ][:;!?»]|«[ ]|[^\s][!?;]|\w:/

function expectWellWritten(text: string | null, language: Language): void {
  expect(text).toBeTruthy()
  expect(text).not.toMatch(PLACEHOLDER)
  if (language === 'fr') expect(text).not.toMatch(BREAKABLE_FRENCH)
}

describe.each(LANGUAGES)('what is told in %s', (language) => {
  test.each(Object.keys(EVENTS) as EventType[])('%s is a sentence for its seat and for the others', (type) => {
    for (const event of EVENTS[type]) {
      const told = [null, ANA, BOB, CLEO].map((you) => tellMoshEvent(event, NAMES, language, you))
      if (type === 'linesCleared') expect(told).toEqual([null, null, null, null])
      else {
        for (const sentence of told) {
          expectWellWritten(sentence, language)
          expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u)
        }
      }
    }
  })

  test('every choice has a label of its own that begins with a capital and does not end like a sentence', () => {
    const labels = CHOICES.map((choice) => tellChoice(choice, NAMES, language))
    for (const label of labels) {
      expectWellWritten(label, language)
      expect(label).toMatch(/^\p{Lu}.*[^.]$/u)
    }
    expect(new Set(labels).size).toBe(CHOICES.length)
  })

  test('every zombie has a name and a past of its own', () => {
    const names = BOARDS.map((_, board) => boardName(board, language))
    const bios = BOARDS.map((_, board) => boardBio(board, language))
    for (const text of [...names, ...bios]) expectWellWritten(text, language)
    expect(new Set([...names, ...bios]).size).toBe(2 * BOARDS.length)
  })

  test('steps, stages, passes and things have names', () => {
    const stages: readonly Stage[] = ['boards', 'dance', 'encore', 'over']
    const things: readonly Thing[] = ['hitLine', 'defenceLine', 'deck', 'discard', 'pit', 'tally', 'firstPlayer']
    const names = [
      ...STEP_ORDER.map((step) => stepName(step, language)),
      ...stages.map((stage) => stageName(stage, language)),
      ...([1, 2] as const).map((pass) => passName(pass, language)),
      ...things.map((thing) => thingName(thing, language)),
    ]
    for (const name of names) expectWellWritten(name, language)
  })
})

describe('English', () => {
  const attack: MoshHeard = { type: 'attacked', seat: ANA, victim: BOB, card: 0, part: 'head' }
  const tell = (event: MoshHeard, you: number | null = null): string | null => tellMoshEvent(event, NAMES, 'en', you)

  test('speaks to the attacker, to the victim and to the bystander', () => {
    expect(tell(attack, ANA)).toBe("You hit Bob's head.")
    expect(tell(attack, BOB)).toBe('Ana hits your head.')
    expect(tell(attack, CLEO)).toBe("Ana hits Bob's head.")
  })

  test('speaks of one and of many', () => {
    expect(tell({ type: 'blocked', seat: BOB, part: 'leftLeg', count: 1 })).toBe("Bob's left leg: 1 hit blocked.")
    expect(tell({ type: 'blocked', seat: BOB, part: 'leftLeg', count: 2 }, BOB)).toBe('Your left leg: 2 hits blocked.')
    expect(tell({ type: 'hurt', seat: BOB, part: 'head', count: 1, damage: 3 })).toBe(
      "Bob's head takes 1 damage, 3 in all.",
    )
    expect(tell({ type: 'hurt', seat: BOB, part: 'head', count: 2, damage: 2 })).toBe("Bob's head takes 2 damage.")
    expect(counted(0, 'hit', 'en')).toBe('0 hits')
  })

  test('names winners, you first', () => {
    const shared: MoshHeard = { type: 'gameOver', seats: [ANA, BOB, CLEO] }
    expect(tell(shared)).toBe('The concert is over: Ana, Bob and Cleo share the victory.')
    expect(tell(shared, BOB)).toBe('The concert is over: you, Ana and Cleo share the victory.')
    expect(tell({ type: 'gameOver', seats: [BOB] }, BOB)).toBe('The concert is over: you win the game.')
    expect(tell({ type: 'gameOver', seats: [BOB] }, ANA)).toBe('The concert is over: Bob wins the game.')
  })

  test('tells a dealt hand to the seat that holds it', () => {
    expect(tell({ type: 'dealt', seat: ANA, count: 2, cards: [0, 49] }, ANA)).toBe(
      'You get 2 cards: head / left arm, left leg / right leg.',
    )
    expect(tell({ type: 'dealt', seat: ANA, count: 2 }, BOB)).toBe('Ana gets 2 cards.')
  })

  test('leaves the capitals of a name alone', () => {
    expect(tellMoshEvent({ type: 'partFell', seat: 0, part: 'head' }, ['danah'], 'en')).toBe(
      "Plop! danah's head falls off.",
    )
  })

  test('labels choices with verbs', () => {
    expect(tellChoice({ type: 'defend', card: 0, part: 'head', seat: ANA }, NAMES, 'en')).toBe('Defend your head')
    expect(tellChoice({ type: 'attack', card: 0, part: 'leftArm', seat: BOB }, NAMES, 'en')).toBe("Hit Bob's left arm")
    expect(cardName(0, 'en')).toBe('head / left arm')
  })
})

describe('French', () => {
  const attack: MoshHeard = { type: 'attacked', seat: ANA, victim: BOB, card: 0, part: 'head' }
  const tell = (event: MoshHeard, you: number | null = null): string | null => tellMoshEvent(event, NAMES, 'fr', you)

  test('speaks to the attacker, to the victim and to the bystander', () => {
    expect(tell(attack, ANA)).toBe('Tu tapes sur la tête de Bob.')
    expect(tell(attack, BOB)).toBe('Ana tape sur ta tête.')
    expect(tell(attack, CLEO)).toBe('Ana tape sur la tête de Bob.')
  })

  test('knows the gender of every part', () => {
    expect(PARTS.map((part) => thePart(part, 'fr'))).toEqual([
      'la tête',
      'le bras gauche',
      'le bras droit',
      'la jambe gauche',
      'la jambe droite',
    ])
    expect(PARTS.map((part) => yourPart(part, 'fr'))).toEqual([
      'ta tête',
      'ton bras gauche',
      'ton bras droit',
      'ta jambe gauche',
      'ta jambe droite',
    ])
    expect(tell({ type: 'defended', seat: BOB, card: 0, part: 'leftArm' })).toBe('Bob défend son bras gauche.')
    expect(tell({ type: 'defended', seat: BOB, card: 0, part: 'head' })).toBe('Bob défend sa tête.')
  })

  test.each([
    ['Ana', "d'Ana"],
    ['éloïse', "d'éloïse"],
    ['Émile', "d'Émile"],
    ['Œdipe', "d'Œdipe"],
    ['Hélène', "d'Hélène"],
    ['Hugo', "d'Hugo"],
    ['Yves', "d'Yves"],
    ['Bob', 'de Bob'],
    ['Hassan', 'de Hassan'],
    ['Yann', 'de Yann'],
    ['Çelik', 'de Çelik'],
    ['3615', 'de 3615'],
    ['💀', 'de 💀'],
  ])('says whose head it is: %s', (name, ofName) => {
    expect(tellMoshEvent({ type: 'crowdHit', seat: 0, card: 0, part: 'head' }, [name], 'fr')).toBe(
      `La foule tape sur la tête ${ofName}.`,
    )
  })

  test('speaks of one and of many', () => {
    expect(tell({ type: 'blocked', seat: ANA, part: 'head', count: 1 })).toBe("La tête d'Ana\u00a0: 1 coup bloqué.")
    expect(tell({ type: 'blocked', seat: ANA, part: 'leftArm', count: 2 }, ANA)).toBe(
      'Ton bras gauche\u00a0: 2 coups bloqués.',
    )
    expect(tell({ type: 'hurt', seat: BOB, part: 'head', count: 1, damage: 3 })).toBe(
      'La tête de Bob prend 1 dommage, 3 en tout.',
    )
    expect(tell({ type: 'hurt', seat: BOB, part: 'head', count: 2, damage: 2 }, BOB)).toBe('Ta tête prend 2 dommages.')
    expect(counted(0, 'hit', 'fr')).toBe('0 coup')
  })

  test('names winners, you last', () => {
    const shared: MoshHeard = { type: 'gameOver', seats: [ANA, BOB, CLEO] }
    expect(tell(shared)).toBe('Fin du concert\u00a0: Ana, Bob et Cleo partagent la victoire.')
    expect(tell(shared, ANA)).toBe('Fin du concert\u00a0: Bob, Cleo et toi, vous partagez la victoire.')
    expect(tell({ type: 'gameOver', seats: [BOB] }, BOB)).toBe('Fin du concert\u00a0: tu gagnes la partie.')
    expect(tell({ type: 'gameOver', seats: [BOB] }, ANA)).toBe('Fin du concert\u00a0: Bob gagne la partie.')
  })

  test('labels choices with verbs', () => {
    expect(tellChoice({ type: 'defend', card: 0, part: 'head', seat: ANA }, NAMES, 'fr')).toBe('Défends ta tête')
    expect(tellChoice({ type: 'attack', card: 0, part: 'leftArm', seat: BOB }, NAMES, 'fr')).toBe(
      'Tape le bras gauche de Bob',
    )
    expect(tellChoice({ type: 'attack', card: 0, part: 'head', seat: ANA }, NAMES, 'fr')).toBe("Tape la tête d'Ana")
    expect(cardName(0, 'fr')).toBe('tête / bras gauche')
  })
})

test('every noun has a singular and a plural, damage excepted', () => {
  const nouns: readonly Noun[] = ['attack', 'card', 'defence', 'hit', 'part', 'round', 'song', 'token', 'zombie']
  for (const language of LANGUAGES) {
    for (const noun of nouns) expect(counted(2, noun, language)).toBe(`2 ${counted(1, noun, language).slice(2)}s`)
  }
  expect(counted(2, 'damage', 'en')).toBe('2 damage')
  expect(counted(2, 'damage', 'fr')).toBe('2 dommages')
})

test('a seat without a name is a bug, not a hole in a sentence', () => {
  expect(() => tellMoshEvent({ type: 'eliminated', seat: 5 }, NAMES, 'en')).toThrow('seat 5 has a name')
})

const { rules } = MOSH_RULEBOOK
const ids = rules.map((rule) => rule.id)
const refusals: readonly Refusal[] = [
  ...REFUSALS.slice(1),
  WRONG_NUMBER_OF_SEATS,
  BOARDS_ALL_DIFFERENT,
  ONE_SIDE_FOR_ALL,
]

/** How many rules each chapter has. */
const CHAPTERS = { COMP: 5, SETUP: 5, CARD: 5, ROUND: 5, DANCE: 10, DMG: 9, END: 6, NEXT: 4, SIDEB: 3 }

const isSentence = (text: string): boolean => /^[\p{Lu}«].*[.!?]$/u.test(text)

/** A plain space where French wants one that does not break, or none at all before a double sign. */
const breaksFrench = (text: string): boolean => / [:;!?»]|« |[^\s\u00a0][:;!?]/.test(text)

describe('the rulebook', () => {
  test('has 52 rules, numbered through in the order of the catalogue', () => {
    const expected = Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
      Array.from({ length: count }, (_, index) => `ZM-${chapter}-${String(index + 1).padStart(2, '0')}`),
    )
    expect(expected).toHaveLength(52)
    expect(ids).toEqual(expected)
  })

  test('is done, and all of it can be tested but the advice about side B', () => {
    expect(MOSH_RULEBOOK.done).toBe(true)
    expect(rules.filter((rule) => !rule.testable).map((rule) => rule.id)).toEqual(['ZM-SIDEB-03'])
  })

  test.each(LANGUAGES)('has a short title and whole sentences for each rule in %s', (language) => {
    expect(rules.filter((rule) => !/^\p{Lu}.*[^.\s]$/u.test(rule.title[language]))).toEqual([])
    expect(rules.filter((rule) => !isSentence(rule.says[language]))).toEqual([])
    expect(rules.filter((rule) => rule.title[language].length >= rule.says[language].length)).toEqual([])
  })

  test('repeats no title and no rule in either language', () => {
    const texts = rules.flatMap((rule) => [rule.title.en, rule.title.fr, rule.says.en, rule.says.fr])
    expect(new Set(texts).size).toBe(4 * rules.length)
  })
})

test('every refusal cites a rule of the rulebook, in whole sentences', () => {
  for (const refusal of refusals) {
    expect(ids).toContain(refusal.rule)
    expect([refusal.says.en, refusal.says.fr].filter((says) => !isSentence(says))).toEqual([])
  }
})

test('French never lets a line break before : ; ! ? or inside « »', () => {
  const sentences: readonly Sentence[] = [
    MOSH_RULEBOOK.title,
    ...rules.flatMap((rule) => [rule.title, rule.says]),
    ...refusals.map((refusal) => refusal.says),
  ]
  const bios = BOARDS.flatMap((_, board) => [boardName(board, 'fr'), boardBio(board, 'fr')])
  expect([...sentences.map((sentence) => sentence.fr), ...bios].filter(breaksFrench)).toEqual([])
})
