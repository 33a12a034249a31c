import { expect, test } from 'vitest'
import { draw } from './draw.ts'

const SEED = 20261115

test('the seed draws the same sixty cards again, thirty in each language', async () => {
  const lines = draw(SEED).map(({ box, card, language }, index) =>
    [`${index + 1}`.padStart(2), language, box.padEnd(7), card.kind.padEnd(10), card.id].join('  '),
  )
  await expect(`seed ${SEED}\n${lines.join('\n')}\n`).toMatchFileSnapshot('drawn.txt')
})
