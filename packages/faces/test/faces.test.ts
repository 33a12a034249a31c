import { curse, discard, item, loseLevels, monster, namesOf, describe as rulesText } from '@brouhaha/cards'
import { back, face, type TextShape, toSvg } from '@brouhaha/faces'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../src/printed.ts'
import { allShapes, drawn, everyCard, LANGUAGES, names, span, textsOf, wordsOf } from './walk.ts'

const words = { en: { name: 'Thing' }, fr: { name: 'Chose' } }
const nobody = namesOf([], 'en')

describe('every card of every box', () => {
  test.each(LANGUAGES)('says all its rules, in letters that can be read, in %s', (language) => {
    for (const { box, card } of everyCard) {
      const texts = textsOf(drawn(card, box, language))
      const said = texts.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ')
      const meant = [...rulesOf(card, language, names[language]), card[language].name]
      const unsaid = meant.map((text) => text.replaceAll(/\s+/g, ' ')).filter((text) => !said.includes(text))
      expect(unsaid, card.id).toEqual([])
      expect(Math.min(...texts.map(({ size }) => size)), card.id).toBeGreaterThanOrEqual(18)
    }
  })

  test.each(LANGUAGES)('keeps its text on its paper, in %s', (language) => {
    const isOutside = (text: TextShape): boolean => {
      const [left, right] = span(text)
      return !(left >= 34 && right <= 612 && text.y <= 860)
    }
    for (const { box, card } of everyCard)
      for (const size of ['full', 'table'] as const) {
        const outside = textsOf(drawn(card, box, language, size)).filter(isOutside)
        expect(outside.map(wordsOf), `${card.id}, ${size}`).toEqual([])
      }
  })

  test('has its name as title and its whole text as description', () => {
    for (const { box, card } of everyCard) {
      const { title, description } = drawn(card, box, 'fr')
      expect({ title, description }).toEqual({
        title: card.fr.name,
        description: rulesText(card, 'fr', names.fr).join(' '),
      })
    }
  })

  test('has a picture unlike any other', () => {
    const pictures = everyCard.map(({ box, card }) =>
      JSON.stringify(drawn(card, box, 'en', 'chip').shapes.find(({ type }) => type === 'window')),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

test('cards with the same icons still differ: the burst, the dots and the pose come from the id', () => {
  const picture = (id: string) =>
    drawn(monster(id, { level: 1, treasures: 1, badStuff: [], art: ['imp-laugh'], ...words }), 'base', 'en', 'chip')
      .shapes
  expect(picture('one')).not.toEqual(picture('two'))
  expect(picture('one')).toEqual(picture('one'))
})

test('a figure fills its picture, however thin its icon is', () => {
  for (const { box, card } of everyCard) {
    const [window] = drawn(card, box, 'en').shapes.filter((shape) => shape.type === 'window')
    const figure = window?.shapes.findLast((shape) => shape.type === 'group')
    if (window === undefined || figure === undefined) throw new Error(`${card.id} has no figure`)
    expect(figure.scale * 512, card.id).toBeGreaterThan(0.5 * Math.min(window.width, window.height))
  }
})

test('what the first lines of a rules text say is on the card as number, kind and signs', () => {
  const heads = (card: Parameters<typeof rulesText>[0]) => {
    const rules = rulesOf(card, 'en', names.en)
    const texts = rulesText(card, 'en', names.en)
    return texts.slice(0, texts.length - rules.length)
  }
  for (const { card } of everyCard) {
    const head = heads(card)
    if (card.kind === 'monster') {
      const { id, level, treasures, levels, tags } = card
      const bare = {
        level,
        treasures,
        badStuff: [],
        ...(levels === undefined ? {} : { levels }),
        ...(tags ? { tags } : {}),
      }
      expect(rulesText(monster(id, { ...bare, ...words }), 'en', names.en).slice(0, 2), id).toEqual(head)
    } else if (card.kind === 'item') {
      const { id, slot, size, value, bonus, tags } = card
      const bare = {
        value,
        ...(slot ? { slot } : {}),
        ...(size ? { size } : {}),
        ...(bonus ? { bonus } : {}),
        ...(tags ? { tags } : {}),
      }
      const [first, ...rest] = rulesText(item(id, { ...bare, ...words }), 'en', names.en)
      expect([first], id).toEqual(head)
      // What a tag does stands below, among the rules.
      expect(rest, id).toHaveLength(tags?.includes('laser') ? 1 : 0)
    } else if (card.kind === 'curse') {
      const bare = { effect: [], ...(card.tags ? { tags: card.tags } : {}) }
      expect(rulesText(curse(card.id, { ...bare, ...words }), 'en', names.en), card.id).toEqual(head)
    } else expect(head.length, card.id).toBeLessThanOrEqual(1)
  }
})

test('a name without a space, longer than its room, is cut and stays on the card', () => {
  const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochuchaf'.slice(0, 60)
  const card = item('long', { value: 100, en: { name }, fr: { name } })
  for (const size of ['full', 'table'] as const)
    for (const text of textsOf(drawn(card, 'base', 'en', size))) expect(span(text)[1]).toBeLessThanOrEqual(612)
})

test('a card that says more than a card can hold is cut at its edge, and its flavour goes first', () => {
  const effect = Array.from({ length: 20 }, () => loseLevels(2)).concat(discard({ zone: 'hand', take: 'all' }))
  const flavour = 'Too much.'
  const card = curse('endless', {
    effect,
    en: { name: 'Endless', flavour },
    fr: { name: 'Sans fin', flavour },
  })
  const texts = textsOf(drawn(card, 'base', 'en'))
  expect(texts.map(wordsOf)).not.toContain(flavour)
  expect(texts.map(wordsOf).at(-1)).toMatch(/…$/)
  for (const { y } of texts) expect(y).toBeLessThan(800)
})

test('a name with marks of SVG in it is only a name', () => {
  const name = '<script>"&'
  const svg = toSvg(drawn(item('x")(<', { value: 1, en: { name }, fr: { name } }), 'a"b', 'en'))
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;script&gt;&quot;&amp;')
  expect([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id).every((id) => /^[\w-]+$/.test(id ?? ''))).toBe(true)
})

test('a card without art, or with an icon that nobody knows, shows the picture of its kind', () => {
  const bare = item('plain', { value: 1, slot: 'head', ...words })
  const lost = { ...bare, art: ['no-such-icon'] }
  const options = { box: 'base', language: 'en', size: 'chip', names: nobody } as const
  expect(face(lost, options).shapes).toEqual(face(bare, options).shapes)
  expect(allShapes(face(bare, options).shapes).length).toBeGreaterThan(10)
})

test('backs tell the deck and the box', () => {
  const backs = ['base', 'star', 'cthulhu', 'zombies', 'my-own'].flatMap((box) =>
    (['door', 'treasure'] as const).map((deck) => toSvg(back(box, deck))),
  )
  expect(new Set(backs).size).toBe(backs.length)
})
