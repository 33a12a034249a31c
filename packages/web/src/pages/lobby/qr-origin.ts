// Where a phone finds this page. On the machine that serves it, "localhost" leads a phone to itself: the server knows better.

import type { Addresses } from '@brouhaha/protocol'
import { useEffect, useState } from 'react'

const isHere = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host)

export interface QrOrigin {
  readonly origin: string
  /** Phones cannot follow it, and nothing better is known. */
  readonly onlyHere: boolean
}

export const qrOrigin = ({ origin, hostname }: Location, addresses: readonly string[] | null): QrOrigin => {
  if (!isHere(hostname)) return { origin, onlyHere: false }
  return { origin: addresses?.[0] ?? origin, onlyHere: addresses?.length === 0 }
}

async function askAddresses(): Promise<readonly string[]> {
  try {
    const answer = await fetch('/api/addresses')
    return answer.ok ? ((await answer.json()) as Addresses).addresses : []
  } catch {
    return []
  }
}

export function useQrOrigin(): QrOrigin {
  const [addresses, setAddresses] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (!isHere(location.hostname)) return
    let gone = false
    askAddresses().then((found) => gone || setAddresses(found))
    return () => {
      gone = true
    }
  }, [])
  return qrOrigin(location, addresses)
}
