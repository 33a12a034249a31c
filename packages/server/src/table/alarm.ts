/** One thing that will happen later, unless something changes before. */
export class Alarm {
  #timer: NodeJS.Timeout | null = null
  #key: string | null = null

  isSetFor(key: string): boolean {
    return this.#timer !== null && this.#key === key
  }

  /** Setting it again for the same reason leaves it as it is. */
  set(key: string, ms: number, ring: () => void): void {
    if (this.isSetFor(key)) return
    this.clear()
    this.#key = key
    this.#timer = setTimeout(() => {
      this.#timer = null
      ring()
    }, ms)
  }

  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
