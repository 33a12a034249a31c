import {
  aDie,
  adds,
  become,
  changeSex,
  choose,
  chooseBy,
  die,
  discard,
  draw,
  each,
  endTurn,
  gainLevels,
  guess,
  inCase,
  loseLevels,
  loseTrait,
  pay,
  peek,
  poolHands,
  reveal,
  roll,
  search,
  setLevel,
  skip,
  stay,
  swapTrait,
  take,
  theOutcome,
  times,
  win,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import * as at from '../../src/layout.ts'
import { curse, item, special, trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('levels', () => {
  test('[MK-LEVEL-04] [MK-META-05] levels are lost down to 1 and no further, by nobody else', () => {
    const fall = spell('fall', loseLevels(3, 'target'))
    const t = table('base', { seats: { ana: { hand: ['fall'] }, bob: { level: 2 }, cyd: { level: 5 } }, cards: [fall] })
    t.choose('ana', 'play', { copy: 'fall', index: 'bob' })
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([1, 1, 5])
  })

  test('[MK-LEVEL-08] [MK-CARD-13] a level card works on anybody below 9, and stays in hand otherwise', () => {
    const t = table('base', {
      seats: { ana: { level: 9, hand: ['level-up', 'level-up'] }, bob: { level: 8 }, cyd: {} },
    })
    expect(t.refused('ana', 'play', { copy: 'level-up', index: 'ana' })).toBe('MK-LEVEL-08')
    t.choose('ana', 'play', { copy: 'level-up', index: 'bob' })
    expect(t.refused('ana', 'play', { copy: 'level-up', index: 'bob' })).toBe('MK-LEVEL-08')
    expect([t.level('bob'), t.hand('ana'), t.pile('treasureDiscards')]).toEqual([9, ['level-up'], ['level-up']])
  })

  test('[MK-CARD-13] in the fight of another it counts at once', () => {
    const t = table('base', { seats: { ana: { level: 6 }, bob: { hand: ['level-up'] }, cyd: {} }, facing: 'ogre' })
    t.choose('bob', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.totals()).toEqual([7, 6])
  })

  test('[MK-META-04] [MK-META-08] the tenth level by a card that says so, where cards may', () => {
    const crown = special('apotheosis', {
      deck: 'treasure',
      overrides: ['tenByKill'],
      uses: [{ use: 'any', effect: [gainLevels(1)] }],
    })
    const seats = { ...three, ana: { level: 9, hand: ['apotheosis'] } }
    const base = table('base', { seats, cards: [crown] }).choose('ana', 'play', { copy: 'apotheosis' })
    expect(base.winners()).toEqual(['ana'])
    const star = table('star', { seats, cards: [crown] })
    expect(star.refused('ana', 'play', { copy: 'apotheosis' })).toBe('MK-LEVEL-08')
  })

  test('[MK-META-06] a level for a removed monster is none where that is protected', () => {
    const bravo = special('bravo', {
      uses: [{ use: 'combat', effect: [{ do: 'remove', monster: 'only', treasureOnRemoval: false }, gainLevels(1)] }],
    })
    const seats = { ...three, ana: { level: 3, hand: ['bravo'] } }
    const play = (box: string) =>
      table(box, { seats, cards: [bravo], facing: 'ogre' }).choose('ana', 'play', { copy: 'bravo' })
    expect(['base', 'zombies', 'star', 'cthulhu'].map((box) => play(box).level('ana'))).toEqual([3, 3, 4, 4])
  })

  test('[MK-LEVEL-03] to a level, or to the lowest of the table', () => {
    const cards = [spell('to-four', setLevel(4, 'target')), spell('to-lowest', setLevel('lowest', 'target'))]
    const seats = { ana: { level: 3, hand: ['to-four', 'to-four', 'to-lowest'] }, bob: { level: 7 }, cyd: { level: 2 } }
    const t = table('base', { seats, cards })
    t.choose('ana', 'play', { copy: 'to-four', index: 'bob' }).choose('ana', 'play', { copy: 'to-four', index: 'cyd' })
    expect([t.level('bob'), t.level('cyd')]).toEqual([4, 4])
    t.choose('ana', 'play', { copy: 'to-lowest', index: 'bob' })
    expect(t.level('bob')).toBe(3)
  })

  test('[MK-DEATH-01] a card that kills kills the one it names', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['doom'] } }, cards: [spell('doom', die('target'))] })
    t.choose('ana', 'play', { copy: 'doom', index: 'bob' })
    expect(at.lifeOf(t.state, t.seat('bob'))).toBe(at.DEAD)
    expect(at.lifeOf(t.state, t.seat('cyd'))).toBe(at.ALIVE)
  })

  test('[MK-META-08] a card wins only where cards may, and only if it says so', () => {
    const seats = { ...three, ana: { hand: ['triumph'] } }
    const triumph = (overrides: boolean) =>
      special('triumph', {
        ...(overrides && { overrides: ['tenByKill'] }),
        uses: [{ use: 'any', effect: [win('you')] }],
      })
    const play = (box: string, overrides: boolean) =>
      table(box, { seats, cards: [triumph(overrides)] })
        .choose('ana', 'play', { copy: 'triumph' })
        .winners()
    expect(play('base', true)).toEqual(['ana'])
    expect(play('base', false)).toEqual([])
    expect(play('cthulhu', true)).toEqual([])
  })
})

describe('cards lost and taken', () => {
  test('[MK-CARD-21] a card without a zone: the owner chooses hand or table', () => {
    const tax = spell('tax', discard({ of: 'target', zone: 'either' }))
    const seats = { ana: { hand: ['tax'] }, bob: { hand: ['elf', 'rat'], table: ['sword'] }, cyd: { table: ['mail'] } }
    const t = table('base', { seats, cards: [tax] })
    t.choose('ana', 'play', { copy: 'tax', index: 'bob' })
    expect(t.offers('bob').filter(({ type }) => type === 'pick')).toHaveLength(3)
    expect(t.refused('bob', 'pick', { copy: 'mail' })).toBe('MK-CURSE-05')
    t.choose('bob', 'pick', { copy: 'rat' })
    expect([t.hand('bob'), t.table('bob'), t.table('cyd')]).toEqual([['elf'], ['sword'], ['mail']])
  })

  test('[MK-CARD-17] who must give a certain card is asked whatever he holds', () => {
    const audit = spell('audit', discard({ of: 'target', zone: 'hand', filter: { kind: 'curse' } }))
    const ask = (hand: string[]) => {
      const seats = { ana: { hand: ['audit'] }, bob: { hand }, cyd: {} }
      const t = table('base', { seats, cards: [audit] })
      return t.choose('ana', 'play', { copy: 'audit', index: 'bob' })
    }
    const none = ask(['elf', 'rat'])
    const one = ask(['lose-level', 'rat'])
    expect(none.asked()).toEqual(one.asked())
    expect(one.refused('bob', 'enough')).toBe('MK-ITEM-18')
    one.choose('bob', 'pick', { copy: 'lose-level' })
    none.choose('bob', 'enough')
    expect([none.hand('bob'), one.hand('bob')]).toEqual([['elf', 'rat'], ['rat']])
  })

  test('[MK-ITEM-18] the figures choose: best bonus, dearest, cheapest; ties are left to the victim', () => {
    const lose = (extreme: 'bestBonus' | 'dearest' | 'cheapest') => {
      const loss = spell('loss', discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, extreme }))
      const seats = { ana: { hand: ['loss'] }, bob: { table: ['sword', 'crown', 'anvil', 'boots'] }, cyd: {} }
      return table('base', { seats, cards: [loss] }).choose('ana', 'play', { copy: 'loss', index: 'bob' })
    }
    expect(lose('dearest').table('bob')).toEqual(['sword', 'anvil', 'boots'])
    expect(lose('cheapest').table('bob')).toEqual(['sword', 'crown', 'boots'])
    const tie = lose('bestBonus')
    expect(tie.offers('bob').filter(({ type }) => type === 'pick')).toHaveLength(2)
    expect(tie.choose('bob', 'pick', { copy: 'crown' }).table('bob')).toEqual(['sword', 'anvil', 'boots'])
  })

  test('[MK-CURSE-05] items worth so much, as many as it takes', () => {
    const bill = spell('bill', discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, take: { worth: 700 } }))
    const seats = { ana: { hand: ['bill', 'bill'] }, bob: { table: ['sword', 'anvil', 'piano'] }, cyd: {} }
    const t = table('star', { seats, cards: [bill] })
    t.choose('ana', 'play', { copy: 'bill', index: 'bob' })
    t.choose('bob', 'pick', { copy: 'anvil' }).choose('bob', 'pick', { copy: 'piano' })
    expect(t.table('bob')).toEqual(['sword'])
    t.choose('ana', 'play', { copy: 'bill', index: 'bob' })
    expect(t.table('bob')).toEqual([])
  })

  test('[MK-ITEM-18] a neighbour chooses where the card says so', () => {
    const spite = spell('spite', discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, by: 'you' }))
    const seats = { ana: { hand: ['spite'] }, bob: { table: ['sword', 'helmet'] }, cyd: {} }
    const t = table('base', { seats, cards: [spite] }).choose('ana', 'play', { copy: 'spite', index: 'bob' })
    expect(t.asked().seats).toEqual(['ana'])
    t.choose('ana', 'pick', { copy: 'sword' })
    expect(t.table('bob')).toEqual(['helmet'])
  })

  test('[MK-CARD-17] a hand is taken from blindly, and only the two learn what went', () => {
    const lift = spell('lift', take({ of: 'target', zone: 'hand', by: 'you' }, 'you'))
    const seats = { ana: { hand: ['lift'] }, bob: { hand: ['elf', 'rat', 'sword'] }, cyd: {} }
    const t = table('base', { seats, cards: [lift], rolls: { hand: [2] } })
    t.choose('ana', 'play', { copy: 'lift', index: 'bob' })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['pickBlind', 'pickBlind', 'pickBlind'])
    t.choose('ana', 'pickBlind', { index: 2 })
    expect([t.hand('ana').length, t.hand('bob').length]).toEqual([1, 2])
    const moved = t.events().filter((event) => event.type === 'moved' && event.copy === undefined)
    expect(moved).toHaveLength(1)
    t.finish()
  })

  test('[MK-TRADE-04] an item taken from a table goes before the taker, unused; equip puts it to use', () => {
    const rob = spell('rob', take({ of: 'target', zone: 'table', filter: { kind: 'item' }, by: 'you' }, 'you'))
    const snatch = spell(
      'snatch',
      take({ of: 'target', zone: 'table', filter: { kind: 'item' }, by: 'you' }, 'you', { equip: true }),
    )
    const seats = { ana: { hand: ['rob', 'snatch'] }, bob: { table: ['sword'] }, cyd: { table: ['helmet'] } }
    const t = table('base', { seats, cards: [rob, snatch] })
    t.choose('ana', 'play', { copy: 'rob', index: 'bob' }).choose('ana', 'play', { copy: 'snatch', index: 'cyd' })
    expect([t.table('ana').sort(), t.table('bob'), t.table('cyd')]).toEqual([['helmet', 'sword'], [], []])
    expect([t.uses('ana', 'sword'), t.uses('ana', 'helmet')]).toEqual([false, true])
  })

  test('[MK-CURSE-09] a curse before somebody is no card of his: neither lost nor taken', () => {
    const jinx = curse('jinx', stay('untilLifted', [adds('flee', -1)]))
    const rob = spell('rob', take({ of: 'target', zone: 'table' }, 'you'), discard({ of: 'target', zone: 'either' }))
    const seats = { ana: { hand: ['rob', 'jinx'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards: [jinx, rob] }).choose('ana', 'curse', { copy: 'jinx', seat: 'bob' })
    t.choose('ana', 'play', { copy: 'rob', index: 'bob' })
    expect([t.table('bob'), t.table('ana')]).toEqual([['jinx'], []])
  })

  test('[MK-CURSE-04] nothing to take leads to what the card says for that case', () => {
    const rob = spell('rob', take({ of: 'target', zone: 'table' }, 'you', { otherwise: [gainLevels(1, 'you')] }))
    const t = table('base', { seats: { ...three, ana: { hand: ['rob'] } }, cards: [rob] })
    t.choose('ana', 'play', { copy: 'rob', index: 'bob' })
    expect(t.level('ana')).toBe(2)
  })

  test('[MK-ITEM-18] a decoy may go in the place of another item', () => {
    const fake = item('fake', 0, { decoy: true })
    const hat = spell('hat', discard({ of: 'target', zone: 'table', filter: { kind: 'item', slot: 'head' } }))
    const seats = { ana: { hand: ['hat'] }, bob: { table: ['crown', 'fake'] }, cyd: {} }
    const t = table('base', { seats, cards: [fake, hat] }).choose('ana', 'play', { copy: 'hat', index: 'bob' })
    t.choose('bob', 'pick', { copy: 'fake' })
    expect(t.table('bob')).toEqual(['crown'])
  })

  test('[MK-CARD-20] what lies under a card goes with it', () => {
    const seats = { ana: { hand: ['lose-item'] }, bob: { table: ['sword', 'cheat@sword'] }, cyd: {} }
    const cheat = {
      kind: 'attachment',
      id: 'cheat',
      deck: 'door',
      to: 'item',
      waives: true,
      en: { name: 'c' },
      fr: { name: 'c' },
    }
    const t = table('base', { seats, cards: [cheat as never] })
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' })
    expect([t.table('bob'), t.pile('treasureDiscards')]).toEqual([[], ['sword']])
    expect(t.pile('doorDiscards').sort()).toEqual(['cheat', 'lose-item'])
  })

  test('[MK-CARD-03] the discards are searched by a card that allows it', () => {
    const cards = [
      spell('dig', search({ zone: 'treasureDiscards', by: 'you' })),
      spell('top', search({ zone: 'doorDiscards', filter: { kind: 'monster' }, extreme: 'topmost' })),
    ]
    const spec = { treasureDiscards: ['sword', 'mail'], doorDiscards: ['elf', 'rat', 'imp'] }
    const t = table('base', { seats: { ...three, ana: { hand: ['dig', 'top'] } }, cards, ...spec })
    t.choose('ana', 'play', { copy: 'dig' }).choose('ana', 'pick', { copy: 'mail' }).choose('ana', 'keep')
    t.choose('ana', 'play', { copy: 'top' }).choose('ana', 'keep')
    expect(t.hand('ana')).toEqual(['mail', 'rat'])
    expect(t.pile('doorDiscards')).toEqual(['elf', 'imp'])
  })

  test('[MK-CARD-15] [MK-CARD-17] cards are shown to those that the card names, and to no others', () => {
    const spy = spell('spy', reveal({ of: 'target', zone: 'hand', take: 'all' }, 'you'))
    const t = table('base', { seats: { ana: { hand: ['spy'] }, bob: { hand: ['elf', 'rat'] }, cyd: {} }, cards: [spy] })
    t.choose('ana', 'play', { copy: 'spy', index: 'bob' })
    const known = (copy: string) => t.state[t.scene.knownAt + t.copy(copy, 'bob')]! & 7
    expect([known('elf'), known('rat')]).toEqual([3, 3])
    expect(t.hand('bob')).toEqual(['elf', 'rat'])
    const cards = [spell('look', peek('door', 2))]
    const peeked = table('base', { seats: { ...three, ana: { hand: ['look'] } }, cards, doors: ['rat', 'imp'] })
    peeked.choose('ana', 'play', { copy: 'look' })
    expect(peeked.types()).toContain('peeked')
    expect(peeked.state[peeked.scene.knownAt + peeked.copy('imp')]! & 7).toBe(1)
  })

  test('[MK-CARD-17] hands are pooled: as many to each as before, known to their owners alone', () => {
    const seance = spell('seance', poolHands('everyone'))
    const seats = { ana: { hand: ['seance', 'elf'] }, bob: { hand: ['rat', 'imp'] }, cyd: { hand: ['sword'] } }
    const t = table('base', { seats, cards: [seance], rolls: { hand: [1, 1, 1] } })
    t.choose('ana', 'play', { copy: 'seance' })
    expect(['ana', 'bob', 'cyd'].map((name) => t.hand(name).length)).toEqual([1, 2, 1])
    const all = [...t.hand('ana'), ...t.hand('bob'), ...t.hand('cyd')].sort()
    expect(all).toEqual(['elf', 'imp', 'rat', 'sword'])
    for (const name of ['ana', 'bob', 'cyd'])
      for (const id of t.hand(name)) expect(t.state[t.scene.knownAt + t.copy(id, name)]! & 7).toBe(1 << t.seat(name))
  })

  test('[MK-CARD-05] [MK-TREAS-04] cards are drawn as the card says, as many as there are', () => {
    const cards = [spell('luck', draw('treasure', 2)), spell('open', draw('door', 1, { face: 'up', to: 'target' }))]
    const spec = { treasures: ['sword'], doors: ['rat'], bareDecks: true }
    const t = table('base', { seats: { ...three, ana: { hand: ['luck', 'open'] } }, cards, ...spec })
    t.choose('ana', 'play', { copy: 'luck' })
    expect(t.hand('ana')).toEqual(['open', 'sword'])
    t.choose('ana', 'keep').choose('ana', 'play', { copy: 'open', index: 'bob' })
    expect(t.hand('bob')).toEqual(['rat'])
    expect(t.state[t.scene.knownAt + t.copy('rat', 'bob')]! & 7).toBe(7)
  })

  test('[MK-CARD-11] a card that works when it is drawn works however it is drawn', () => {
    const bonanza = special('bonanza', { deck: 'treasure', onDraw: [draw('treasure', 2, { face: 'same' })] })
    const cards = [bonanza, spell('luck', draw('treasure', 1, { face: 'up' }))]
    const t = table('base', {
      seats: { ...three, ana: { hand: ['luck'] } },
      cards,
      treasures: ['bonanza', 'sword', 'mail', 'helmet'],
    })
    t.choose('ana', 'play', { copy: 'luck' })
    expect(t.hand('ana').sort()).toEqual(['mail', 'sword'])
    t.choose('ana', 'keep')
    expect(t.pile('treasureDiscards').sort()).toEqual(['bonanza', 'luck'])
    expect(t.state[t.scene.knownAt + t.copy('mail', 'ana')]! & 7).toBe(7)
  })
})

describe('what you are', () => {
  test('[MK-CURSE-04] a trait is lost; of two the victim chooses; without one the alternative', () => {
    const fire = spell('fire', each('target', [loseTrait('class', { otherwise: [loseLevels(1)] })]))
    const seats = {
      ana: { hand: ['fire', 'fire', 'fire'] },
      bob: { level: 3, table: ['wizard', 'priest', 'super-munchkin'] },
      cyd: {},
    }
    const t = table('star', { seats, cards: [fire] })
    t.choose('ana', 'play', { copy: 'fire', index: 'bob' }).choose('bob', 'pick', { copy: 'wizard' })
    expect(t.table('bob')).toEqual(['priest'])
    t.choose('ana', 'play', { copy: 'fire', index: 'bob' })
    expect([t.table('bob'), t.level('bob')]).toEqual([[], 3])
    t.choose('ana', 'play', { copy: 'fire', index: 'bob' })
    expect(t.level('bob')).toBe(2)
  })

  test('[MK-IDENT-07] the topmost card of the kind among the discards takes the place of the one in play', () => {
    const swap = spell('swap', each('target', [swapTrait('class')]))
    const spec = { doorDiscards: ['elf', 'priest', 'wizard'] }
    const seats = { ana: { hand: ['swap', 'swap'] }, bob: { table: ['wizard'] }, cyd: {} }
    const t = table('base', { seats, cards: [swap], ...spec })
    t.choose('ana', 'play', { copy: 'swap', index: 'bob' })
    expect([t.table('bob'), t.pile('doorDiscards')]).toEqual([['priest'], ['wizard', 'elf', 'wizard']])
    t.choose('ana', 'play', { copy: 'swap', index: 'cyd' })
    expect(t.table('cyd')).toEqual([])
  })

  test('[MK-CULT-06] you become a Cultist if the pile has a card', () => {
    const call = spell('call', become('cultist', 'target'))
    const seats = { ana: { hand: ['call', 'call'] }, bob: {}, cyd: {}, dan: {} }
    const t = table('cthulhu', { seats, cards: [call], cultPile: ['cultist'] })
    t.choose('ana', 'play', { copy: 'call', index: 'bob' }).choose('ana', 'play', { copy: 'call', index: 'cyd' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([['cultist'], []])
  })

  test('[MK-IDENT-15] the sex changes, once for each time', () => {
    const t = table('base', {
      seats: { ana: { sex: 'female', hand: ['switch'] }, bob: { sex: 'male' }, cyd: {} },
      cards: [spell('switch', each('fighters', [changeSex()]), each('target', [changeSex()]))],
    })
    t.choose('ana', 'play', { copy: 'switch', index: 'bob' })
    expect([0, 1].map((seat) => t.state[at.seatAt(seat) + at.SEX])).toEqual([1, 1])
  })

  test('[MK-IDENT-15] a card lets its owner count as somebody else', () => {
    const mask = item('mask', 0, { abilities: [{ countsAs: 'wizard' }] })
    const book = item('book', 4, { usableBy: { has: 'wizard' } })
    const seats = { ana: { table: ['mask', 'book'] }, bob: { table: ['wizard', '-book'] }, cyd: {} }
    const t = table('base', { seats, cards: [mask, book] })
    expect(t.strength('ana')).toBe(5)
    t.choose('ana', 'lay', { copy: 'mask' })
    expect(t.strength('ana')).toBe(1)
  })
})

describe('how an effect goes on', () => {
  test('[MK-META-03] each seat in order, the others untouched; amounts of one bind the next', () => {
    const levy = spell(
      'levy',
      discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, extreme: 'dearest' }),
      each('others', [discard({ zone: 'table', filter: { kind: 'item' }, take: { worth: { lost: 'value' } } })]),
    )
    const seats = { ana: { hand: ['levy'] }, bob: { table: ['piano'] }, cyd: { table: ['anvil', 'sword'] } }
    const t = table('base', { seats, cards: [levy] }).choose('ana', 'play', { copy: 'levy', index: 'bob' })
    expect(t.asked().seats).toEqual(['cyd'])
    t.choose('cyd', 'pick', { copy: 'sword' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([[], ['anvil']])
  })

  test('[MK-META-16] in the order of levels, the highest first', () => {
    const tithe = spell('tithe', each('everyone', [discard({ zone: 'hand' })], 'levels'))
    const seats = {
      ana: { level: 2, hand: ['tithe', 'elf', 'rat'] },
      bob: { level: 5, hand: ['imp', 'sword'] },
      cyd: { level: 9, hand: ['mail', 'plate'] },
    }
    const t = table('base', { seats, cards: [tithe] }).choose('ana', 'play', { copy: 'tithe' })
    const order: string[] = []
    for (let i = 0; i < 3; i++) {
      const [name] = t.asked().seats
      order.push(name!)
      t.choose(name!, 'pick', { copy: t.hand(name!)[0]! })
    }
    expect(order).toEqual(['cyd', 'bob', 'ana'])
  })

  test('[MK-META-03] a condition decides, asked of the seat that it is about', () => {
    const judge = spell('judge', each('everyone', [inCase({ has: 'elf' }, [gainLevels(1)], [loseLevels(1)])]))
    const seats = { ana: { level: 3, hand: ['judge'] }, bob: { level: 3, table: ['elf'] }, cyd: { level: 3 } }
    const t = table('base', { seats, cards: [judge] }).choose('ana', 'play', { copy: 'judge' })
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([2, 4, 2])
  })

  test('[MK-META-03] what was lost decides', () => {
    const sift = spell(
      'sift',
      discard({ zone: 'hand', by: 'chance' }),
      inCase({ lost: { kind: 'monster' } }, [gainLevels(1)]),
    )
    const seats = { ...three, ana: { level: 3, hand: ['sift', 'sift', 'rat', 'elf'] } }
    const t = table('base', { seats, cards: [sift], rolls: { hand: [2] } })
    t.choose('ana', 'play', { copy: 'sift' })
    expect([t.hand('ana').includes('rat'), t.level('ana')]).toEqual([false, 4])
  })

  test('[MK-FLEE-08] the chooser takes one of several ways', () => {
    const cards = [
      spell('fork', choose([loseLevels(1)], [discard({ zone: 'table' })])),
      spell('dilemma', chooseBy('target', [gainLevels(1)], [])),
    ]
    const seats = { ana: { level: 3, hand: ['fork', 'dilemma'], table: ['sword'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards }).choose('ana', 'play', { copy: 'fork' })
    expect(t.refused('ana', 'option', { index: 2 })).toBe('MK-FLEE-08')
    t.choose('ana', 'option', { index: 1 })
    expect([t.level('ana'), t.table('ana')]).toEqual([3, []])
    t.choose('ana', 'play', { copy: 'dilemma', index: 'bob' })
    expect(t.asked().seats).toEqual(['bob'])
    t.choose('bob', 'option', { index: 0 })
    expect([t.level('ana'), t.level('bob')]).toEqual([4, 1])
  })

  test('[MK-META-03] a die is rolled openly and picks its row; amounts are rolled too', () => {
    const cards = [
      spell('gamble', roll([1, 3, [loseLevels(theOutcome)]], [4, 6, [gainLevels(1)]])),
      spell('storm', loseLevels(aDie, 'target')),
      spell('heap', draw('treasure', times(2, aDie), { to: 'target' })),
    ]
    const seats = { ana: { level: 5, hand: ['gamble', 'gamble', 'storm', 'heap'] }, bob: { level: 9 }, cyd: {} }
    const t = table('base', { seats, cards, rolls: { die: [4, 2, 5, 1] } })
    t.choose('ana', 'play', { copy: 'gamble' })
    expect(t.level('ana')).toBe(6)
    t.choose('ana', 'play', { copy: 'gamble' })
    expect(t.level('ana')).toBe(4)
    t.choose('ana', 'play', { copy: 'storm', index: 'bob' })
    expect(t.level('bob')).toBe(4)
    t.choose('ana', 'play', { copy: 'heap', index: 'cyd' })
    expect(t.hand('cyd')).toHaveLength(2)
    expect(t.events().filter(({ type }) => type === 'rolled')).toHaveLength(4)
    t.finish()
  })

  test('[MK-META-03] whoever adds to every die adds to this one', () => {
    const gloves = item('gloves', 0, { abilities: [adds('dice', 2)] })
    const gamble = spell('gamble', roll([1, 3, []], [4, 6, [gainLevels(1)]]))
    const seats = { ...three, ana: { level: 5, hand: ['gamble'], table: ['gloves'] } }
    const t = table('base', { seats, cards: [gloves, gamble], rolls: { die: [2] } })
    expect(t.choose('ana', 'play', { copy: 'gamble' }).level('ana')).toBe(6)
  })

  test('[MK-META-03] a number is named before the die falls', () => {
    const bet = spell('bet', guess([gainLevels(2)], [loseLevels(1)]))
    const seats = { ...three, ana: { level: 3, hand: ['bet', 'bet'] } }
    const t = table('base', { seats, cards: [bet], rolls: { die: [5, 5] } })
    t.choose('ana', 'play', { copy: 'bet' }).choose('ana', 'option', { index: 4 })
    expect(t.level('ana')).toBe(5)
    t.choose('ana', 'play', { copy: 'bet' }).choose('ana', 'option', { index: 0 })
    expect(t.level('ana')).toBe(4)
  })

  test('[MK-IDENT-09] a price may be paid or not; who cannot pay is asked all the same', () => {
    const ransom = spell('ransom', each('target', [pay({ discard: 2 }, [gainLevels(1)], [loseLevels(1)])]))
    const seats = {
      ana: { hand: ['ransom', 'ransom', 'ransom'] },
      bob: { level: 5, hand: ['elf'], table: ['sword'] },
      cyd: {},
    }
    const t = table('base', { seats, cards: [ransom] })
    t.choose('ana', 'play', { copy: 'ransom', index: 'bob' }).choose('bob', 'option', { index: 1 })
    expect(t.level('bob')).toBe(4)
    t.choose('ana', 'play', { copy: 'ransom', index: 'bob' }).choose('bob', 'option', { index: 0 })
    t.choose('bob', 'pay', { copy: 'sword' }).choose('bob', 'pay', { copy: 'elf' })
    expect([t.level('bob'), t.hand('bob'), t.table('bob')]).toEqual([5, [], []])
    t.choose('ana', 'play', { copy: 'ransom', index: 'bob' })
    expect(t.refused('bob', 'option', { index: 0 })).toBe('MK-IDENT-09')
    expect(t.choose('bob', 'option', { index: 1 }).level('bob')).toBe(4)
  })

  test('[MK-TURN-22] a turn is sat out, or ends at once', () => {
    const cards = [spell('nap', each('target', [skip('turn')])), spell('curfew', endTurn())]
    const t = table('base', { seats: { ...three, ana: { hand: ['nap', 'curfew'] } }, cards })
    t.choose('ana', 'play', { copy: 'nap', index: 'bob' }).choose('ana', 'play', { copy: 'curfew' })
    expect(t.active()).toBe('cyd')
  })

  test('[MK-CURSE-06] a card lays itself before somebody for as long as a fight lasts', () => {
    const twin = special('twin', {
      deck: 'treasure',
      uses: [{ use: 'ownCombat', effect: [stay('combat', [{ doubled: 'self' }])] }],
    })
    const seats = { ana: { level: 4, hand: ['twin', 'twin'], table: ['sword'] }, bob: { level: 3 }, cyd: {} }
    const t = table('base', { seats, cards: [twin], facing: 'rat', helper: 'bob' })
    expect(t.totals()).toEqual([10, 1])
    t.choose('ana', 'play', { copy: 'twin' })
    expect(t.totals()).toEqual([17, 1])
    t.choose('ana', 'play', { copy: 'twin' })
    expect(t.totals()).toEqual([24, 1])
    t.win('ana')
    expect(t.table('ana')).toEqual(['sword'])
    expect(t.pile('treasureDiscards')).toEqual(expect.arrayContaining(['twin', 'twin']))
  })

  test('[MK-META-03] a card does what it says when it comes into play, and when it leaves', () => {
    const idol = item('idol', 0, {
      abilities: [
        { on: 'comesIntoPlay', effect: [gainLevels(1)] },
        { on: 'leavesPlay', effect: [loseLevels(2)] },
      ],
    })
    const seats = { ana: { level: 4, hand: ['idol'] }, bob: { level: 4, hand: ['lose-item'] }, cyd: {} }
    const t = table('base', { seats, cards: [idol] }).choose('ana', 'playItem', { copy: 'idol' })
    expect(t.level('ana')).toBe(5)
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect([t.level('ana'), t.level('bob')]).toEqual([3, 4])
  })

  test('[MK-META-03] what happens by itself happens at its moment', () => {
    const hunter = trait('class', 'hunter', { abilities: [{ on: 'soloKill', effect: [draw('treasure', 1)] }] } as never)
    const seats = { ...three, ana: { level: 5, table: ['hunter'] } }
    const t = table('base', { seats, cards: [hunter], facing: 'rat' }).win('ana')
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    expect(t.hand('ana')).toHaveLength(2)
  })
})
