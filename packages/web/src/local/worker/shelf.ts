import type { Edition, RulesModule } from '@brouhaha/rulesets/ruleset'
import type { Shelf } from '../rules.ts'

/** Filled in by the build: every edition, oldest first. */
declare const __EDITIONS__: readonly Edition[]

/** Rules as they lie beside the page. */
export const shelf: Shelf = {
  editions: __EDITIONS__,
  async open({ file }) {
    try {
      return (await import(/* @vite-ignore */ `/assets/rulesets/${file}`)) as RulesModule
    } catch {
      return null
    }
  },
}
