// Choices being listed for a seat.

export class Offers {
  list: Int32Array = new Int32Array(0)
  count = 0

  begin(list: Int32Array): void {
    this.list = list
    this.count = 0
  }

  /** Beyond what the list holds nothing is written; a table is never so rich that it matters. */
  add(choice: number): void {
    if (this.count < this.list.length) this.list[this.count++] = choice
  }
}
