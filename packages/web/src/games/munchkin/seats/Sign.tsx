import { CORE } from '@brouhaha/faces/icons/core'

const ICONS = {
  strength: 'muscle-up',
  hand: 'hand',
  head: 'visored-helm',
  armour: 'chest-armor',
  feet: 'boots',
  hands: 'pointy-sword',
  elsewhere: 'knapsack',
  carried: 'backpack',
  companions: 'minions',
  burdens: 'evil-hand',
  big: 'weight',
  complex: 'gears',
} as const

/** A small picture beside words that say the same. */
export function Sign({ of }: { readonly of: keyof typeof ICONS }) {
  const icon = CORE.get(ICONS[of])
  if (icon === undefined) return null
  return (
    <svg className="mk-seat-sign" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={icon.outer + icon.inner} />
    </svg>
  )
}
