import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: string
  readonly text: string
  /** What can be done. */
  readonly children: ReactNode
}

/** Stands where the table would be, and says why it is not there. */
export function SoloNotice({ title, text, children }: NoticeProps) {
  return (
    <div className="paper taped notice" role="status">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="row local-ways">{children}</div>
    </div>
  )
}
