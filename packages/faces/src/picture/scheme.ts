// Which colours and which burst a kind of card has: a monster comes out of the dark, a treasure lies on bright paper.

import type { Card } from '@brouhaha/cards'
import type { ColourName } from '../palette.ts'
import type { BurstName } from './burst.ts'

export interface Scheme {
  readonly burst: BurstName
  readonly ground: ColourName
  readonly ray: ColourName
  readonly dots: ColourName
  /** The burst's own colour. */
  readonly behind: ColourName
  /** A smaller burst within it. */
  readonly core: ColourName
  readonly figure: ColourName
  /** The dots on the foremost figure. */
  readonly shade: ColourName
  /** The icons behind the foremost. */
  readonly second: ColourName
  readonly third: ColourName
}

const IDENTITY: Scheme = {
  burst: 'seal',
  ground: 'bright',
  ray: 'pale',
  dots: 'tone',
  behind: 'deep',
  core: 'tone',
  figure: 'paper',
  shade: 'bright',
  second: 'spot',
  third: 'tone',
}

const LABEL: Scheme = {
  burst: 'ticket',
  ground: 'pale',
  ray: 'bright',
  dots: 'paper',
  behind: 'tone',
  core: 'bright',
  figure: 'paper',
  shade: 'bright',
  second: 'spot',
  third: 'bright',
}

export const SCHEMES: Readonly<Record<Card['kind'], Scheme>> = {
  monster: {
    burst: 'spikes',
    ground: 'deep',
    ray: 'tone',
    dots: 'ink',
    behind: 'pale',
    core: 'bright',
    figure: 'paper',
    shade: 'tone',
    second: 'spot',
    third: 'tone',
  },
  enhancer: {
    burst: 'spikes',
    ground: 'deep',
    ray: 'ink',
    dots: 'tone',
    behind: 'tone',
    core: 'deep',
    figure: 'bright',
    shade: 'paper',
    second: 'spot',
    third: 'paper',
  },
  curse: {
    burst: 'blot',
    ground: 'ink',
    ray: 'deep',
    dots: 'tone',
    behind: 'tone',
    core: 'deep',
    figure: 'bright',
    shade: 'paper',
    second: 'spot',
    third: 'paper',
  },
  race: IDENTITY,
  class: IDENTITY,
  mojo: IDENTITY,
  power: IDENTITY,
  multi: IDENTITY,
  item: LABEL,
  oneShot: {
    burst: 'bolt',
    ground: 'tone',
    ray: 'pale',
    dots: 'deep',
    behind: 'bright',
    core: 'deep',
    figure: 'paper',
    shade: 'tone',
    second: 'spot',
    third: 'pale',
  },
  special: {
    burst: 'diamond',
    ground: 'paper',
    ray: 'pale',
    dots: 'deep',
    behind: 'tone',
    core: 'spot',
    figure: 'bright',
    shade: 'paper',
    second: 'spot',
    third: 'paper',
  },
  acolyte: { ...IDENTITY, ground: 'pale', ray: 'paper', behind: 'tone', third: 'bright' },
  attachment: { ...LABEL, ground: 'bright', ray: 'pale', dots: 'tone', behind: 'deep', third: 'tone' },
}
