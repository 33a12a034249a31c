import { type MunchkinChoice, nameOf, sayTerms } from '@brouhaha/munchkin'
import { useId } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { Card } from '../card/Card.tsx'
import { type Play, usePlay } from '../play.ts'
import { allyAt } from './ally.ts'
import type { LyingOffer, Offer } from './now.ts'
import { sayOutcome } from './outcome.ts'
import { DEAL_WORDS, type DealSay } from './words.ts'

interface SlipProps {
  readonly lying: LyingOffer
  answer(choice: MunchkinChoice): void
  /** Other terms, or another trade. */
  counter(offer: Offer): void
}

/** One offer that lies on the table, and the answers to it. */
export function Slip({ lying, answer, counter }: SlipProps) {
  const play = usePlay()
  const say = DEAL_WORDS[play.language]
  const { offer, role, yes, no, mayCounter } = lying
  const title = useId()
  const mayTradeBack = role === 'forMe' && offer.kind === 'trade'
  return (
    <article className={`mk-slip is-${role}`} aria-labelledby={title}>
      <h3 id={title}>{titleOf(lying, play, say)}</h3>
      {offer.kind === 'trade' ? <Sides offer={offer} role={role} /> : <Help offer={offer} role={role} />}
      <div className="row">
        {yes !== null && (
          <button type="button" className="button mk-slip-yes" aria-describedby={title} onClick={() => answer(yes)}>
            {offer.kind === 'trade' ? say.take : offer.kind === 'askHelp' ? say.help : say.takeHelp}
          </button>
        )}
        {(mayCounter || mayTradeBack) && (
          <button type="button" className="button slight" aria-describedby={title} onClick={() => counter(offer)}>
            {mayCounter ? say.counter : say.answerOtherwise}
          </button>
        )}
        {no !== null && (
          <button type="button" className="button slight" aria-describedby={title} onClick={() => answer(no)}>
            {role === 'mine' ? say.withdraw : sayNo(offer, say)}
          </button>
        )}
      </div>
    </article>
  )
}

const sayNo = ({ kind }: Offer, say: DealSay): string =>
  kind === 'askHelp' ? say.doNotHelp : kind === 'counter' ? say.noHelp : say.waveOff

const HELP_TITLES = {
  askHelp: (say: DealSay) => say.asksYou,
  counter: (say: DealSay) => say.wouldHelp,
  offerHelp: (say: DealSay) => say.offersHelp,
} as const

function titleOf({ offer, role }: LyingOffer, { reader: { names } }: Play, say: DealSay): string {
  const name = names[offer.seat] ?? ''
  const other = names[offer.to] ?? ''
  if (role === 'mine') return fill(say.yourOffer, { name: other })
  if (role === 'others') return fill(say.theirOffer, { name, other })
  if (offer.kind !== 'trade') return fill(HELP_TITLES[offer.kind](say), { name })
  if (offer.wants.length === 0) return fill(say.offersGift, { name })
  return fill(offer.gives.length === 0 ? say.asksGift : say.offersTrade, { name })
}

interface HelpProps {
  readonly offer: Exclude<Offer, { readonly kind: 'trade' }>
  readonly role: LyingOffer['role']
}

/** The price, and what the help would do to the fight. */
function Help({ offer, role }: HelpProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const terms = sayTerms(offer.terms, reader, language)
  const ally = allyAt(view, offer.kind === 'askHelp' ? offer.to : offer.seat)
  const isFree = offer.terms.treasures + offer.terms.items.length === 0
  const key = offer.kind === 'askHelp' ? 'youWouldGet' : 'itCosts'
  const sentence = isFree ? say[`${key}Nothing`] : fill(say[key], { terms })
  return (
    <>
      <p>{role === 'forMe' ? sentence : terms}</p>
      {ally !== null && <p className="small">{sayOutcome(ally, say)}</p>}
    </>
  )
}

interface SidesProps {
  readonly offer: Extract<Offer, { readonly kind: 'trade' }>
  readonly role: LyingOffer['role']
}

/** Who gets what, as the reader sees it. */
function Sides({ offer, role }: SidesProps) {
  const { language, reader } = usePlay()
  const say = DEAL_WORDS[language]
  const sides =
    role === 'mine'
      ? [
          { title: say.youGive, copies: offer.gives },
          { title: say.youGet, copies: offer.wants },
        ]
      : [
          { title: role === 'forMe' ? say.youGet : (reader.names[offer.seat] ?? ''), copies: offer.gives },
          { title: role === 'forMe' ? say.youGive : (reader.names[offer.to] ?? ''), copies: offer.wants },
        ]
  return (
    <dl className="mk-slip-sides">
      {sides.map(({ title, copies }) => (
        <div key={title}>
          <dt>{title}</dt>
          {copies.length === 0 && <dd className="small">{say.nothing}</dd>}
          {copies.map((copy) => (
            <dd key={copy}>
              <Card id={reader.card(copy).id} size="chip" label="" /> {nameOf(reader.card(copy), language)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
