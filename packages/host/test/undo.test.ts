import { type Bot, moshBots, munchkinBots, type Sight } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { type Game, hashState, type Kinds, Match, type Seat, UNDO, verify, WATCHER } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import { HostedGame } from '../src/hosted-game.ts'
import { tellRow } from '../src/telling.ts'
import { seedOf, Undoing } from './undoing.ts'

const LONGEST = 480_000
const GAMES = 1
const MOVES = 200

const family = munchkin(Object.values(PACKS)) as unknown as Game<Kinds>
const mosh = zombieMosh as unknown as Game<Kinds>
const rulesOf = (game: Game<Kinds>) => ({ game, Match })
const novice = munchkinBots.novice() as Bot<never>
const sharp = moshBots.sharp({ iterations: 20 }) as Bot<never>

describe('whole games with undos', { timeout: LONGEST }, () => {
  test.each<[string, Game<Kinds>, object, number, Bot<never>]>([
    ['base', family, { boxes: ['base'] }, 3, novice],
    ['star', family, { boxes: ['star'], passes: true }, 4, novice],
    ['cthulhu', family, { boxes: ['cthulhu'], pacts: true }, 3, novice],
    ['zombies', family, { boxes: ['zombies'], honour: true }, 5, novice],
    ['Zombie Mosh!', mosh, { side: 'B', songs: 1 }, 6, sharp],
  ])(
    '[TABLE-UNDO] %s: each undo leads back to the very bytes, and the log is true to its end',
    (_, game, options, seats, bot) => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const undoing = new Undoing(game, options, seats, seed)
        undoing.playAbout(MOVES)
        undoing.finish(bot)
        const { match, rows, state } = undoing.playing
        expect(undoing.undos).toBeGreaterThan(0)
        const replay = verify(game, match.log)
        expect(replay.kind === 'true' && hashState(replay.state)).toBe(hashState(state))
        const kept = rows.map((row) => ({ row, at: 0 }))
        expect(hashState(HostedGame.resume(rulesOf(game), match.header, kept).state)).toBe(hashState(state))
      }
    },
  )
})

describe('at a table', () => {
  const begin = (game: Game<Kinds> = mosh): HostedGame => HostedGame.begin(rulesOf(game), 3, {}, seedOf(1))
  const choose = (playing: HostedGame, seat: number, choice: object): void => {
    const seq = playing.rows.length
    expect(playing.submit({ id: `row-${seq}`, seat, seq, choice }, seq).verdict.kind).toBe('accepted')
  }
  const firstOffer = (playing: HostedGame, seat: number): object => playing.game.write(playing.offers(seat as Seat)[0]!)

  test('[TABLE-UNDO] only the seat that may take something back is told so, on arrival and after a row', () => {
    const playing = begin()
    const mover = playing.game.waits(playing.state)[0]!.seat
    const listeners = [0, 1, 2, WATCHER] as Seat[]
    const undos = (): unknown[][] => [
      listeners.map((listener) => playing.sight(listener).undo),
      tellRow(playing, listeners, null, null).map((text) => JSON.parse(text!).sight.undo),
    ]
    choose(playing, mover, firstOffer(playing, mover))
    const told = listeners.map((listener) => (listener === mover ? true : undefined))
    expect(undos()).toEqual([told, told])
    choose(playing, mover, UNDO)
    expect(undos()).toEqual([[], []].map(() => listeners.map(() => undefined)))
    expect(JSON.parse(tellRow(playing, [WATCHER], null, null)[0]!).heard.events).toEqual([
      { type: 'undone', seat: mover },
    ])
  })

  test('[TABLE-UNDO] bots forget what was taken back', () => {
    const heard: string[][] = []
    const attentive: Game<MoshKinds> = {
      ...zombieMosh,
      ledger(seat) {
        const own: string[] = []
        heard.push(own)
        const ledger = zombieMosh.ledger(seat)
        return {
          hear(event) {
            own.push(event.type)
            ledger.hear(event)
          },
          determinise: (random) => ledger.determinise(random),
        }
      },
    }
    const rememberer = {
      name: 'rememberer',
      attention: 'ledger',
      choose: ({ ledger, choices }: Sight<MoshKinds>) => {
        ledger.determinise(new Random(2))
        return choices[0]!
      },
    } as unknown as Bot<never>
    const playing = begin(attentive as unknown as Game<Kinds>)
    const random = new Random(1)
    const mover = playing.game.waits(playing.state)[0]!.seat
    const boards = (): number => heard.at(-1)!.filter((type) => type === 'boardChosen').length

    choose(playing, mover, firstOffer(playing, mover))
    const next = playing.game.waits(playing.state)[0]!.seat
    playing.think(rememberer, next, random)
    expect(boards()).toBe(1)
    choose(playing, mover, UNDO)
    choose(playing, mover, firstOffer(playing, mover))
    playing.think(rememberer, next, random)
    expect(boards()).toBe(1)
  })
})
