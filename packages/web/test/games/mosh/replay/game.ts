import { assert, Random } from '@brouhaha/kit'
import { HOUSE, isRefusal, isSchemaError, lowest, Match, seedToText } from '@brouhaha/table'
import { type MoshKinds, type MoshOptions, zombieMosh } from '@brouhaha/zombie-mosh'

const seedFrom = (random: Random): Int32Array => Int32Array.from({ length: 8 }, () => random.word())

/** Plays a whole game at random, calling back after each row. */
export function playAtRandom(
  seats: number,
  options: MoshOptions,
  number: number,
  afterRow: (match: Match<MoshKinds>) => void = () => {},
): Match<MoshKinds> {
  const random = new Random(number)
  const match = Match.open(zombieMosh, { seats, options, seed: seedFrom(random) })
  assert(!isRefusal(match) && !isSchemaError(match), 'the set-up is legal')
  const offered = new Int32Array(zombieMosh.mostChoices)
  while (!zombieMosh.over(match.state)) {
    const seat = lowest(zombieMosh.owing(match.state))
    const count = zombieMosh.choices(match.state, seat, offered)
    const choice =
      seat === HOUSE
        ? { type: 'song', seed: seedToText(seedFrom(random)) }
        : zombieMosh.write(offered[random.below(count)]!)
    const seq = match.rows.length
    assert(match.submit({ id: `${seq}`, seat, seq, choice }).kind === 'accepted', 'the choice is legal')
    afterRow(match)
  }
  return match
}
