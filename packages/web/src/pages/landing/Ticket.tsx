import { Link } from 'wouter'

interface TicketProps {
  readonly kind: 'now' | 'mosh' | 'friends' | 'device'
  readonly title: string
  readonly text: string
  readonly href?: string
  /** Shown or hidden by this ticket. */
  readonly expanded?: boolean
  readonly onPress?: () => void
}

/** A concert ticket to press: its stub says by a drawing who comes along. */
export function Ticket({ kind, title, text, href, expanded, onPress }: TicketProps) {
  const body = (
    <>
      <span className="ticket-stub">
        <Drawing kind={kind} />
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

const DRAWINGS: Readonly<Record<TicketProps['kind'], string>> = {
  // A door, ajar.
  now: 'M9 35V5h18v30M27 9l8 3v26l-8-3M22 20v3M4 35h8',
  // A skull with its tongue out.
  mosh: 'M8 16a12 11 0 0 1 24 0c0 5-3 7-3 9v4H11v-4c0-2-3-4-3-9Zm8 13v6h8v-6m-4 0v6M14 18h4m4 0h4',
  // Somebody, and somebody behind.
  friends:
    'M14 18a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13ZM3 34v-4c0-6 4-8.5 11-8.5s11 2.5 11 8.5v4M26 17.5a5.5 5.5 0 1 0-1-11.5M29 22c5 .5 8 3.5 8 8v4',
  // A phone that goes round.
  device: 'M14 5h12v30H14ZM18 30h4M8 11C4 16 4 24 8 29H4m4 0v-4M32 29c4-5 4-13 0-18h4m-4 0v4',
}

function Drawing({ kind }: Pick<TicketProps, 'kind'>) {
  return (
    <svg viewBox="0 0 40 40" width="48" height="48" aria-hidden="true">
      <path
        d={DRAWINGS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
