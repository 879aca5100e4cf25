/** How long a place takes from the phone that sends it to the screen that shows it, at a steady rate. */
import { Agent, request } from 'node:http'
import type { Request } from 'autocannon'
import type { Watchers } from './watchers.ts'

export type Delays = {
  heard: number
  /** Calls a second that were really sent. */
  perSecond: number
  p50: number
  p99: number
  most: number
  failed: number
}

type Pace = { perSecond: number; seconds: number }

const sentAt = /"at":"([^"]+)"/g
const connections = 50
const tickMs = 5

const send = (agent: Agent, url: string, { method = 'POST', path = '/', headers, body }: Request) =>
  new Promise<boolean>((resolve) => {
    const text = String(body)
    const sent = request(
      url + path,
      { agent, method, headers: { ...headers, 'content-length': Buffer.byteLength(text) } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode === 200))
      },
    )
    sent.on('error', () => resolve(false))
    sent.end(text)
  })

/** Phones know nothing of each other: calls leave evenly, not as autocannon's `overallRate` has them, all at the start of each second. */
const sendEvenly = async (
  url: string,
  next: () => Request,
  { perSecond, seconds }: Pace,
): Promise<{ sent: number; failed: number }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const calls: Promise<boolean>[] = []
  const began = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min((performance.now() - began) / 1000, seconds)
      while (calls.length < elapsed * perSecond) calls.push(send(agent, url, next()))
      if (elapsed < seconds) return
      clearInterval(timer)
      resolve()
    }, tickMs)
  })
  const answers = await Promise.all(calls)
  agent.destroy()
  return { sent: answers.length, failed: answers.filter((isGood) => !isGood).length }
}

/** `requests`: one that sets up the next call each time it is asked. */
export const delaysOf = async (
  watchers: Watchers,
  { url, requests }: { url: string; requests: Request[] },
  pace: Pace,
): Promise<Delays> => {
  const spans: number[] = []
  const began = Date.now()
  watchers.onMessage((text) => {
    for (const [, at = ''] of text.matchAll(sentAt)) {
      const sent = Date.parse(at)
      if (sent >= began) spans.push(Date.now() - sent)
    }
  })
  const [calls] = requests
  const { sent, failed } = await sendEvenly(url, () => calls?.setupRequest?.({}) ?? {}, pace)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  watchers.onMessage(undefined)
  const sorted = spans.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    heard: sorted.length,
    perSecond: sent / pace.seconds,
    p50: at(0.5),
    p99: at(0.99),
    most: at(1),
    failed,
  }
}
