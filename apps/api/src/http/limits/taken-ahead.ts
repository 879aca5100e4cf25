/** Who calls often waits for his count once in several calls: his node takes some of them ahead. docs/decisions/0084. */
import type { Counted } from './call-counts.ts'
import type { CountTogether } from './shared-counts.ts'

/** Whoever may call less often is counted call by call: logging in, codes, acts. */
const often = 100
/** Of what is let through in a window, what one node may have taken and not used. */
const partAhead = 8
const aheadOf = (most: number): number => (most < often ? 1 : Math.floor(most / partAhead))

type Place = {
  /** Numbers in the running window: of the call that comes next, and of the last that was taken. */
  next: number
  last: number
  endsAtMs: number
  waiting: number
  taking: Promise<void> | undefined
}

type Asked = { place: string; windowMs: number; most: number }
/** At once where the number was taken before. */
export type CountAhead = (asked: Asked) => Counted | Promise<Counted>

type Options = {
  now?: () => number
  /** Beyond them each call is counted as it comes. */
  mostPlaces?: number
}

const forgetEnded = (places: Map<string, Place>, now: number): void => {
  for (const [key, { endsAtMs, waiting }] of places) if (waiting === 0 && endsAtMs <= now) places.delete(key)
}

/**
 * No window lets more through than its most, whichever nodes are asked: what is taken ahead counts as called. What a node did not use is lost to
 * its caller until the window ends, an eighth for each node but one.
 */
export const takenAhead = (take: CountTogether, options: Options = {}): CountAhead => {
  const { now = () => performance.now(), mostPlaces = 20_000 } = options
  const places = new Map<string, Place>()
  let forgotAtMs = 0

  const isFull = (): boolean => {
    if (places.size < mostPlaces) return false
    if (now() - forgotAtMs > 1_000) {
      forgotAtMs = now()
      forgetEnded(places, forgotAtMs)
    }
    return places.size >= mostPlaces
  }

  const takeMore = async (at: Place, { place, windowMs, most }: Asked): Promise<void> => {
    // All who came in this moment are taken along.
    await Promise.resolve()
    const calls = Math.max(aheadOf(most), at.waiting)
    // The window ends no later than on the other nodes, however long the answer takes.
    const askedAtMs = now()
    const { calls: last, endsInMs } = await take(place, { calls, windowMs })
    Object.assign(at, { next: last - calls + 1, last, endsAtMs: askedAtMs + endsInMs })
  }

  const nextOf = (at: Place): Counted => ({
    calls: at.next++,
    endsInMs: Math.max(0, at.endsAtMs - now()),
  })

  /** Whoever waited has a number, even where the window ended meanwhile. */
  const waitFor = async (at: Place, asked: Asked): Promise<Counted> => {
    while (at.next > at.last) {
      at.waiting += 1
      at.taking ??= takeMore(at, asked).finally(() => (at.taking = undefined))
      await at.taking.finally(() => (at.waiting -= 1))
    }
    return nextOf(at)
  }

  return (asked) => {
    const known = places.get(asked.place)
    if (!known && isFull()) return take(asked.place, { calls: 1, windowMs: asked.windowMs })
    const at = known ?? { next: 1, last: 0, endsAtMs: 0, waiting: 0, taking: undefined }
    places.set(asked.place, at)
    if (at.endsAtMs <= now()) at.next = at.last + 1
    return at.next > at.last ? waitFor(at, asked) : nextOf(at)
  }
}
