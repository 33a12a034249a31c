import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/steps.mjs'
import { bundleRules, RULESETS } from '../release/rules-bundle.mjs'

const released: { game: string; sha256: string }[] = JSON.parse(
  readFileSync(join(root, 'packages/rulesets/released/rulesets.json'), 'utf8'),
)

test.each(Object.keys(RULESETS))('the sources of %s say what its newest release says', async (game) => {
  const { sha256 } = await bundleRules(game)
  const newest = released.findLast((release) => release.game === game)
  expect(sha256, 'the rules changed since their last release: run npm run release-rules').toBe(newest?.sha256)
})
