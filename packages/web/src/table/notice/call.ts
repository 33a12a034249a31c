// How a page that nobody looks at calls: by its title, by a badge on its icon, and by a notification where that is allowed.
// It says which table waits, and nothing of what lies on it.

import { markTitle } from '../../shell/browser/title.ts'

const nothing = (): void => undefined

/** Marks title and icon until it is undone. */
export function markPage(text: string): () => void {
  markTitle(text)
  badge(true)
  return () => {
    markTitle(null)
    badge(false)
  }
}

function badge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return
  const done = on ? navigator.setAppBadge() : navigator.clearAppBadge()
  done.catch(nothing)
}

/** Notifications can be had here, and nobody has said yes or no to them. */
export const mayAskForNotifications = (): boolean =>
  typeof Notification !== 'undefined' && isSecureContext && Notification.permission === 'default'

/** Shows a notification until it is taken back, if the person allows any. */
export function notify(text: string, table: string): () => void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return nothing
  try {
    const notification = new Notification('Brouhaha', { body: text, tag: table })
    notification.onclick = () => focus()
    return () => notification.close()
  } catch {
    return notifyByWorker(text, table)
  }
}

/** Phones leave it to the service worker. */
function notifyByWorker(text: string, table: string): () => void {
  const worker = navigator.serviceWorker?.getRegistration()
  worker?.then((found) => found?.showNotification('Brouhaha', { body: text, tag: table })).catch(nothing)
  const close = async (): Promise<void> => {
    const shown = (await (await worker)?.getNotifications({ tag: table })) ?? []
    for (const notification of shown) notification.close()
  }
  return () => void close().catch(nothing)
}
