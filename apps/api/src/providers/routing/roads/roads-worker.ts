/** The roads in a thread of their own, so that no way holds up who serves. Started by the first question. */
import { LRUCache } from 'lru-cache'
import { ProviderError } from '#providers/provider-error.ts'
import { threadLine, type Refusal } from '#threads/thread-line.ts'
import { unpackWays, type Question, type Reply } from './messages.ts'
import type { NearestRoad, RoadPoint, Ways, WaysOptions } from './types.ts'

/** Nothing is known of the way: too many ask at once, the thread fell, it failed on this question, or it was closed. */
export class RoadsError extends ProviderError {
  readonly reason: Refusal | 'failed'

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

type Options = {
  /** Questions under way at most; the next one is refused. */
  mostWaiting?: number
  /** Points of the lines that are remembered: usually some two hundred ways across the country. */
  mostKeptPoints?: number
  script?: URL
}

const usualScript = new URL('roads-thread.ts', import.meta.url)
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }
const refused = (reason: Refusal) => new RoadsError(reason)

type Asked = { points: readonly RoadPoint[]; options: WaysOptions }

const sizeOf = (found: Ways): number =>
  1 + (found.isFound ? found.ways.reduce((sum, { line }) => sum + line.length, 0) : 0)

export const createRoadsWorker = (options: Options = {}): RoadsWorker => {
  const { mostKeptPoints = 200_000, script = usualScript, ...most } = options
  const line = threadLine<Question, Reply>({ script, limits, refused, ...most })
  let last = 0
  const ask = async (question: Question): Promise<Exclude<Reply, { failure: string }>> => {
    const reply = await line.ask(question)
    if ('failure' in reply) throw new RoadsError('failed', reply.failure)
    return reply
  }
  const askWays = async (asked: Asked): Promise<Ways> => {
    const reply = await ask({ id: ++last, ask: 'ways', ...asked })
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
      const reply = await ask({ id: ++last, ask: 'nearest', point })
      if (!('nearest' in reply)) throw new RoadsError('failed', 'another answer than asked for')
      return reply.nearest
    },
    close: async () => {
      await line.close()
      known.clear()
    },
  }
}
