/** Screens that stand open: how their sockets end, and how soon they are back. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../load/actors.ts'

/** As the portal: the first try after half a second to a second and a half. */
const backAfterMs = () => 500 + Math.random() * 1_000
const againMs = 250
const admittedWithinMs = 5_000

export type Closing = {
  code: number
  /** From its end until it was let in again; undefined while it is not. */
  backMs: number | undefined
}

const ticketFor = async (front: string, { headers }: Person): Promise<string> => {
  const answer = await fetch(`${front}/v1/auth/ticket`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(admittedWithinMs),
  })
  return ((await answer.json()) as { ticket: string }).ticket
}

type Open = { closed: Promise<number>; close(): void }

/** Resolves once it is let in. */
const connect = async (front: string, person: Person): Promise<Open> => {
  const ticket = await ticketFor(front, person)
  const socket = new WebSocket(`${front.replace('http', 'ws')}/v1/live/?EIO=4&transport=websocket`)
  const admitted = Promise.withResolvers<void>()
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => {
      resolve(code)
      admitted.reject(new Error(`closed with ${code}`))
    })
  })
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    if (text === '2') socket.send('3')
    else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ ticket })}`)
    else if (text.startsWith('40')) admitted.resolve()
  })
  const late = setTimeout(() => admitted.reject(new Error('not let in')), admittedWithinMs)
  try {
    await admitted.promise
  } catch (error) {
    socket.close()
    throw error
  } finally {
    clearTimeout(late)
  }
  return { closed, close: () => socket.close() }
}

export const openSockets = async (front: string, people: readonly Person[]) => {
  let closings: Closing[] = []
  const gate = { isOver: false, standing: 0 }
  const open = new Set<Open>()

  const enter = async (
    person: Person,
    closing: Closing | undefined,
    endedAt: number,
  ): Promise<Open | undefined> => {
    while (!gate.isOver) {
      const entered = await connect(front, person).catch(() => undefined)
      if (entered) {
        if (closing) closing.backMs = performance.now() - endedAt
        return entered
      }
      await sleep(againMs)
    }
    return undefined
  }
  const stay = async (person: Person): Promise<void> => {
    let [closing, endedAt]: [Closing | undefined, number] = [undefined, 0]
    while (!gate.isOver) {
      const socket = await enter(person, closing, endedAt)
      if (!socket) return
      open.add(socket)
      gate.standing += 1
      const code = await socket.closed
      gate.standing -= 1
      open.delete(socket)
      if (gate.isOver) return
      endedAt = performance.now()
      closing = { code, backMs: undefined }
      closings.push(closing)
      await sleep(backAfterMs())
    }
  }
  const staying = people.map(stay)
  return {
    /** Resolves once each is in. */
    all: async (withinMs: number): Promise<void> => {
      const untilMs = performance.now() + withinMs
      while (gate.standing < people.length && performance.now() < untilMs) await sleep(20)
    },
    take: (): Closing[] => {
      const taken = closings
      closings = []
      return taken
    },
    stop: async (): Promise<void> => {
      gate.isOver = true
      for (const socket of open) socket.close()
      await Promise.all(staying)
    },
  }
}
