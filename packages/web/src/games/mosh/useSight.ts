import { useEffect } from 'react'

const BREATH = 6

/** Whenever `moment` changes, your zombie comes out from behind what is in your hands. */
export function useSight(moment: string | null): void {
  useEffect(() => {
    if (moment === null) return
    const mine = document.querySelector('.seat.is-mine')?.getBoundingClientRect()
    const dock = document.querySelector('.dock')?.getBoundingClientRect()
    if (mine === undefined || dock === undefined || mine.right <= dock.left) return
    const hidden = mine.bottom + BREATH - dock.top
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (hidden > 0) scrollBy({ top: hidden, behavior: still ? 'auto' : 'smooth' })
  }, [moment])
}
