// The window's title: the page, and before it a mark while somebody is waited for.

let page = 'Brouhaha'
let mark: string | null = null

const show = (): void => {
  document.title = mark === null ? page : `● ${mark} – ${page}`
}

export function namePage(title: string): void {
  page = title === 'Brouhaha' ? title : `${title} · Brouhaha`
  show()
}

export function markTitle(text: string | null): void {
  mark = text
  show()
}
