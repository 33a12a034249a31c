import { Link } from 'wouter'

interface TicketProps {
  /** `now` is the one to press first. */
  readonly kind: string
  /** One line, 40 by 40. */
  readonly drawing: string
  readonly title: string
  readonly text: string
  readonly href?: string
  /** Shown or hidden by this ticket. */
  readonly expanded?: boolean
  readonly onPress?: () => void
}

/** A concert ticket to press: its stub says by a drawing who comes along. */
export function Ticket({ kind, drawing, title, text, href, expanded, onPress }: TicketProps) {
  const body = (
    <>
      <span className="ticket-stub">
        <svg viewBox="0 0 40 40" width="48" height="48" aria-hidden="true">
          <path d={drawing} />
        </svg>
      </span>
      <span className="ticket-body">
        <span className="ticket-title">{title}</span>
        <span className="ticket-text">{text}</span>
      </span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={`ticket ticket-${kind}`}>
        {body}
      </Link>
    )
  }
  return (
    <button type="button" className={`ticket ticket-${kind}`} aria-expanded={expanded} onClick={onPress}>
      {body}
    </button>
  )
}
