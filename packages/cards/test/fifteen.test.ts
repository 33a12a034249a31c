import { type Language, namesOf, readPack, describe as rulesText } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { FIFTEEN, PACK } from './fifteen.ts'
import { agreed } from './sheet.ts'

const languages: readonly Language[] = ['en', 'fr']

describe('the fifteen hardest', () => {
  test('all fifteen are there, and their cards are a pack', () => {
    expect(FIFTEEN.map(({ title }) => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    )
    expect(readPack(JSON.parse(JSON.stringify(PACK)))).toEqual({ pack: PACK })
  })

  test.each(languages)('their rules texts read as agreed (%s)', (language) => {
    const names = namesOf([PACK], language)
    const sheet = FIFTEEN.map(({ title, cards }) =>
      [
        `== ${title} ==`,
        ...cards.flatMap((card) => [
          card[language].name,
          ...rulesText(card, language, names).map((line) => `  ${line}`),
        ]),
        '',
      ].join('\n'),
    ).join('\n')
    expect(sheet).toBe(agreed(`fifteen.${language}.txt`, sheet))
  })
})
