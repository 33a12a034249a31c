// Items without a slot.

import { adds, doubles, type ItemCard, ignores, item, permits } from '@brouhaha/cards'

export const CARRIED_ITEMS: readonly ItemCard[] = [
  item('diamondoid-teeth', {
    art: ['front-teeth', 'cut-diamond'],
    value: 400,
    bonus: 2,
    en: { name: 'Diamondoid Teeth', flavour: 'Flossing requires a licence.' },
    fr: { name: 'Dents en diamantoïde', flavour: "Sourire à deux mille carats, haleine d'origine." },
  }),
  item('tail-gun', {
    art: ['minigun', 'fox-tail'],
    value: 500,
    bonus: 3,
    en: { name: 'Tail Gun', flavour: 'Wag responsibly.' },
    fr: { name: 'Mitrailleuse de queue', flavour: 'Ne pas remuer de joie en intérieur.' },
  }),
  item('personal-cloud', {
    art: ['sun-cloud', 'umbrella'],
    value: 300,
    abilities: [adds('handLimit', 2), permits('askWhileWinning')],
    en: { name: 'Personal Cloud', flavour: 'Storage with a chance of showers.' },
    fr: { name: 'Nuage personnel', flavour: 'Il garde tout, et pleut parfois.' },
  }),
  item('universal-remote', {
    art: ['tv-remote', 'galaxy'],
    size: 'complex',
    value: 600,
    abilities: [
      doubles('items', { filter: { tag: 'laser' }, own: true }),
      ignores('printedBonuses', { when: { monsters: { most: 1 } } }),
    ],
    en: { name: 'Really Universal Remote', flavour: 'Volume up. Volume up. VOLUME UP.' },
    fr: { name: "Télécommande de l'univers", flavour: "Tombée entre deux coussins de l'espace-temps." },
  }),
  item('quantum-changing-room', {
    art: ['hanger', 'schrodingers-cat-alive'],
    size: 'complex',
    value: 400,
    abilities: [permits('equipInCombat')],
    en: { name: 'Quantum Changing Room', flavour: 'You are dressed and undressed until observed.' },
    fr: { name: "Cabine d'essayage quantique", flavour: "Tu es nu et habillé jusqu'à l'ouverture du rideau." },
  }),
]
