// What this browser remembers. Storage may be full, forbidden or wiped: then nothing is remembered and nothing breaks.

const PREFIX = 'brouhaha.'

export function recall<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(PREFIX + key)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // A private window without storage: the page works, it only forgets.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** The rest of every remembered key that begins so. */
export function recallKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length + beginning.length))
  } catch {
    return []
  }
}
