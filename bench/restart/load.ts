/** So many requests a second, whether or not the earlier ones are answered: readings, acts with their key, acts without. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, fetch } from 'undici'
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
    return { sort: 'reading', path: '/order/type?limit=20', init: { method, headers, body: String(body) } }
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

export const openLoad = (front: string, pairs: readonly Pair[], perSecond: number) => {
  const dispatcher = new Agent({ connections: 200, keepAliveTimeout: 4_000 })
  let answers: Answer[] = []
  const acknowledged: string[] = []
  let [isOver, open, turn] = [false, 0, 0]

  const ask = async ({ sort, path, init }: Asked): Promise<void> => {
    const startedAt = performance.now()
    open += 1
    const signal = AbortSignal.timeout(withinMs)
    const answer = await fetch(`${front}/v1${path}`, { ...init, signal, dispatcher }).catch(() => undefined)
    const reply = (await answer?.json().catch(() => undefined)) as { code?: string; _id?: string } | undefined
    const status = reply === undefined && (answer?.status ?? 0) < 400 ? 0 : (answer?.status ?? 0)
    open -= 1
    if (status === 200 && sort !== 'reading' && reply?._id !== undefined) acknowledged.push(reply._id)
    answers.push({
      sort,
      status,
      code: reply?.code ?? '',
      hasRetryAfter: answer?.headers.has('retry-after') ?? false,
      atMs: performance.now(),
      tookMs: performance.now() - startedAt,
    })
  }
  const running = (async () => {
    const startedAt = performance.now()
    while (!isOver) {
      const due = ((performance.now() - startedAt) / 1_000) * perSecond
      for (; turn < due; turn++) {
        const pair = pairs[turn % pairs.length]
        if (pair) void ask(askedBy(pair, turn))
      }
      await sleep(tickMs)
    }
    while (open > 0) await sleep(tickMs)
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
      const wasOver = isOver
      isOver = true
      await running
      if (!wasOver) await dispatcher.close()
    },
  }
}
