import { unreachable } from '@brouhaha/kit'
import type { Dispute } from '@brouhaha/protocol'
import { AskSheet } from './AskSheet.tsx'
import { ChallengeSheet } from './ChallengeSheet.tsx'
import { type CallDispute, DisputeSheet } from './DisputeSheet.tsx'
import { HelpSheet } from './HelpSheet.tsx'
import type { DealsNow, Offer } from './now.ts'
import type { Opened } from './opened.ts'
import { PromiseSheet } from './PromiseSheet.tsx'
import { RulingSheet } from './RulingSheet.tsx'
import { SellSheet } from './SellSheet.tsx'
import { ShowSheet } from './ShowSheet.tsx'
import { type Trade, TradeSheet } from './TradeSheet.tsx'

interface DealDoorProps {
  readonly opened: Opened
  readonly now: DealsNow
  readonly dispute: Dispute | undefined
  readonly onDispute?: CallDispute | undefined
  close(): void
}

/** The sheet behind each button. */
export function DealDoor({ opened: { door, offer }, now, dispute, onDispute, close }: DealDoorProps) {
  switch (door) {
    case 'askHelp':
      return <AskSheet asks={now.asks} close={close} />
    case 'offerHelp':
      return <HelpSheet type="offerHelp" volunteers={now.volunteers} terms={ownTerms(now)} close={close} />
    case 'counter':
      return <HelpSheet type="counter" volunteers={[]} terms={termsOf(offer)} close={close} />
    case 'trade':
      return <TradeSheet before={turnedAround(offer)} close={close} />
    case 'sell':
      return <SellSheet close={close} />
    case 'show':
      return <ShowSheet close={close} />
    case 'promise':
      return <PromiseSheet close={close} />
    case 'challenge':
      return <ChallengeSheet challenges={now.challenges} close={close} />
    case 'rule':
      return dispute?.about === undefined ? null : <RulingSheet dispute={dispute} close={close} />
    case 'dispute':
      return onDispute === undefined ? null : <DisputeSheet call={onDispute} close={close} />
    default:
      return unreachable(door)
  }
}

const termsOf = (offer: Offer | undefined) => (offer === undefined || offer.kind === 'trade' ? undefined : offer.terms)

const ownTerms = ({ offers }: DealsNow) => termsOf(offers.find(({ role }) => role === 'mine')?.offer)

/** Their offer as the reader would make it. */
function turnedAround(offer: Offer | undefined): Trade | undefined {
  if (offer?.kind !== 'trade') return undefined
  return { type: 'trade', seat: offer.seat, gives: offer.wants, wants: offer.gives }
}
