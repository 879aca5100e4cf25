/** The roads in a thread of their own, so that no way holds up who serves. Started by the first question. */
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { ProviderError } from '#providers/provider-error.ts'
import { unpackWays, type Question, type Reply } from './messages.ts'
import type { NearestRoad, RoadPoint, Ways, WaysOptions } from './types.ts'

/** Nothing is known of the way: too many ask at once, the thread fell, it failed on this question, or it was closed. */
export class RoadsError extends ProviderError {
  readonly reason: 'busy' | 'crashed' | 'failed' | 'closed'

  constructor(reason: RoadsError['reason'], message: string = reason) {
    super(reason === 'failed' ? 'rejected' : 'unavailable', `roads: ${message}`)
    this.name = 'RoadsError'
    this.reason = reason
  }
}

export interface RoadsWorker {
  ways(points: readonly RoadPoint[], options?: WaysOptions): Promise<Ways>
  nearest(point: RoadPoint): Promise<NearestRoad>
  /** Ends the thread; questions under way and later ones are refused. */
  close(): Promise<void>
}

type Waiting = { question: Question; resolve: (reply: Reply) => void; reject: (error: RoadsError) => void }

type Options = {
  /** Questions under way at most; the next one is refused. */
  mostWaiting?: number
  /** Points of the lines that are remembered: usually some two hundred ways across the country. */
  mostKeptPoints?: number
  script?: URL
}

const usualScript = new URL('roads-thread.ts', import.meta.url)
const heapMegabytes = 192

const open = (script: URL): Worker =>
  new Worker(script, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
  })

const settle = ({ resolve, reject }: Waiting, reply: Reply): void => {
  if ('failure' in reply) reject(new RoadsError('failed', reply.failure))
  else resolve(reply)
}

/** One thread, and who waits for it in the order of asking. */
const createLine = ({ mostWaiting = 256, script = usualScript }: Options) => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let isClosed = false

  const start = (): Worker => {
    const own = open(script)
    own.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (waiting.size === 0) own.unref()
      if (asked) settle(asked, reply)
    })
    // What fell is told by the exit, which comes after it.
    own.on('error', () => undefined)
    own.once('exit', () => afterFall(own))
    own.unref()
    return own
  }

  /** The question that it fell over is refused; the others are asked of a new thread. */
  const afterFall = (fallen: Worker): void => {
    if (worker !== fallen) return
    worker = undefined
    const [first, ...rest] = [...waiting.values()]
    if (!first) return
    waiting.delete(first.question.id)
    first.reject(new RoadsError('crashed'))
    if (rest.length > 0) worker = start()
    for (const { question } of rest) post(question)
  }

  const post = (question: Question): void => {
    worker ??= start()
    worker.ref()
    worker.postMessage(question)
  }

  return {
    ask: (question: Question): Promise<Reply> => {
      if (isClosed) return Promise.reject(new RoadsError('closed'))
      if (waiting.size >= mostWaiting) return Promise.reject(new RoadsError('busy'))
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { question, resolve, reject })
        post(question)
      })
    },
    close: async (): Promise<void> => {
      isClosed = true
      const own = worker
      worker = undefined
      for (const { reject } of waiting.values()) reject(new RoadsError('closed'))
      waiting.clear()
      await own?.terminate()
    },
  }
}

type Asked = { points: readonly RoadPoint[]; options: WaysOptions }

const sizeOf = (found: Ways): number =>
  1 + (found.isFound ? found.ways.reduce((sum, { line }) => sum + line.length, 0) : 0)

export const createRoadsWorker = (options: Options = {}): RoadsWorker => {
  const line = createLine(options)
  const { mostKeptPoints = 200_000 } = options
  let last = 0
  const askWays = async (asked: Asked): Promise<Ways> => {
    const reply = await line.ask({ id: ++last, ask: 'ways', ...asked })
    if (!('ways' in reply)) throw new RoadsError('failed', 'another answer than asked for')
    return unpackWays(reply.ways)
  }
  // A client who looks at the way, then at its price, and then asks for it means one way each time.
  const known = new LRUCache<string, Ways, Asked>({
    maxSize: mostKeptPoints,
    sizeCalculation: sizeOf,
    fetchMethod: (_key, _stale, { context }) => askWays(context),
  })
  return {
    ways: async (points, waysOptions = {}) => {
      const context = { points, options: waysOptions }
      return known.forceFetch(JSON.stringify(context), { context })
    },
    nearest: async (point) => {
      const reply = await line.ask({ id: ++last, ask: 'nearest', point })
      if (!('nearest' in reply)) throw new RoadsError('failed', 'another answer than asked for')
      return reply.nearest
    },
    close: async () => {
      await line.close()
      known.clear()
    },
  }
}
