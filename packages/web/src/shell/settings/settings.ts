// What a person set on this device: shared by every page and every tab, kept between visits.

import type { Language } from '@brouhaha/table'
import { useSyncExternalStore } from 'react'
import { recall, remember } from '../browser/remember.ts'

export type Theme = 'system' | 'light' | 'dark'

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly sound: boolean
  readonly bigText: boolean
  /** The name that others see. */
  readonly name: string
}

const KEY = 'settings'

function firstSettings(): Settings {
  const french = typeof navigator !== 'undefined' && /^fr\b/i.test(navigator.language)
  return { language: french ? 'fr' : 'en', theme: 'system', sound: true, bigText: false, name: '' }
}

let settings: Settings = { ...firstSettings(), ...recall<Partial<Settings>>(KEY) }
const listeners = new Set<() => void>()

export const readSettings = (): Settings => settings

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  remember(KEY, settings)
  tellAll()
}

/** Another tab changed something. */
export function watchOtherTabs(): void {
  addEventListener('storage', () => {
    settings = { ...settings, ...recall<Partial<Settings>>(KEY) }
    tellAll()
  })
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(listen, readSettings)
