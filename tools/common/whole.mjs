/** A whole number out of an argument; `give` ends the run with what was wrong. */
export function whole(name, text, from, give) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < from || number > 0x7fffffff)
    give(`--${name} takes a whole number from ${from} on`)
  return number
}
