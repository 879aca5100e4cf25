/** Calls one after the other on one kept connection, each timed: how long a person waits, not how much the machine bears. */
import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { Request } from 'autocannon'

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string }
export type Times = { p50: number; p95: number; perSecond: number }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export const send = async (base: string, { method, path, headers, body }: Call): Promise<void> => {
  const asked = request(base + path, { method, agent, ...(headers ? { headers } : {}) })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer) if (answer.statusCode !== 200) text += String(part)
  if (answer.statusCode !== 200)
    throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`)
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const timesOf = async (
  base: string,
  calls: readonly Call[],
  { warmUp, count }: { warmUp: number; count: number },
): Promise<Times> => {
  const callAt = (turn: number): Call => {
    const call = calls[turn % calls.length]
    if (!call) throw new Error('nothing to call')
    return call
  }
  for (let turn = 0; turn < warmUp; turn++) await send(base, callAt(turn))
  const spans: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const began = performance.now()
    await send(base, callAt(turn))
    spans.push(performance.now() - began)
  }
  const sorted = spans.toSorted((a, b) => a - b)
  const sum = spans.reduce((total, span) => total + span, 0)
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), perSecond: (1000 * count) / sum }
}

const looks = 3
const waits = { warmUp: 200, count: 1_000 }

/** The quietest of some looks: what others do on the machine only adds. */
export const quietestOf = async (base: string, calls: readonly Request[]): Promise<Times> => {
  const asked = calls.map(({ method = 'GET', path = '/', headers = {}, body }): Call => ({
    method,
    path,
    headers,
    ...(body === undefined ? {} : { body }),
  }))
  const all: Times[] = []
  for (let number = 0; number < looks; number++) all.push(await timesOf(base, asked, waits))
  return (
    all.toSorted((a, b) => a.p95 - b.p95)[0] ?? { p50: Number.NaN, p95: Number.NaN, perSecond: Number.NaN }
  )
}

/** Sends each call once, without timing it. */
export const sendEach = async (base: string, calls: readonly Call[]): Promise<void> => {
  for (const call of calls) await send(base, call)
}
