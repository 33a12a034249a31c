import type { SchemaError } from '@brouhaha/table'

/** A kept table whose packs could keep the server busy for ever: it stays in the store, and nobody plays on. */
export class TooDear extends Error {
  override name = 'TooDear'
  readonly fault: SchemaError

  constructor(fault: SchemaError) {
    super(`${fault.path}: ${fault.expected}`)
    this.fault = fault
  }
}
