// One game on this device, set up and played through the page by random presses.

import { pressAround } from './pointer.mjs'

const ROUND = 2000
const SHOWN_PRESSES = 40
/** A turn that takes longer than this, pressing all the while, leads nowhere. */
const LONGEST_TURN = 480_000
const LONGEST_ABSENCE = 120_000

/** The page draws its luck from here, so that a seed deals the same game again. */
function seedThePage(seed) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  }
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next()
    return array
  }
  localStorage.setItem('brouhaha.fast-bots', 'true')
}

/** Complaints of the page, as they come. */
function listen(page) {
  const troubles = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  return troubles
}

/** Fills in the form as a person would: boxes, seats, and the house rules that were drawn. */
async function setUp(page, { boxes, shelf, seats, rules }) {
  await page.goto('/solo?game=munchkin')
  await page.locator('.setup input').first().waitFor()
  for (let seat = 4; seat < seats; seat++) await page.locator('.local-form .row > button').click()
  if (seats === 3) await page.locator('.local-seat button').last().click()
  const ticks = page.locator('.setup > .choices input')
  for (const [at, name] of shelf.entries()) if (boxes.includes(name)) await ticks.nth(at).check()
  for (const [at, name] of shelf.entries()) if (!boxes.includes(name)) await ticks.nth(at).uncheck()
  if (rules.length > 0) {
    await page.locator('.setup-fold summary').click()
    const lines = page.locator('.setup-fold .choices input')
    const count = await lines.count()
    for (const rule of rules) await lines.nth(rule % count).click()
  }
  await page.locator('.local-form button[type=submit]').click()
  await page.locator('.munchkin').waitFor()
}

/**
 * Plays until the game is over, or for so many presses and so many of them that answer something. Answers with what was pressed and what went wrong; nothing did where
 * `troubles` is empty.
 */
export async function crawlGame(
  page,
  { boxes, shelf, seats = 4, rules = [], seed, presses = Number.POSITIVE_INFINITY, answers = 0 },
) {
  const started = Date.now()
  const troubles = listen(page)
  await page.addInitScript(seedThePage, seed)
  await setUp(page, { boxes, shelf, seats, rules })
  let luck = seed
  let speechless = null
  let pressed = 0
  let answered = 0
  let turn = { name: '', since: Date.now() }
  let seen = Date.now()
  let trail = []
  let state = 'playing'
  while (state !== 'over' && troubles.length === 0 && (pressed < presses || answered < answers)) {
    const round = await page.evaluate(pressAround, {
      luck,
      speechless,
      milliseconds: ROUND,
      presses: pressed < presses ? Math.min(presses - pressed, 1e9) : 1,
    })
    state = round.state
    luck = round.luck
    speechless = round.speechless
    answered += round.answered
    pressed += round.trail.length
    trail = [...trail, ...round.trail].slice(-SHOWN_PRESSES)
    if (round.turn !== turn.name) turn = { name: round.turn, since: Date.now() }
    if (state !== 'gone') seen = Date.now()
    else await page.waitForTimeout(100)
    if (state === 'nothing to press') troubles.push(`asked, with nothing to press: ${round.says}`)
    if (Date.now() - turn.since > LONGEST_TURN) troubles.push(`dead end in ${turn.name}: ${round.says}`)
    if (Date.now() - seen > LONGEST_ABSENCE) troubles.push(`the table is gone: ${round.says}`)
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10
  return {
    boxes,
    seats,
    seed,
    over: state === 'over',
    presses: pressed,
    answered,
    turn: turn.name,
    seconds,
    troubles,
    trail,
  }
}
