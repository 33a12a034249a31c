import { useState } from 'react'
import type { GamePage } from '../../games/page/game-page.ts'

interface FormInUse {
  readonly form: unknown
  change(form: unknown): void
}

/** What was agreed on for a game; each keeps its own while another one is looked at. */
export function useForms({ entry: { name }, setUp }: GamePage): FormInUse {
  const [forms, setForms] = useState<Readonly<Record<string, unknown>>>({})
  return { form: forms[name] ?? setUp.first, change: (form) => setForms({ ...forms, [name]: form }) }
}
