// What somebody at a table sends: a choice, or something to say.

import { accepted, answerTo, refused } from '@brouhaha/host'
import type { Answer, ClientMessage, RulingInfo } from '@brouhaha/protocol'
import { isRuling, RULER, seat as seatOf } from '@brouhaha/table'
import { FAULTS, faulty, notYourId } from '../common/faults.ts'
import { REFUSED } from '../common/refusals.ts'
import { answerTrouble, hearHost, settle } from './disputes.ts'
import type { HostedTable } from './hosted-table.ts'
import { type Listener, tell } from './listener.ts'
import { OWN_ID } from './own-id.ts'

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>

/** True when the choice was carried out. */
export function choose(table: HostedTable, listener: Listener, message: Message<'choose'>): boolean {
  const { id, choice } = message
  const no = (answer: Answer): false => {
    table.writer.outbox.send(() => tell(listener, answer))
    return false
  }
  const { seat } = listener
  if (seat === null) return no(refused(id, REFUSED.seated))
  if (id.startsWith(OWN_ID)) return no(faulty(id, notYourId(OWN_ID)))
  const { hosted } = table
  if (hosted === null) return no(refused(id, REFUSED.gathering))
  const { status, dispute, host } = table.record
  const isDisputed = dispute != null
  const rules = isRuling(choice)
  const isOpen = status === 'playing' && (!isDisputed || rules)
  const isKnown = hosted.rows.some((row) => row.id === id && row.seat === (rules ? RULER : seat))
  if (!isOpen && !isKnown)
    return no(refused(id, status === 'over' ? REFUSED.over : isDisputed ? REFUSED.disputed : REFUSED.paused))
  if (rules && seat !== host) return no(refused(id, REFUSED.host))
  table.active = table.context.now()
  const word = rules && !isKnown ? hearHost(table, choice) : null
  if (word !== null && word.kind !== 'form') return no(answerTrouble(id, word))
  if (rules && !isKnown && word === null) {
    table.writer.commit(() => tell(listener, accepted(id)))
    return true
  }
  const ear = seatOf(seat)
  const command = hosted.commandFrom({ ...message, choice: word?.form ?? choice }, ear, seat === host)
  const isDone = table.submit(command, {
    acknowledge(verdict) {
      const seq = verdict.kind === 'accepted' ? hosted.heardOf(verdict.row.seq, ear) : undefined
      tell(listener, answerTo(id, verdict, seq))
    },
    refuse: () => tell(listener, refused(id, REFUSED.trouble)),
  })
  if (isDone && word !== null) {
    settle(table, choice as unknown as RulingInfo)
    table.carryOn()
  }
  return isDone
}

export function say(table: HostedTable, listener: Listener, message: Message<'say'> | Message<'emote'>): void {
  const answer = sayOrNot(table, listener, message)
  if (answer !== null) table.writer.outbox.send(() => tell(listener, answer))
}

/** The answer, or null when it follows once the saying is on the disk. */
function sayOrNot(table: HostedTable, listener: Listener, message: Message<'say'> | Message<'emote'>): Answer | null {
  const { id } = message
  const { talk, context, writer } = table
  const { seat } = listener
  const person = seat === null ? undefined : table.record.seats[seat]
  if (seat === null || person?.kind !== 'person') return refused(id, REFUSED.seated)
  if (person.muted) return refused(id, REFUSED.muted)
  const earlier = talk.find(id) ?? context.store.sayingBy(table.id, id)
  if (earlier !== null) return earlier.person === person.person ? accepted(id) : faulty(id, FAULTS.idOfOthers)
  const content = message.type === 'say' ? { text: message.text } : { emote: message.emote }
  const at = context.now()
  const said = talk.add({ id, person: person.person, seat, name: person.name, at }, content)
  table.active = at
  writer.write((store) => store.addSaying(table.id, said.record))
  writer.commit(
    () => {
      tell(listener, accepted(id))
      table.broadcast({ type: 'said', saying: said.saying })
    },
    () => tell(listener, refused(id, REFUSED.trouble)),
  )
  return null
}
