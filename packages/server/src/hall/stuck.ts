// A kept table that cannot be played on here: it stays in the store, and whoever asks for it is told why and what would help.

import { NoSuchRuleset } from '@brouhaha/rulesets'
import { type Refusal, refusal, type SchemaError } from '@brouhaha/table'
import { REFUSED } from '../common/refusals.ts'

/** The packs of a table could keep the server busy for ever. */
export class TooDear extends Error {
  override name = 'TooDear'
  readonly fault: SchemaError

  constructor(fault: SchemaError) {
    super(`${fault.path}: ${fault.expected}`)
    this.fault = fault
  }
}

export class NoSuchGame extends Error {
  override name = 'NoSuchGame'
}

export class Stuck extends Error {
  override name = 'Stuck'
  /** What the chronicle calls it. */
  readonly event: 'too-dear' | 'ruleless' | 'gameless' | 'damaged'
  readonly refusal: Refusal
  /** Where in what was brought the trouble lies. */
  readonly fault: SchemaError | null

  constructor(why: unknown) {
    super(why instanceof Error ? why.message : 'unknown', { cause: why })
    this.fault = why instanceof TooDear ? why.fault : null
    if (why instanceof TooDear) [this.event, this.refusal] = ['too-dear', tooDear(why.fault.path)]
    else if (why instanceof NoSuchRuleset) [this.event, this.refusal] = ['ruleless', REFUSED.ruleless]
    else if (why instanceof NoSuchGame) [this.event, this.refusal] = ['gameless', REFUSED.gameless]
    else [this.event, this.refusal] = ['damaged', REFUSED.damaged]
  }
}

const tooDear = (path: string): Refusal =>
  refusal(
    'TABLE-PACK',
    `A card that was brought to this table asks too much (${path}): a move could take for ever, so nobody plays on. “brouhaha pack check” says what to write instead; then open a new table.`,
    `Une carte apportée à cette table en demande trop (${path})\u00a0: un coup pourrait durer sans fin, alors on ne joue plus ici. «\u00a0brouhaha pack check\u00a0» dit quoi écrire à la place\u00a0; ouvre ensuite une nouvelle table.`,
  )
