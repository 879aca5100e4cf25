/**
 * Hints past the database: NATS carries them between nodes, where `LIVE_URL` names one. Each node numbers what it says and repeats the
 * last number by a beat, so that what is lost on the way is found: then screens read again. While it is away the database tells, as
 * without it; every node listens to both. docs/decisions/0050, 0078.
 */
import type { Log } from '#context.ts'
import { inOrder, openTeller, type Numbered } from '#database/notice-numbers.ts'
import type { Carry } from '#database/notices.ts'
import type { Told } from '../told.ts'
import { openBusLine } from './bus-line.ts'
import { hear, parseTold } from './listen.ts'

const beatMs = 2_000

export type BusOptions = {
  /** Of one server or several, each with the login (`bus-line.ts`). */
  url: string
  onTold(told: Told): void
  /** Something was lost. */
  onGap(): void
  log: Log
}

export type Bus = {
  /** False: it is away, and somebody else must tell. */
  carry: Carry
  isUp(): boolean
  stop(): Promise<void>
}

/** `node number payload`; of a beat there is no payload, and the number is the last one's. */
const words = /^(\S+) (\d+) (.*)$/s

const textOf = ({ node, number }: Numbered, payload = ''): string => `${node} ${number} ${payload}`

const readWords = (message: string): { numbered: Numbered; payload: string } | undefined => {
  const [, node, digits, payload = ''] = words.exec(message) ?? []
  if (node === undefined) return undefined
  return { numbered: { node, number: Number(digits), kind: payload === '' ? 'beat' : 'hint' }, payload }
}

/** Answers at once; it carries once the line stands. */
export const openBus = ({ onTold, onGap, ...options }: BusOptions): Bus => {
  const teller = openTeller()
  const order = inOrder(onGap)
  const listening = hear({ onTold, log: options.log })
  const onMessage = (message: string) => {
    const read = readWords(message)
    if (read && order.isNew(read.numbered)) listening(parseTold(read.payload))
  }
  const beatText = () => textOf(teller.number('beat'))
  const onUp = () => {
    order.listens()
    onGap()
  }
  const line = openBusLine({ ...options, hello: beatText, onMessage, onUp, onGap })
  // From the first on, and who has told nothing too: of whom nobody has heard yet nobody knows what to miss.
  const beat = setInterval(() => {
    if (line.isUp()) line.say(beatText())
  }, beatMs).unref()
  return {
    carry: (payloads) => {
      if (!line.isUp()) return false
      for (const payload of payloads) {
        const numbered = teller.number('hint')
        // A number that never comes is missed by all.
        if (payload !== undefined) line.say(textOf(numbered, payload))
      }
      return true
    },
    isUp: line.isUp,
    stop: async () => {
      clearInterval(beat)
      await line.end()
    },
  }
}
