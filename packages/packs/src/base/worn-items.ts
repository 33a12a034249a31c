import { adds, draw, type ItemCard, item, on, peek, permits } from '@brouhaha/cards'

const ARMOUR: readonly ItemCard[] = [
  item('cast-iron-alibi', {
    slot: 'armour',
    value: 400,
    bonus: 2,
    abilities: [on('caught', [draw('door', 1)])],
    art: ['breastplate', 'mug-shot'],
    en: { name: 'Cast-Iron Alibi', flavour: 'As worn on the night in question.' },
    fr: { name: 'Alibi en béton', flavour: 'Armé, bien entendu.' },
  }),
  item('jacket-potato-armour', {
    slot: 'armour',
    size: 'big',
    value: 500,
    bonus: 3,
    art: ['chest-armor', 'potato'],
    en: { name: 'Full-Metal Jacket Potato', flavour: 'Crisp outside, hero inside.' },
    fr: { name: 'Armure en robe des champs', flavour: 'Croustillante dehors, héros fondant dedans.' },
  }),
  item('dressing-gown-of-authority', {
    slot: 'armour',
    value: 400,
    bonus: 1,
    usableBy: { not: { has: 'warrior' } },
    abilities: [permits('noDoorCurses')],
    art: ['robe'],
    en: { name: 'Dressing Gown of Authority', flavour: 'Curses do not call before noon.' },
    fr: { name: 'Robe de chambre forte', flavour: "Les malédictions sonnent, personne n'ouvre." },
  }),
  item('suit-of-amour', {
    slot: 'armour',
    value: 400,
    bonus: 3,
    usableBy: { has: 'warrior' },
    art: ['heart-armor'],
    en: { name: 'Suit of Amour', flavour: 'Protects the heart. Only the heart.' },
    fr: { name: 'Armour toujours', flavour: 'Ne protège que le cœur, mais alors bien.' },
  }),
  item('turtleneck-with-turtle', {
    slot: 'armour',
    value: 600,
    bonus: 4,
    abilities: [adds('flee', -1)],
    art: ['turtle-shell'],
    en: { name: 'Turtleneck, Turtle Included', flavour: 'In an emergency, withdraw.' },
    fr: { name: 'Col roulé dans la farine', flavour: "On t'avait dit « laine vierge ». C'est une tortue." },
  }),
]

const HEAD: readonly ItemCard[] = [
  item('vegetable-helmet', {
    slot: 'head',
    value: 200,
    bonus: 1,
    art: ['asparagus', 'pickelhaube'],
    en: { name: 'Cauliflower Earmuffs', flavour: 'Rugby players grow their own.' },
    fr: { name: "Casque à pointes d'asperges", flavour: "De saison d'avril à juin, puis en conserve." },
  }),
  item('cup-holder-helmet', {
    slot: 'head',
    value: 400,
    bonus: 3,
    usableBy: { human: 'whole' },
    art: ['viking-helmet', 'soda-can'],
    en: { name: 'Helmet with Cup Holders', flavour: "Humanity's one contribution." },
    fr: { name: 'Casque à boire debout', flavour: "Le seul apport de l'humanité." },
  }),
  item('all-nightercap', {
    slot: 'head',
    value: 400,
    bonus: 2,
    usableBy: { has: 'wizard' },
    abilities: [on('ownTurnBegins', [peek('door', 1)])],
    art: ['winter-hat', 'night-sleep'],
    en: { name: 'All-Nightercap', flavour: 'The spell is due at nine.' },
    fr: { name: 'Bonnet de nuit blanche', flavour: 'Dormir, quelle perte de grimoire.' },
  }),
  item('hat-for-your-hat', {
    slot: 'head',
    value: 300,
    bonus: 1,
    over: true,
    decoy: true,
    art: ['fez', 'top-hat'],
    en: { name: 'Hat for Your Hat', flavour: 'It gets cold up there.' },
    fr: { name: 'Couvre-couvre-chef', flavour: 'Et qui couvre le couvreur ?' },
  }),
]

const FEET: readonly ItemCard[] = [
  item('boots-of-storming-out', {
    slot: 'feet',
    value: 400,
    abilities: [adds('flee', 2)],
    art: ['boots', 'entry-door'],
    en: { name: 'Boots of Storming Out', flavour: 'And another thing!' },
    fr: { name: 'Bottes de sept lieux communs', flavour: 'Qui va loin ménage sa fuite.' },
  }),
  item('socks-and-sandals', {
    slot: 'feet',
    value: 300,
    bonus: 2,
    usableBy: { not: { has: 'elf' } },
    art: ['socks', 'sandal'],
    en: { name: 'Socks and Sandals', flavour: 'Monsters look away. So do elves.' },
    fr: { name: 'Claquettes-chaussettes', flavour: 'Le monstre détourne les yeux.' },
  }),
  item('high-horse-legs', {
    slot: 'feet',
    value: 400,
    bonus: 3,
    usableBy: { has: 'halfling' },
    art: ['body-height', 'horse-head'],
    en: { name: 'High Horse, Legs Only', flavour: 'Look down on people, for once.' },
    fr: { name: "Échasses d'eau", flavour: 'Tire la chasse, prends de la hauteur.' },
  }),
]

export const WORN_ITEMS: readonly ItemCard[] = [...ARMOUR, ...HEAD, ...FEET]
