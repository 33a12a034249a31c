// How tags are printed, in every box alike.

export const TAGS = {
  undead: { en: 'Undead', fr: 'Mort-vivant' },
  goth: { en: 'goth', fr: 'goth' },
  fire: { en: 'fire', fr: 'feu' },
  wet: { en: 'wet', fr: 'humide' },
  robot: { en: 'robot', fr: 'robot' },
  potion: { en: 'potion', fr: 'potion' },
  grenade: { en: 'grenade', fr: 'grenade' },
  ichor: { en: 'ichor', fr: 'ichor' },
  book: { en: 'book', fr: 'livre' },
  laser: { en: 'laser', fr: 'laser' },
} as const
