/** So much at once, and then only as fast as it fills again. */
export class Bucket {
  readonly #burst: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#left = burst
    this.#at = now
  }

  take(now: number): boolean {
    this.#fill(now)
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  giveBack(): void {
    this.#left = Math.min(this.#burst, this.#left + 1)
  }

  isFull(now: number): boolean {
    this.#fill(now)
    return this.#left >= this.#burst
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
  }
}

/** One bucket per address; full ones are forgotten. */
export class Buckets {
  readonly #make: (now: number) => Bucket
  readonly #byAddress = new Map<string, Bucket>()

  constructor(make: (now: number) => Bucket) {
    this.#make = make
  }

  take(address: string, now: number): boolean {
    let bucket = this.#byAddress.get(address)
    if (bucket === undefined) {
      bucket = this.#make(now)
      this.#byAddress.set(address, bucket)
    }
    return bucket.take(now)
  }

  sweep(now: number): void {
    for (const [address, bucket] of this.#byAddress) if (bucket.isFull(now)) this.#byAddress.delete(address)
  }
}
