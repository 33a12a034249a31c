// How many. Numbers are themselves; the rest is counted when it is needed.

import type { Condition } from './condition.ts'
import type { FightSide, Named, TraitId } from './names.ts'
import type { CardFilter, Who, Zone } from './selector.ts'

/** In what cards may be different. */
export type Difference =
  /** What they are: an item and a curse are two. */
  | 'kind'
  /** Where they are worn; an item without a slot is none of them. */
  | 'slot'
  /** Their name: two copies of a card are one. */
  | 'card'
  /** The race that they give. */
  | 'race'
  /** The class that they give. */
  | 'class'
  /** The mojo that they give. */
  | 'mojo'
  /** The power that they give. */
  | 'power'

/** A number that some kinds of cards have. */
export type PrintedNumber = 'value' | 'bonus' | 'rank' | 'level'

/** Which total of a fight is meant. */
export type Total =
  | FightSide
  /** By how much the players are ahead; less than nothing while they are behind. */
  | 'lead'

/** How many: a number, or something that is counted when it is needed. Never more than 100,000 either way. */
export type Amount =
  | number
  /** A six-sided die, rolled openly by whoever the effect is about; not for numbers that stand. */
  | {
      /** Always true. */
      readonly die: true
    }
  /** How many cards lie in a zone. */
  | {
      /** Where they are counted. */
      readonly cardsIn: Zone
      /** Whose zone; that of the subject where it is left out. */
      readonly of?: Who
      /** Only such cards. */
      readonly filter?: CardFilter
    }
  /** Something printed on cards, added up over a zone. */
  | {
      /** What is added up: gold (`value`), `bonus`, `rank` of powers, `level` of monsters. */
      readonly sum: PrintedNumber
      /** Where; the table where it is left out. */
      readonly in?: Zone
      /** Whose zone; that of the subject where it is left out. */
      readonly of?: Who
      /** Only such cards. */
      readonly filter?: CardFilter
    }
  /** The highest of what is printed on cards; 0 where no card fits. Only cards of a kind that has such a number are looked at. */
  | {
      /** What is compared: gold (`value`) of items and one-shots, `bonus`, `rank` of powers, `level` of monsters. */
      readonly best: PrintedNumber
      /** Where; the table where it is left out. */
      readonly in?: Zone
      /** Whose zone; that of the subject where it is left out. Of several seats all of them together. */
      readonly of?: Who
      /** Only such cards. */
      readonly filter?: CardFilter
    }
  /** The lowest of what is printed on cards; 0 where no card fits. Only cards of a kind that has such a number are looked at. */
  | {
      /** What is compared: gold (`value`) of items and one-shots, `bonus`, `rank` of powers, `level` of monsters. */
      readonly worst: PrintedNumber
      /** Where; the table where it is left out. */
      readonly in?: Zone
      /** Whose zone; that of the subject where it is left out. Of several seats all of them together. */
      readonly of?: Who
      /** Only such cards. */
      readonly filter?: CardFilter
    }
  /** How many different things there are among cards: those that are alike count once. */
  | {
      /** What must be different. */
      readonly different: Difference
      /** Among the cards where; those on the table where it is left out. */
      readonly in?: Zone
      /** Whose zone; that of the subject where it is left out. Of several seats all of them together. */
      readonly of?: Who
      /** Only such cards. */
      readonly filter?: CardFilter
    }
  /** How many of these seats there are, or are like this; with `add`, so much of each of them, added up. */
  | {
      /** Which seats are counted. */
      readonly seats: Who
      /** Asked of each of them, as its subject. */
      readonly when?: Condition
      /**
       * What is added up, of each seat as its subject: `{ "levelOf": "tried" }` for its level. Only what everybody sees. One of each where
       * it is left out.
       */
      readonly add?: Amount
    }
  /** How many such monsters fight, `{}` is all of them; once the fight is won, on `won` and in `onKill`, how many were killed. */
  | {
      /** What they are like. */
      readonly monsters: CardFilter
    }
  /** How many monsters were killed in this fight. */
  | {
      /** Always true. */
      readonly kills: true
    }
  /** What a side of the fight comes to as it stands, for all to see; 0 outside fights. Not for numbers that stand: they are part of it. */
  | {
      /** Of which side, or their difference. */
      readonly total: Total
    }
  /** How many living seats have a trait. */
  | {
      /** The id of the trait. */
      readonly holdersOf: TraitId
      /** The subject itself is not counted. */
      readonly besidesYou?: true
    }
  /** The level of a seat; of several the first, of nobody 0. */
  | {
      /** Whose level. */
      readonly levelOf: Who
    }
  /** How many counters lie on this card; 0 while it lies before nobody. */
  | {
      /** Always true. */
      readonly counters: true
    }
  /** What the die shows that it is about: for the windows `ownRoll`, `othersRoll`, `anyRoll`, `escape` and `badStuff`, and on `rolled`. */
  | {
      /** Always true. */
      readonly rolled: true
    }
  /** How many levels were gained that a use answers: for the window `level`. */
  | {
      /** Always true. */
      readonly gained: true
    }
  /** The number that has a name, or how many cards have it; with `sum`, what those cards come to. */
  | Named
  /**
   * Something of the cards together that have a name. Of a monster that `nameMonster` gave a name to there is its printed `level`, also
   * once it has left; nothing where none was named.
   */
  | (Named & {
      /** What is added up over them: gold (`value`), `bonus`, or `level` of monsters. */
      readonly sum: 'value' | 'bonus' | 'level'
    })
  /** So many times another amount. */
  | {
      /** A number and an amount: `[2, { "die": true }]`. */
      readonly times: readonly [number, Amount]
    }
  /** Several amounts added up. */
  | {
      /** What is added up. */
      readonly plus: readonly Amount[]
    }
  /** The highest of several: "at least 1" is `{ "highest": [1, …] }`. */
  | {
      /** Among these. */
      readonly highest: readonly Amount[]
    }
  /** The lowest of several: "at most 5" is `{ "lowest": [5, …] }`. */
  | {
      /** Among these. */
      readonly lowest: readonly Amount[]
    }
  /** Half of another amount, rounded down, less than nothing too: half of -3 is -2. */
  | {
      /** Of this. */
      readonly half: Amount
    }
  /** One for every so many of another amount: divided and rounded down, as `half` is. A third of it is `{ "every": [3, …] }`. */
  | {
      /** A number from 2 on and an amount: `[200, { "sum": "value" }]`. */
      readonly every: readonly [number, Amount]
    }
