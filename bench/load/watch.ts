/** What others notice while the server is at something long: how long they wait, and how much memory it takes. */
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { send, type Call } from './sequence.ts'

const memoryEveryMs = 20
const pauseMs = 5

/** Resident memory in bytes; undefined where the system does not tell. */
export const residentBytes = async (pid: number): Promise<number | undefined> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

export type Waits = { name: string; spans: number[] }
export type Watched<T> = { value: T; waits: Waits[]; peakBytes: number | undefined }

type Watch = { base: string; pid: number; calls: Record<string, Call> }

/** Asks one call after the other for as long as the work takes. */
export const watching = async <T>(
  { base, pid, calls }: Watch,
  work: () => Promise<T>,
): Promise<Watched<T>> => {
  const waits = Object.entries(calls).map(([name, call]) => ({ name, call, spans: [] as number[] }))
  const over = new AbortController()
  let peakBytes: number | undefined
  const weigh = async () => {
    while (!over.signal.aborted) {
      peakBytes = Math.max(peakBytes ?? 0, (await residentBytes(pid)) ?? 0) || undefined
      await sleep(memoryEveryMs)
    }
  }
  const ask = async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const wait = waits[turn % waits.length]
      if (!wait) return
      const began = performance.now()
      await send(base, wait.call)
      wait.spans.push(performance.now() - began)
      await sleep(pauseMs)
    }
  }
  const others = [weigh(), ask()]
  try {
    const value = await work()
    return { value, waits: waits.map(({ name, spans }) => ({ name, spans })), peakBytes }
  } finally {
    over.abort()
    await Promise.all(others)
  }
}
