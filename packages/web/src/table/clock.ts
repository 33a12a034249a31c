/** Whole seconds until a deadline of the server's clock, as this device's clock sees it. */
export function secondsLeft(deadline: number, now: number, clockSkew: number): number {
  return Math.max(0, Math.ceil((deadline - (now + clockSkew)) / 1000))
}

/** How much of the time is left, from 1 down to 0. */
export function shareLeft(deadline: number, since: number, now: number, clockSkew: number): number {
  const whole = deadline - (since + clockSkew)
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, (deadline - (now + clockSkew)) / whole))
}
