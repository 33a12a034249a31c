import { adds, type ItemCard, item, permits, redirect, use } from '@brouhaha/cards'

const ARMOUR: readonly ItemCard[] = [
  item('battle-armour', {
    art: ['mecha-head', 'chest-armor'],
    slot: 'armour',
    value: 400,
    bonus: 3,
    en: { name: 'Battle Armour', flavour: 'Dents included.' },
    fr: { name: 'Armure de combat', flavour: 'Livrée bosselée, pour faire vécu.' },
  }),
  item('pressurised-pyjamas', {
    art: ['night-sleep', 'space-suit'],
    slot: 'armour',
    value: 200,
    bonus: 1,
    abilities: [adds('strength', 2, { when: { day: 'sunday' } })],
    en: { name: 'Pressurised Pyjamas', flavour: 'In space nobody can hear you yawn.' },
    fr: { name: 'Pyjama pressurisé', flavour: "Le dimanche, aucune armée ne t'en sort." },
  }),
  item('exo-cardigan', {
    art: ['sleeveless-jacket', 'yarn'],
    slot: 'armour',
    size: 'complex',
    value: 600,
    bonus: 4,
    usableBy: { any: [{ has: 'cyborg' }, { has: 'mad-scientist' }] },
    en: { name: 'Powered Exo-Cardigan', flavour: 'Hand wash only. Hands not included.' },
    fr: { name: 'Exo-cardigan', flavour: 'Tricoté main, par quarante mains.' },
  }),
  item('fuse-vest', {
    art: ['electrical-resistance', 'armor-vest'],
    slot: 'armour',
    value: 300,
    bonus: 2,
    usableBy: { not: { has: 'feline' } },
    decoy: true,
    en: { name: 'Wearable Fuse Box', flavour: 'It blows so that nothing else does. Not chew-proof.' },
    fr: { name: 'Gilet fusible', flavour: "Il saute pour que rien d'autre ne saute." },
  }),
]

const HEAD: readonly ItemCard[] = [
  item('combat-fishbowl', {
    art: ['aquarium', 'astronaut-helmet'],
    slot: 'head',
    value: 200,
    bonus: 1,
    en: { name: 'Combat Fishbowl', flavour: 'The fish is in command.' },
    fr: { name: 'Bocal de combat', flavour: 'Le poisson commande.' },
  }),
  item('overclocked-thinking-cap', {
    art: ['brainstorm', 'dunce-cap'],
    slot: 'head',
    value: 500,
    bonus: 3,
    usableBy: { has: 'psychic' },
    abilities: [use('ownCurse', [redirect()], { cost: { discard: 2 }, most: { times: 1, per: 'turn' } })],
    en: { name: 'Overclocked Thinking Cap', flavour: 'It had the same idea, faster, and is smug.' },
    fr: { name: 'Casquette à grosse tête', flavour: 'Elle a eu la même idée, mais avant.' },
  }),
  item('ionic-shower-cap', {
    art: ['shower', 'radar-dish'],
    slot: 'head',
    value: 500,
    usableBy: { not: { has: 'psychic' } },
    abilities: [permits('noDoorCurses')],
    en: { name: 'Ionic Shower Cap', flavour: 'Nothing gets in. Nothing gets out. It itches.' },
    fr: { name: 'Bonnet de bain de foule', flavour: "Rien n'entre, rien ne sort, ça gratte." },
  }),
  item('rooftop-aerial', {
    art: ['radio-tower', 'dove'],
    slot: 'head',
    value: 300,
    bonus: 2,
    usableBy: { has: 'cyborg' },
    over: true,
    en: { name: 'Rooftop Aerial', flavour: 'Nine hundred channels. A pigeon on each.' },
    fr: { name: 'Antenne râteau', flavour: 'Neuf cents chaînes, autant de râteaux.' },
  }),
]

const FEET: readonly ItemCard[] = [
  item('antigravity-slippers', {
    art: ['slippers', 'feather'],
    slot: 'feet',
    value: 400,
    abilities: [adds('flee', 2)],
    en: { name: 'Antigravity Slippers', flavour: 'Never wait for the other shoe to drop.' },
    fr: { name: 'Pantoufles antigravité', flavour: 'On y a le pied léger et le petit-déjeuner aussi.' },
  }),
  item('magnetic-boots', {
    art: ['metal-boot', 'magnet-blast'],
    slot: 'feet',
    value: 300,
    bonus: 1,
    abilities: [adds('strength', 2, { when: { wears: { card: 'battle-armour' } } })],
    en: { name: 'Animal-Magnetism Boots', flavour: 'Desperately in love with your breastplate.' },
    fr: { name: 'Bottes aimantes', flavour: 'Elles en pincent pour ton plastron.' },
  }),
  item('one-small-step-ins', {
    art: ['boot-prints', 'moon-orbit'],
    slot: 'feet',
    value: 400,
    bonus: 1,
    usableBy: { not: { has: 'mutant' } },
    abilities: [adds('flee', 1)],
    en: { name: 'One Small Step-Ins', flavour: 'One giant leap for your arches.' },
    fr: { name: "Petits souliers pour l'homme", flavour: 'Et grands pansements pour les ampoules.' },
  }),
]

export const WORN_ITEMS: readonly ItemCard[] = [...ARMOUR, ...HEAD, ...FEET]
