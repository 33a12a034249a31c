// The system calls of a server, as strace writes them with -f -y -s.

export interface SystemCall {
  readonly name: string
  readonly file: string
  /** The arguments, with strace's escapes taken out of texts as far as letters and quotes go. */
  readonly text: string
  readonly result: number
  /** Lines of the trace at which it was entered and at which it came back. */
  readonly entered: number
  readonly returned: number
}

const WHOLE = /^(\d+)\s+(\w+)\((.*)\)\s+= (-?\d+)/
const UNFINISHED = /^(\d+)\s+(\w+)\((.*) <unfinished \.\.\.>$/
const RESUMED = /^(\d+)\s+<\.\.\. (\w+) resumed>(.*)\)\s+= (-?\d+)/

/** Calls in the order in which they came back. A call that another thread interrupted is put together again. */
export function readTrace(trace: string): SystemCall[] {
  const calls: SystemCall[] = []
  const open = new Map<string, { readonly text: string; readonly entered: number }>()
  const add = (name: string, text: string, result: string, entered: number, returned: number): void => {
    const file = text.match(/^\d+<([^>]*)>/)?.[1] ?? ''
    calls.push({ name, file, text: text.replaceAll('\\"', '"'), result: Number(result), entered, returned })
  }
  trace.split('\n').forEach((line, number) => {
    const whole = line.match(WHOLE)
    if (whole !== null) {
      add(whole[2]!, whole[3]!, whole[4]!, number, number)
      return
    }
    const unfinished = line.match(UNFINISHED)
    if (unfinished !== null) {
      open.set(`${unfinished[1]} ${unfinished[2]}`, { text: unfinished[3]!, entered: number })
      return
    }
    const resumed = line.match(RESUMED)
    if (resumed === null) return
    const before = open.get(`${resumed[1]} ${resumed[2]}`)
    add(resumed[2]!, (before?.text ?? '') + resumed[3]!, resumed[4]!, before?.entered ?? number, number)
  })
  return calls
}

export interface Order {
  /** Lines of the trace: the row is in the write-ahead log, the flush has come back, the answer goes out. */
  readonly written: number
  readonly flushed: number
  readonly answered: number
  /** The same three calls to look at, in the order in which they came. */
  readonly calls: readonly string[]
}

/** A call without its bytes: line, name, what it went to, and what came back. */
const inShort = ({ name, file, result, returned }: SystemCall): string =>
  `${returned}: ${name}(${file.replace(/^.*\//, '').replace(/:.*$/, '')}) = ${result}`

const isWal = (call: SystemCall): boolean => call.file.endsWith('.db-wal')
const isFlush = (call: SystemCall): boolean => /^f(data)?sync$/.test(call.name) && isWal(call) && call.result === 0
const isAnswer = (call: SystemCall, id: string): boolean =>
  /^(write|writev|sendto|sendmsg)$/.test(call.name) &&
  /^(socket|TCP)/.test(call.file) &&
  call.text.includes('"type":"answer"') &&
  call.text.includes(`"id":"${id}"`)

/** When the row of a command was written, flushed and answered; Infinity for what never happened in this order. */
export function orderOf(calls: readonly SystemCall[], id: string): Order {
  const written = calls.find((call) => /^pwrite/.test(call.name) && isWal(call) && call.text.includes(id))
  const flushed = calls.find((call) => isFlush(call) && call.entered > (written?.returned ?? Number.POSITIVE_INFINITY))
  const answered = calls.find((call) => isAnswer(call, id))
  const never = Number.POSITIVE_INFINITY
  return {
    written: written?.returned ?? never,
    flushed: flushed?.returned ?? never,
    answered: answered?.entered ?? never,
    calls: [written, flushed, answered]
      .filter((call) => call !== undefined)
      .sort((one, other) => one.returned - other.returned)
      .map(inShort),
  }
}
