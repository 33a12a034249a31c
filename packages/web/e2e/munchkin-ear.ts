// Plays a Munchkin table by what a screen reader tells of it, and presses by role and name.

import type { Locator, Page } from '@playwright/test'
import { STANDSTILL } from './limits.ts'

interface Told {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
}

const LINE = /^(\s*)- (?:')?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/

/** What stands in the first region whose name fits; null where there is none. */
function inRegion(told: string, name: RegExp): readonly Told[] | null {
  const lines = told.split('\n').map((line) => LINE.exec(line))
  const start = lines.findIndex((line) => line?.[2] === 'region' && name.test(line[3] ?? ''))
  if (start < 0) return null
  const depth = lines[start]![1]!.length
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => line !== null && line[1]!.length <= depth)
  return (end < 0 ? after : after.slice(0, end)).flatMap((line) =>
    line === null
      ? []
      : [{ role: line[2]!, name: (line[3] ?? '').replaceAll(/\\(.)/g, '$1'), disabled: /\[disabled\]/.test(line[4]!) }],
  )
}

const buttonsIn = (told: string, region: RegExp, not: RegExp): readonly string[] =>
  (inRegion(told, region) ?? [])
    .filter(({ role, name, disabled }) => role === 'button' && !disabled && name !== '' && !not.test(name))
    .map(({ name }) => name)

interface Press {
  readonly region: RegExp
  readonly button: string
}

/** Offers first, then what was taken up, then what is asked, then a card now and then, then the next step. */
function nextPress(told: string, moment: number): Press | null {
  const pick = (region: RegExp, not: RegExp, at: (buttons: readonly string[]) => string | undefined): Press | null => {
    const button = at(buttonsIn(told, region, not))
    return button === undefined ? null : { region, button }
  }
  const any = (buttons: readonly string[]) => buttons[moment % buttons.length]
  const playable = (buttons: readonly string[]) => any(buttons.filter((name) => /playable now/.test(name)))
  const step = pick(/^Next step$/, /^Keys$/, (buttons) => buttons.at(-1))
  const hand = pick(/^Your hand$/, /^Read/, playable)
  return (
    pick(/^Waiting for your answer$/, /^(Later|Only if|Suggest)/, (buttons) => buttons.at(-1)) ??
    pick(/^What to do with/, /^(Read|Put it back)/, any) ??
    pick(/^Your answer$/, /^Read/, any) ??
    (step !== null && hand !== null && (moment % 4 === 0 || /card in your hand/.test(step.button)) ? hand : step)
  )
}

const named = (region: Locator, button: string): Locator => region.getByRole('button', { name: button, exact: true })

const PAUSE = 25

/** Until the game is over; answers with how many buttons were pressed. Throws when nothing is told anew for long. */
export async function playByEar(page: Page): Promise<number> {
  const main = page.getByRole('main')
  let pressed = 0
  let since = Date.now()
  let before = ''
  for (let moment = 0; ; moment++) {
    const told = await main.ariaSnapshot()
    if (/- figure "[^"]*poster/i.test(told)) return pressed
    if (told !== before) since = Date.now()
    else if (Date.now() - since > STANDSTILL) throw new Error(`nothing is told for ${STANDSTILL} ms: ${told}`)
    before = told
    const press = nextPress(told, moment)
    if (press !== null) {
      const button = named(page.getByRole('region', { name: press.region }).first(), press.button).first()
      // Somebody may have moved in between: what is gone is looked for again.
      await button.click({ timeout: 2000 }).then(
        () => pressed++,
        () => undefined,
      )
    }
    await page.waitForTimeout(PAUSE)
  }
}
