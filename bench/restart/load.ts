/** So many requests a second, whether or not the earlier ones are answered: readings, acts with their key, acts without. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch, type Response } from 'undici'
import type { Pair } from '../kill/seed.ts'
import { newOrder } from '../kill/writers.ts'
import { listOf } from '../cluster/callers.ts'

export type Sort = 'reading' | 'act with its key' | 'act without'
export type Answer = {
  sort: Sort
  /** 0 where there was none. */
  status: number
  code: string
  hasRetryAfter: boolean
  atMs: number
  tookMs: number
}

const withinMs = 30_000
const tickMs = 20

type Asked = {
  sort: Sort
  path: string
  init: { method: string; headers: Record<string, string>; body: string }
}

const askedBy = ({ client }: Pair, turn: number): Asked => {
  const headers = { ...client.headers, 'content-type': 'application/json' }
  if (turn % 5 < 3) {
    const { method, body } = listOf(client)
    return { sort: 'reading', path: '/order/type?limit=20', init: { method, headers, body } }
  }
  const act = { method: 'POST', body: JSON.stringify(newOrder()) }
  const isKeyed = turn % 5 === 3
  const own = isKeyed ? { ...headers, 'idempotency-key': randomUUID() } : headers
  return {
    sort: isKeyed ? 'act with its key' : 'act without',
    path: '/order/create',
    init: { ...act, headers: own },
  }
}

type Heard = { status: number; code: string; id?: string | undefined; hasRetryAfter: boolean }

/** An answer that breaks off in its midst is none. */
const heardOf = async (answer: Response | undefined): Promise<Heard> => {
  if (!answer) return { status: 0, code: '', hasRetryAfter: false }
  const reply = (await answer.json().catch(() => undefined)) as { code?: string; _id?: string } | undefined
  const isBroken = answer.ok && reply === undefined
  return {
    status: isBroken ? 0 : answer.status,
    code: reply?.code ?? '',
    id: answer.ok ? reply?._id : undefined,
    hasRetryAfter: answer.headers.has('retry-after'),
  }
}

export const openLoad = (front: string, pairs: readonly Pair[], perSecond: number) => {
  const dispatcher = new Agent({ connections: 200, keepAliveTimeout: 4_000 })
  let answers: Answer[] = []
  const acknowledged: string[] = []
  const gate = { isOver: false, open: 0, turn: 0 }

  const ask = async ({ sort, path, init }: Asked): Promise<void> => {
    const startedAt = performance.now()
    gate.open += 1
    const signal = AbortSignal.timeout(withinMs)
    const answer = await fetch(`${front}/v1${path}`, { ...init, signal, dispatcher }).catch(() => undefined)
    const { status, code, id, hasRetryAfter } = await heardOf(answer)
    gate.open -= 1
    if (sort !== 'reading' && id !== undefined) acknowledged.push(id)
    const atMs = performance.now()
    answers.push({ sort, status, code, hasRetryAfter, atMs, tookMs: atMs - startedAt })
  }
  const running = (async () => {
    const startedAt = performance.now()
    while (!gate.isOver) {
      const due = ((performance.now() - startedAt) / 1_000) * perSecond
      for (; gate.turn < due; gate.turn++) {
        const pair = pairs[gate.turn % pairs.length]
        if (pair) void ask(askedBy(pair, gate.turn))
      }
      await sleep(tickMs)
    }
    while (gate.open > 0) await sleep(tickMs)
  })()
  return {
    /** Ids of services that their clients were told of. */
    acknowledged,
    /** What was answered since it was last asked for. */
    take: (): Answer[] => {
      const taken = answers
      answers = []
      return taken
    },
    /** May be called twice. */
    stop: async (): Promise<void> => {
      const wasOver = gate.isOver
      gate.isOver = true
      await running
      if (!wasOver) await dispatcher.close()
    },
  }
}
