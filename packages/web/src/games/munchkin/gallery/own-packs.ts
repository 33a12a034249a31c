// Packs of one's own: read strictly, kept in this browser and nowhere else, read again at every visit.

import { type Fault, inFormat2, readPackFile } from '@brouhaha/cards'
import { OUR_GAMES } from '@brouhaha/games'
import { useSyncExternalStore } from 'react'
import { forget, recall, recallKeys, remember } from '../../../shell/browser/remember.ts'
import { BOXES, type Collection } from './collection.ts'

const KEY = 'pack.'
/** Games that are a box of their own hang in the gallery too. */
const TAKEN = OUR_GAMES.games.flatMap(({ word, boxes }) => (boxes.length === 0 ? [word] : []))
/** As a server takes them. */
export const LARGEST = 256 * 1024

export type PackReading =
  /** `file`: as it was read, to be read again. */
  | { readonly type: 'read'; readonly collection: Collection; readonly file: unknown }
  | { readonly type: 'tooLarge' }
  /** `message`: the browser's, in its own words. */
  | { readonly type: 'notJson'; readonly message: string }
  | { readonly type: 'faults'; readonly faults: readonly Fault[] }

export interface Refused {
  /** Its name. */
  readonly file: string
  readonly reading: Exclude<PackReading, { readonly type: 'read' }>
}

/** A pack as it stands in a file. */
export function readPackText(text: string): PackReading {
  if (text.length > LARGEST) return { type: 'tooLarge' }
  try {
    return readFile(JSON.parse(text))
  } catch (error) {
    return { type: 'notJson', message: error instanceof Error ? error.message : '' }
  }
}

function readFile(file: unknown): PackReading {
  const read = readPackFile(
    file,
    BOXES.map(({ pack }) => pack),
  )
  if ('faults' in read) return { type: 'faults', faults: read.faults }
  const { pack } = read
  const { box, name = { en: box, fr: box } } = pack
  if (TAKEN.includes(box) || BOXES.some((other) => other.box === box))
    return { type: 'faults', faults: [{ path: 'box', expected: 'an id that no other box has' }] }
  return { type: 'read', collection: { box, title: name, pack: inFormat2(pack), brought: pack, own: true }, file }
}

function recallAll(): readonly Collection[] {
  return recallKeys(KEY)
    .sort()
    .flatMap((box) => {
      const reading = readFile(recall(KEY + box))
      return reading.type === 'read' ? [reading.collection] : []
    })
}

let packs = recallAll()
const listeners = new Set<() => void>()

function change(next: readonly Collection[]): void {
  packs = next
  for (const listener of listeners) listener()
}

export function watchOwnPacks(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A pack of the same box takes the place of the one before. */
export function keepPack(collection: Collection, file: unknown): void {
  remember(KEY + collection.box, file)
  change([...packs.filter(({ box }) => box !== collection.box), collection])
}

export function dropPack(box: string): void {
  forget(KEY + box)
  change(packs.filter((collection) => collection.box !== box))
}

/** A kept pack as it was brought. */
export const packFile = (box: string): unknown => recall(KEY + box)

export const ownPacks = (): readonly Collection[] => packs

export const useOwnPacks = (): readonly Collection[] => useSyncExternalStore(watchOwnPacks, ownPacks)
