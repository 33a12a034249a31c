// Tests of those who host games play by the sources as they are now, built or not.

import { makeUnreleased } from '../../packages/rulesets/src/making.ts'

export default async function setup(): Promise<void> {
  await makeUnreleased()
}
