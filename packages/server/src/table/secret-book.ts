import type { Revoked, SecretRecord } from '../store/record.ts'
import type { TableWriter } from './table-writer.ts'

/** The secrets that a table gave out, and what became of each. */
export class SecretBook {
  readonly #table: string
  readonly #writer: TableWriter
  #secrets = new Map<string, SecretRecord>()

  constructor(table: string, writer: TableWriter) {
    this.#table = table
    this.#writer = writer
  }

  reset(secrets: readonly SecretRecord[]): void {
    this.#secrets = new Map(secrets.map((secret) => [secret.hash, secret]))
  }

  find(hash: string): SecretRecord | null {
    return this.#secrets.get(hash) ?? null
  }

  add(secret: SecretRecord): void {
    this.#secrets.set(secret.hash, secret)
    this.#writer.write((store) => store.addSecret(this.#table, secret))
  }

  /** Revokes the secrets that fit and were still good. */
  revoke(fits: (secret: SecretRecord) => boolean, why: Revoked): void {
    for (const secret of this.#secrets.values()) if (secret.revoked === null && fits(secret)) this.#mark(secret, why)
  }

  /** Marks even secrets that were revoked before. */
  revokeForEver(person: number): void {
    for (const secret of this.#secrets.values()) if (secret.person === person) this.#mark(secret, 'deleted')
  }

  #mark(secret: SecretRecord, why: Revoked): void {
    this.#secrets.set(secret.hash, { ...secret, revoked: why })
    this.#writer.write((store) => store.revoke(this.#table, secret.hash, why))
  }
}
