/**
 * Hints past the database: NATS carries them between nodes, where `LIVE_URL` names one. Each node numbers what it says and repeats the
 * last number by a beat, so that what is lost on the way is found: then screens read again. While it is away the database tells, as
 * without it; every node listens to both. docs/decisions/0050.
 */
import { randomUUID } from 'node:crypto'
import type { Log } from '#context.ts'
import type { Told } from '../told.ts'
import { openBusLine } from './bus-line.ts'
import { hear } from './listen.ts'

const beatMs = 2_000
/** Nodes that ended are forgotten from here on. */
const mostHeard = 200

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
  carry(payloads: readonly string[]): boolean
  isUp(): boolean
  stop(): Promise<void>
}

/** `node number payload`; of a beat there is no payload, and the number is the last one's. */
const words = /^(\S+) (\d+) (.*)$/s

/** Answers what a message says, and tells of what must have been lost before it. */
const readInOrder = (onGap: () => void) => {
  const heard = new Map<string, number>()
  return (message: string): string | undefined => {
    const [, node = '', digits = '', payload = ''] = words.exec(message) ?? []
    const number = Number(digits)
    const before = heard.get(node)
    const expected = payload === '' ? before : before !== undefined && before + 1
    // Last of the map, so that the first is the one that was silent for longest.
    heard.delete(node)
    heard.set(node, number)
    if (heard.size > mostHeard) heard.delete(heard.keys().next().value ?? '')
    if (before !== undefined && number !== expected) onGap()
    return payload === '' ? undefined : payload
  }
}

/** Answers at once; it carries once the line stands. */
export const openBus = ({ onTold, ...options }: BusOptions): Bus => {
  const node = randomUUID()
  const read = readInOrder(options.onGap)
  const listening = hear({ onTold, log: options.log })
  const onMessage = (message: string) => {
    const payload = read(message)
    if (payload !== undefined) listening(payload)
  }
  let number = 0
  const words = (payload: string) => `${node} ${number} ${payload}`
  const line = openBusLine({ ...options, hello: () => words(''), onMessage })
  const say = (payload: string) => line.say(words(payload))
  const beat = setInterval(() => {
    if (line.isUp() && number > 0) say('')
  }, beatMs).unref()
  return {
    carry: (payloads) => {
      if (!line.isUp()) return false
      for (const payload of payloads) {
        number += 1
        say(payload)
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
