import type { Release, Rules, Shelf } from '../rules.ts'

/** Filled in by the build: every release, oldest first. */
declare const __RELEASES__: readonly Release[]

/** The released rules as they lie beside the page. */
export const shelf: Shelf = {
  releases: __RELEASES__,
  async open({ file }) {
    try {
      return (await import(/* @vite-ignore */ `/assets/rulesets/${file}`)) as Rules
    } catch {
      return null
    }
  },
}
