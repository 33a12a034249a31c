// Runs inside the page and nowhere else: presses what a person could press, at random, knowing nothing but the page.

/**
 * Presses for so many milliseconds, or until the game is over or something is wrong. `luck` is the state of the dice, `speechless`
 * since when somebody is asked and has nothing to press, or null: both come back, so that the next call goes on from there.
 */
export async function pressAround({ luck, speechless, milliseconds, presses }) {
  const ASKED = '.mk-asked'
  const ANSWERS =
    '.mk-steps button:not(.mk-keys-button), .mk-answers button, .is-playable > .mk-card-press, .mk-waiting button, .mk-held button'
  const PRESSABLE = 'button, summary, select, input:not([type=file]), a[href^="/rules"]'
  const SLOW = 60_000
  const trail = []
  const until = performance.now() + milliseconds
  let answered = 0

  const below = (count) => {
    luck = (luck + 0x6d2b79f5) | 0
    let mixed = Math.imul(luck ^ (luck >>> 15), luck | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }
  const rest = (time) => new Promise((resolve) => setTimeout(resolve, time))
  const isLive = (node) =>
    !node.matches(':disabled, [aria-disabled=true]') &&
    node.closest('[inert]') === null &&
    node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  /** What a finger would meet there. */
  const isOnTop = (node) => {
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = node.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && (node.contains(met) || node.closest('label')?.contains(met))
  }
  const nameOf = (node) =>
    (node.getAttribute('aria-label') ?? (node.closest('label') ?? node).textContent).trim().slice(0, 80)
  const ground = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.munchkin')

  function offer() {
    const place = ground()
    const live = (selector) => [...place.querySelectorAll(selector)].filter(isLive)
    const answers = live(ANSWERS)
    if (answers.length > 0 && below(2) === 0) return answers
    const all = live(PRESSABLE)
    const here = all.filter((node) => node.localName !== 'a')
    return here.length > 0 && below(20) > 0 ? here : all
  }

  async function press(node) {
    const before = location.pathname
    if (node.localName === 'select') {
      node.selectedIndex = below(node.options.length)
      node.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (node.matches('input:not([type=checkbox], [type=radio])')) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(node, 'Brouhaha')
      node.dispatchEvent(new Event('input', { bubbles: true }))
    } else node.click()
    await rest(2)
    if (location.pathname !== before) {
      await rest(100)
      history.back()
      await rest(100)
    }
  }

  /** Whoever is asked must have something to press, at the latest after a moment. */
  function isSpeechless() {
    const isNow =
      document.querySelector(ASKED) !== null &&
      document.querySelector('dialog[open]') === null &&
      ![...document.querySelectorAll(ANSWERS)].some(isLive)
    speechless = isNow ? (speechless ?? performance.now()) : null
    return isNow
  }

  const answer = (state) => ({
    state,
    luck,
    speechless,
    answered,
    trail,
    turn: document.querySelector('.mk-bar-game span')?.textContent ?? '',
    says: document.querySelector('main')?.innerText.slice(0, 400) ?? '',
  })

  while (performance.now() < until && trail.length < presses) {
    if (document.querySelector('.mk-ending') !== null) return answer('over')
    if (ground() === null) return answer('gone')
    if (isSpeechless()) {
      if (performance.now() - speechless > SLOW) return answer('nothing to press')
      await rest(20)
      continue
    }
    const offered = offer()
    const node = offered[below(Math.max(1, offered.length))]
    if (node === undefined || !isOnTop(node)) {
      await rest(2)
      continue
    }
    trail.push(nameOf(node))
    if (node.matches(ANSWERS)) answered++
    await press(node)
  }
  return answer('playing')
}
