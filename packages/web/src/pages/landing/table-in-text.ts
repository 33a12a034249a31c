/** The page of the table that somebody pasted or typed: a whole link, with or without an invitation, or a bare code. */
export function tableInText(text: string): string | null {
  const pasted = text.trim()
  const link = /\/t\/([\w-]{1,100})\/?(#i=[\w-]{22,64})?$/.exec(pasted)
  if (link !== null) return `/t/${link[1]}${link[2] ?? ''}`
  return /^[\w-]{4,100}$/.test(pasted) ? `/t/${pasted}` : null
}
