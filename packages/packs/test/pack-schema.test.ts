import { readFileSync } from 'node:fs'
import { type Pack, packSchema, readPackFile } from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'
import { mutated } from './proof/mutate-pack.ts'

const PUBLISHED = new URL('../../../docs/pack.schema.json', import.meta.url)

const validate = new Ajv({ strict: false }).compile(packSchema())
const packs: readonly Pack[] = Object.values(PACKS)

const asFile = (pack: Pack): Readonly<Record<string, unknown>> => ({
  $schema: '../pack.schema.json',
  format: 1,
  ...structuredClone(pack),
  name: { en: 'A Box', fr: 'Une boîte' },
})

/** What no schema says: sense, names, and how much there may be altogether. */
const SENSE = [
  /^somebody else/,
  /^other monsters/,
  /^an effect (?:that needs|outside)/,
  /before it$/,
  /^a number that stands/,
  /^players or monsters/,
  /^a monster: this card is none/,
  /^least that is/,
  /^the lower face/,
  /^at most \d+ questions/,
  /^nothing: .* are nobody's own$/,
  /^something else: how this card was drawn/,
  /^another zone: the cards of the fight/,
  /^openDoor as the last step/,
  /^treasureOnRemoval false/,
  /^nothing: what a monster says/,
  /^another ability: nobody counts/,
  /^a moment of a fight/,
  /that exists(?:$|: one of)/,
  /^an id that no other/,
  /^a (?:race|class|mojo|power): this one is/,
  /^at most \d+ cards, all copies/,
  /^at least \d+ (?:doors|monsters|treasures)/,
  /^a class that is the cult/,
]

/** Here the readers stopped reading. */
const STOPPED = /^nesting no deeper|^a card of at most|^an each inside no more|^at most \d+ effects/
const MOST_FAULTS = 200

const isSense = (expected: string): boolean => SENSE.some((pattern) => pattern.test(expected))

describe('the schema', () => {
  test('is published as the readers describe themselves: npm run schema', () => {
    expect(JSON.parse(readFileSync(PUBLISHED, 'utf8'))).toEqual(packSchema())
  })

  test.each(packs)('accepts the box $box', (pack) => {
    expect(validate(asFile(pack))).toBe(true)
  })

  test('refuses what the readers refuse for its shape, and nothing else', () => {
    const [honest] = packs
    if (honest === undefined) throw new Error('no packs')
    const small = { ...honest, cards: honest.cards.filter((_, index) => index % 6 === 0) }
    const disagreements: string[] = []
    let refused = 0
    for (let number = 0; number < 300; number++) {
      const random = new Random(20, number)
      const raw = mutated(random, asFile(small))
      const read = readPackFile(raw, [])
      const faults = 'faults' in read ? read.faults : []
      if (faults.length === MOST_FAULTS || faults.some(({ expected }) => STOPPED.test(expected))) continue
      const shapes = faults.filter(({ expected }) => !isSense(expected))
      const isValid = validate(raw)
      if (!isValid) refused++
      if (isValid !== (shapes.length === 0))
        disagreements.push(`${number}: ${JSON.stringify(shapes[0] ?? validate.errors?.[0])}`)
    }
    expect(disagreements).toEqual([])
    expect(refused).toBeGreaterThan(150)
  })
})
