// The rooms of the page and of the server: a file imports its own room and rooms below it, types counted, so that no two rooms
// ever need each other. `node tools/check/rooms.mjs` explains each fault.

import { readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { specifiers } from '../common/specifiers.mjs'
import { lineFinder, parse, sourceFiles } from '../common/syntax.mjs'

/**
 * From the ground up. Rooms on one line do not know each other; a file belongs to the innermost room, '' is the roof.
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
const ROOMS = {
  web: [
    ['shell/words'],
    ['shell/browser'],
    ['shell/parts'],
    ['shell/settings'],
    ['shell/sound', 'shell/frame', 'shell/offline'],
    ['line'],
    ['local'],
    ['local/worker'],
    ['table/story'],
    ['table'],
    ['table/hands', 'table/notice'],
    ['games/page'],
    ['games/mosh', 'games/munchkin', 'games/plain'],
    ['games'],
    ['pages/set-up'],
    ['pages/about', 'pages/gallery', 'pages/learn', 'pages/replay', 'pages/rules', 'pages/solo'],
    ['pages/lobby', 'pages/landing'],
    [''],
  ],
  server: [['common'], ['store'], ['table'], ['hall'], ['http'], ['']],
}

const WHY = {
  up: 'A room makes sense without the rooms above it; two that need each other are one room with a wall through it.',
  beside: 'Rooms on one floor do not know each other, so that each can change alone.',
  homeless: 'A file outside of all rooms may be imported from anywhere, and soon everything needs it.',
}
const INSTEAD = {
  up: 'Move what both need down, or let the room above hand it in as an argument.',
  beside: 'Move what both need down, or join the two in a room above both.',
  homeless: 'Put it into a room, or give its folder a place in ROOMS, tools/check/rooms.mjs.',
}

const floorsOf = (rooms) =>
  rooms
    .flatMap((floor, height) => floor.map((room) => ({ room, height })))
    .sort((one, other) => other.room.length - one.room.length)

const roomOf = (floors, path) => {
  const inRoof = !path.includes('/')
  return floors.find(({ room }) => (room === '' ? inRoof : path.startsWith(`${room}/`)))
}

/** Every import that goes up or to a neighbour, as `{ place, fault, why, instead }`. */
export function findRoomFaults(root, houses = ROOMS) {
  const faults = []
  for (const [house, rooms] of Object.entries(houses)) {
    const home = join(root, 'packages', house, 'src')
    const floors = floorsOf(rooms)
    for (const file of sourceFiles(home)) {
      const pathOf = (target) => relative(home, target).split(sep).join('/')
      const from = roomOf(floors, pathOf(file))
      const text = readFileSync(file, 'utf8')
      const line = lineFinder(text)
      const report = (offset, fault, reason) =>
        faults.push({
          place: `${relative(root, file)}:${line(offset)}`,
          fault,
          why: WHY[reason],
          instead: INSTEAD[reason],
        })
      if (from === undefined) {
        report(0, `${pathOf(file)} stands in no room`, 'homeless')
        continue
      }
      for (const { value, offset } of specifiers(text, parse(file, text))) {
        if (!value.startsWith('.')) continue
        const to = roomOf(floors, pathOf(resolve(file, '..', value)))
        if (to === undefined || to === from || to.height < from.height) continue
        const fault = `${from.room || 'the roof'} imports ${to.room || 'the roof'}: ${value}`
        report(offset, fault, to.height === from.height ? 'beside' : 'up')
      }
    }
  }
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = findRoomFaults(resolve(import.meta.dirname, '../..'))
  for (const { place, fault, why, instead } of faults)
    console.log(`${place}  ${fault}\n  why: ${why}\n  instead: ${instead}\n`)
  console.log(faults.length === 0 ? 'rooms: every import goes down' : `rooms: ${faults.length} fault(s)`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
