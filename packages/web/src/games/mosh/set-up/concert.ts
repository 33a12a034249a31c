/** What is agreed on before a concert. */
export interface ConcertForm {
  readonly side: 'A' | 'B'
  /** Songs in a row; 0 asks after each. */
  readonly songs: number
}
