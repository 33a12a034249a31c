import type { Emote, Saying, TableNotice } from '@brouhaha/protocol'
import type { SayingRecord } from '../store/record.ts'

const MOST_REMEMBERED = 200

function toSaying({ number, seat, name, at, text, emote, notice }: SayingRecord): Saying {
  return {
    number,
    seat,
    name,
    at,
    ...(text === null ? {} : { text }),
    ...(emote === null ? {} : { emote }),
    ...(notice === null ? {} : { notice }),
  }
}

/** What was said at a table lately. */
export class Talk {
  #sayings: SayingRecord[]
  #next: number

  constructor(sayings: readonly SayingRecord[]) {
    this.#sayings = [...sayings]
    this.#next = (sayings.at(-1)?.number ?? -1) + 1
  }

  get lately(): Saying[] {
    return this.#sayings.map(toSaying)
  }

  /** The number that the next saying gets. */
  get next(): number {
    return this.#next
  }

  find(id: string): SayingRecord | null {
    return this.#sayings.find((saying) => saying.id === id) ?? null
  }

  add(
    saying: Pick<SayingRecord, 'id' | 'person' | 'seat' | 'name' | 'at'>,
    content: { readonly text: string } | { readonly emote: Emote } | { readonly notice: TableNotice },
  ): { readonly record: SayingRecord; readonly saying: Saying } {
    const record: SayingRecord = { text: null, emote: null, notice: null, ...content, ...saying, number: this.#next++ }
    this.#sayings = [...this.#sayings, record].slice(-MOST_REMEMBERED)
    return { record, saying: toSaying(record) }
  }

  /** Wipes what somebody said; comes back with what is left of it. */
  forget(person: number): Saying[] {
    const wiped = (record: SayingRecord): SayingRecord =>
      record.person === person ? { ...record, name: '', text: null, emote: null, notice: null } : record
    this.#sayings = this.#sayings.map(wiped)
    return this.#sayings.filter((record) => record.person === person).map(toSaying)
  }
}
