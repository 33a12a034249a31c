// Rounds in which both servers bear the same load in turn, so that a machine that slows down slows both.

import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { calibrate } from '../engine/calibrate.mjs'
import { deferred } from './deferred.mjs'
import { compare } from './durable.mjs'
import { startServer } from './servers.mjs'

const ROUNDS = 5
export const WARM_UP = 4
export const SECONDS = 6
export const SERVERS = ['ours', 'boardgameIo']
const KINDS = { ours: 'ours', boardgameIo: 'boardgame-io' }
const LOAD = fileURLToPath(new URL('load.mjs', import.meta.url))
const LONGEST_ROUND = 120_000

/** The generator goes on playing while the server is killed, a moment after the measured time. */
async function measureServer(name, tables, runSeed) {
  const server = await startServer(name)
  const generator = fork(LOAD, { stdio: ['ignore', 2, 2, 'ipc'], serialization: 'advanced' })
  try {
    const heard = listen(generator)
    generator.send({ kind: KINDS[name], address: server.address, tables, runSeed, warmUp: WARM_UP, seconds: SECONDS })
    await heard('begun')
    const cpuBefore = server.cpuSeconds()
    const { measured } = await heard('measured')
    const cpu = cpuBefore === null ? null : (server.cpuSeconds() - cpuBefore) / measured.seconds
    generator.send({ type: 'dying' })
    await sleep(Math.random() * 300)
    await server.kill()
    generator.send({ type: 'dead' })
    const { list } = await heard('acknowledged')
    return { ...measured, serverCpu: cpu, durable: name === 'ours' ? compare(server.folder, list) : null }
  } finally {
    generator.kill()
    await server.kill()
    server.clear()
  }
}

/** Answers the next message of a type; a failure of the generator, its end or its silence is an error. */
function listen(generator) {
  const waiting = new Map()
  const arrived = new Map()
  const trouble = deferred()
  trouble.promise.catch(() => {})
  generator.on('message', (message) => {
    if (message.type === 'failed') return trouble.reject(new Error(message.text))
    const waiter = waiting.get(message.type)
    if (waiter) waiter(message)
    else arrived.set(message.type, message)
  })
  generator.once('exit', () => trouble.reject(new Error('the load generator ended early')))
  const timer = setTimeout(() => trouble.reject(new Error('the round does not end')), LONGEST_ROUND)
  timer.unref()
  return (type) => {
    if (arrived.has(type)) return arrived.get(type)
    return Promise.race([new Promise((resolve) => waiting.set(type, resolve)), trouble.promise])
  }
}

export async function playRounds(tables, progress) {
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const stepsPerSecond = calibrate()
    const runs = {}
    for (let i = 0; i < SERVERS.length; i++) {
      const name = SERVERS[(round + i) % SERVERS.length]
      progress(`round ${round + 1} of ${ROUNDS}: ${name}`)
      runs[name] = await measureServer(name, tables, round + 1)
    }
    rounds.push({ runSeed: round + 1, stepsPerSecond, runs })
  }
  return rounds
}
