import { adds, doubles, type ItemCard, ignores, item, permits, redirect, use } from '@brouhaha/cards'

const laser = (id: string, copies: number, bonus: number, words: Pick<ItemCard, 'en' | 'fr'>): ItemCard =>
  item(id, { copies, tags: ['laser', 'fire'], slot: 'twoHands', value: bonus * 100 + 100, bonus, ...words })

/** They combine into one weapon (MK-LASER). */
const LASERS: readonly ItemCard[] = [
  laser('laser', 2, 2, { en: { name: 'Laser' }, fr: { name: 'Laser' } }),
  laser('dazer', 2, 3, { en: { name: 'Dazer' }, fr: { name: 'Dazer' } }),
  laser('maser', 2, 4, { en: { name: 'Maser' }, fr: { name: 'Maser' } }),
  laser('eraser', 1, 5, {
    en: { name: 'Eraser', flavour: 'For serious mistakes, such as planets.' },
    fr: { name: 'Effaser', flavour: 'Repentir garanti, surtout en face.' },
  }),
]

const HAND: readonly ItemCard[] = [
  item('left-handed-bazooka', {
    copies: 2,
    slot: 'twoHands',
    size: 'complex',
    value: 600,
    bonus: 4,
    en: { name: 'Left-Handed Bazooka', flavour: 'You own two right hands and a manual in Neptunian.' },
    fr: { name: 'Bazouka pour gaucher', flavour: "La notice aussi est à l'envers." },
  }),
  item('neural-whip', {
    copies: 2,
    slot: 'oneHand',
    value: 500,
    bonus: 4,
    usableBy: { has: 'mutant' },
    en: { name: 'Neural Whip' },
    fr: { name: 'Fouet neuronal' },
  }),
  item('vibro-spoon', {
    copies: 3,
    slot: 'oneHand',
    value: 200,
    bonus: 1,
    en: { name: 'Vibro-Spoon', flavour: 'Soup has never been so afraid.' },
    fr: { name: 'Vibro-cuillère', flavour: "La soupe n'a plus de secrets." },
  }),
  item('blaster-with-snooze', {
    copies: 2,
    slot: 'oneHand',
    size: 'complex',
    value: 400,
    bonus: 3,
    en: { name: 'Blaster with Snooze Button', flavour: 'Nine more minutes of mercy.' },
    fr: { name: 'Blaster à réveil progressif' },
  }),
  item('fusion-stapler', {
    copies: 2,
    slot: 'oneHand',
    value: 300,
    bonus: 2,
    usableBy: { not: { has: 'feline' } },
    en: { name: 'Fusion Stapler', flavour: 'No thumbs, no staples.' },
    fr: { name: 'Agrafeuse à fusion' },
  }),
]

const WORN: readonly ItemCard[] = [
  item('battle-armour', {
    copies: 2,
    slot: 'armour',
    value: 400,
    bonus: 3,
    en: { name: 'Battle Armour' },
    fr: { name: 'Armure de combat' },
  }),
  item('pressurised-pyjamas', {
    copies: 2,
    slot: 'armour',
    value: 200,
    bonus: 1,
    en: { name: 'Pressurised Pyjamas', flavour: 'In space nobody can hear you yawn.' },
    fr: { name: 'Pyjama pressurisé' },
  }),
  item('exo-cardigan', {
    slot: 'armour',
    size: 'complex',
    value: 600,
    bonus: 5,
    usableBy: { any: [{ has: 'cyborg' }, { has: 'mad-scientist' }] },
    en: { name: 'Powered Exo-Cardigan', flavour: 'Knitted by a grandmother with a grant.' },
    fr: { name: 'Exo-cardigan', flavour: 'Tricoté main, par quarante mains.' },
  }),
  item('combat-fishbowl', {
    copies: 2,
    slot: 'head',
    value: 200,
    bonus: 1,
    en: { name: 'Combat Fishbowl', flavour: 'The fish is in command.' },
    fr: { name: 'Bocal de combat', flavour: 'Le poisson commande.' },
  }),
  item('overclocked-thinking-cap', {
    copies: 2,
    slot: 'head',
    value: 500,
    bonus: 3,
    usableBy: { has: 'psychic' },
    abilities: [use('ownCurse', [redirect()], { cost: { discard: 2 }, most: { times: 1, per: 'turn' } })],
    en: { name: 'Overclocked Thinking Cap' },
    fr: { name: 'Casquette à grosse tête', flavour: 'Elle a eu la même idée, mais avant.' },
  }),
  item('antigravity-slippers', {
    copies: 2,
    slot: 'feet',
    value: 400,
    abilities: [adds('flee', 2)],
    en: { name: 'Antigravity Slippers' },
    fr: { name: 'Pantoufles antigravité', flavour: 'On y a le pied léger et le petit-déjeuner aussi.' },
  }),
  item('magnetic-boots', {
    slot: 'feet',
    value: 300,
    bonus: 2,
    en: { name: 'Animal-Magnetism Boots' },
    fr: { name: 'Bottes aimantes', flavour: 'Elles ne te quitteront jamais.' },
  }),
]

const CARRIED: readonly ItemCard[] = [
  item('diamondoid-teeth', {
    copies: 2,
    value: 400,
    bonus: 2,
    en: { name: 'Diamondoid Teeth' },
    fr: { name: 'Dents en diamantoïde' },
  }),
  item('tail-gun', {
    value: 500,
    bonus: 3,
    en: { name: 'Tail Gun' },
    fr: { name: 'Mitrailleuse de queue' },
  }),
  item('personal-cloud', {
    value: 300,
    abilities: [adds('handLimit', 2), permits('askWhileWinning')],
    en: { name: 'Personal Cloud', flavour: 'Storage with a chance of showers.' },
    fr: { name: 'Nuage personnel', flavour: 'Il garde tout, et pleut parfois.' },
  }),
  item('universal-remote', {
    size: 'complex',
    value: 600,
    abilities: [
      doubles('items', { filter: { tag: 'laser' } }),
      ignores('printedBonuses', { when: { monsters: { most: 1 } } }),
    ],
    en: { name: 'Really Universal Remote', flavour: 'Volume up. Volume up. VOLUME UP.' },
    fr: { name: "Télécommande de l'univers", flavour: "Elle est tombée entre deux coussins de l'espace-temps." },
  }),
  item('quantum-changing-room', {
    value: 400,
    abilities: [permits('equipInCombat')],
    en: { name: 'Quantum Changing Room', flavour: 'You are dressed and undressed until observed.' },
    fr: { name: "Cabine d'essayage quantique" },
  }),
]

export const ITEMS: readonly ItemCard[] = [...LASERS, ...HAND, ...WORN, ...CARRIED]
