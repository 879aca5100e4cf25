/** A screen on the live channel that keeps what it hears, and when. */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'undici'
import { answerOf } from './payables.ts'
import type { Person } from '../load/actors.ts'

type Heard = { atMs: number; text: string }
export type Ear = {
  /** The moment at which something like it was heard after `fromMs`; undefined where it was not within `mostMs`. */
  hears(words: RegExp, fromMs: number, mostMs: number): Promise<number | undefined>
  close(): void
}

const [opened, ping, pong, admitted] = ['0', '2', '3', '40']
const lookEveryMs = 5

export const openEar = async (url: string, person: Person): Promise<Ear> => {
  const { ticket } = await answerOf(url, person, { path: '/auth/ticket' })
  const heard: Heard[] = []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/live/?EIO=4&transport=websocket`)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a screen was turned away')))
    socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (text === ping) socket.send(pong)
      else if (text.startsWith(admitted)) resolve()
      else if (text.startsWith(opened)) socket.send(`40${JSON.stringify({ ticket })}`)
      else heard.push({ atMs: performance.now(), text })
    })
  })
  return {
    hears: async (words, fromMs, mostMs) => {
      for (;;) {
        const found = heard.find(({ atMs, text }) => atMs >= fromMs && words.test(text))
        if (found) return found.atMs
        if (performance.now() > fromMs + mostMs) return undefined
        await sleep(lookEveryMs)
      }
    },
    close: () => socket.close(),
  }
}
