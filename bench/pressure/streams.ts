/** What is sent, how often, and for how long: told to the process that sends it. */
import type { Call } from '../load/sequence.ts'

export type Stream = {
  name: string
  /** Calls that are due in a second; of callers that wait for their answers, how often it is drawn. */
  perSecond: number
  calls: readonly Call[]
  /** Each may be sent once: an act that was done cannot be done again. Else they are sent in turn, over and over. */
  isOnce?: boolean
  /** With another `Idempotency-Key` each time, as the portal sends its acts. */
  isKeyed?: boolean
}

export type Stretch = {
  url: string
  seconds: number
  streams: readonly Stream[]
  /** So many callers of whom each waits for his answer before he asks again; left out, calls leave when they are due. */
  callers?: number
}

/** Where each stream is: calls go on from where the last stretch left them. */
export type Places = Map<string, number>

/** `at`: which of the calls it is. @throws RangeError where all that may be sent once has been sent */
export const nextOf = (
  places: Places,
  { name, calls, isOnce = false }: Stream,
): { call: Call; at: number } => {
  const turn = places.get(name) ?? 0
  const at = isOnce ? turn : turn % calls.length
  const call = calls[at]
  if (!call) throw new RangeError(`${name}: more than ${calls.length} calls are asked for`)
  places.set(name, turn + 1)
  return { call, at }
}

/** A stream by what it weighs. @param luck from 0 to 1 */
export const drawn = (streams: readonly Stream[], luck: number): number => {
  let left = luck * streams.reduce((sum, { perSecond }) => sum + perSecond, 0)
  const at = streams.findIndex(({ perSecond }) => (left -= perSecond) < 0)
  return at === -1 ? streams.length - 1 : at
}

/** The same streams, so many times as often. */
export const times = (streams: readonly Stream[], factor: number): Stream[] =>
  streams.map((stream) => ({ ...stream, perSecond: stream.perSecond * factor }))
