import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { WrongArguments } from '../arguments.ts'
import { openGame } from '../games.ts'
import { otherContest } from '../texts/arena.ts'
import { WRONG } from '../texts/wrong.ts'
import type { Bout } from './arena.ts'
import { programHash } from './program.ts'
import { Standings } from './standings.ts'

/** What must be the same for deals to be added up. */
type Dealt = Pick<Bout, 'box' | 'side' | 'seed'>

/** The file of `--resume`; without one nothing is kept. */
export class ContestFile {
  readonly #file: string | null
  readonly #contest: string

  constructor(file: string | null, { box, side, seed }: Dealt) {
    this.#file = file
    this.#contest = `${box} ${openGame(box).game.edition}, side ${side}, seed ${seed}, program ${programHash()}`
  }

  read(): Standings {
    if (this.#file === null || !existsSync(this.#file)) return new Standings()
    const saved = this.#parse(this.#file)
    if (saved?.contest !== this.#contest) throw new WrongArguments(otherContest(this.#file))
    return new Standings(saved.standings)
  }

  write(standings: Standings): void {
    if (this.#file === null) return
    try {
      writeFileSync(`${this.#file}.new`, JSON.stringify({ contest: this.#contest, standings }))
      renameSync(`${this.#file}.new`, this.#file)
    } catch {
      throw new WrongArguments(WRONG.unwritable(this.#file))
    }
  }

  #parse(file: string): { contest: string; standings: ConstructorParameters<typeof Standings>[0] } | null {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return null
    }
  }
}
