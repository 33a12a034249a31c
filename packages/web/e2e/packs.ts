// Packs that somebody brings along, and a hand that drops them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** The worked example, as it lies in the repository. */
export const EXAMPLE = readFileSync(join(import.meta.dirname, '../../../examples/kitchen-box/pack.json'), 'utf8')

const SNACK = {
  id: 'midnight-snack',
  kind: 'special',
  deck: 'treasure',
  levelCard: true,
  uses: [{ use: 'any', effect: [{ do: 'gainLevels', levels: 1 }] }],
  art: ['sandwich'],
  en: { name: 'Midnight Snack', flavour: 'Nobody saw you.' },
  fr: { name: 'En-cas de minuit', flavour: "Personne ne t'a vu." },
}

const packOf = (...cards: object[]) => ({
  format: 1,
  box: 'pantry',
  name: { en: 'The Pantry', fr: 'Le Cellier' },
  adds: ['base'],
  cards,
})

/** Passes every check, and would like to be more than text. */
export const SLY_NAME = '&lt;img src=x onerror=hacked()&gt; "onload="hacked()'
export const SLY_PACK = packOf(SNACK, { ...SNACK, id: 'sly', en: { name: SLY_NAME }, fr: { name: SLY_NAME } })

export const RUDE_PACK = packOf(
  { ...SNACK, en: { name: '<img src=x onerror=hacked()>' } },
  { ...SNACK, id: 'two', kind: 'speciel' },
  { ...SNACK, id: '__proto__' },
)

/** Lets a file go above the page. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([title, content]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([content], title, { type: 'application/json' }))
      return carried
    },
    [name, text] as const,
  )
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('main', type, { dataTransfer: files })
}
