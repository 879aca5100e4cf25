/**
 * All that waits for a carrier, kept beside the database and brought up to it before each question: what is reckoned of twenty
 * thousand services for one carrier's trucks has no index. docs/decisions/0058.
 */
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Ctx, Db } from '#context.ts'
import { microBatch } from '#database/micro-batch.ts'
import { allLoads, changedSince, placeNow, someLoads, type MarketLoad } from './market.views.ts'

export type Market = ReadonlyMap<string, MarketLoad>

type Kept = { loads: Map<string, MarketLoad>; place: string; day: string }
type Asking = Pick<Ctx, 'db' | 'now'>

/** After so many changes at once reading all of it is no more work. */
const changesMost = 5_000

/** The place is taken first: what is written meanwhile is read again, never missed. */
const readAll = async ({ db, now }: Asking): Promise<Kept> => {
  const place = await placeNow(db)
  const loads = await allLoads(db, now)
  return { loads: new Map(loads.map((load) => [load.id, load])), place, day: bogotaDay(now) }
}

/** Tariffs change with the day, and what has passed is let go with it. */
const broughtUp = async (kept: Kept | undefined, asking: Asking): Promise<Kept> => {
  if (!kept || kept.day !== bogotaDay(asking.now)) return readAll(asking)
  const { ids, place } = await changedSince(asking.db, kept.place)
  if (ids.length > changesMost) return readAll(asking)
  if (ids.length > 0) {
    const found = new Map((await someLoads(asking.db, ids)).map((load) => [load.id, load]))
    for (const id of ids) {
      const load = found.get(id)
      if (load) kept.loads.set(id, load)
      else kept.loads.delete(id)
    }
  }
  return { ...kept, place }
}

const marketOf = () => {
  let kept: Kept | undefined
  return microBatch<Asking, Market>({
    delayMs: 0,
    most: 1_000,
    run: async (asked) => {
      const [first] = asked
      if (first) kept = await broughtUp(kept, first)
      const loads = kept?.loads ?? new Map<string, MarketLoad>()
      return asked.map(() => loads)
    },
  })
}

/** Each database has its own. */
const markets = new WeakMap<Db, ReturnType<typeof marketOf>>()

/** Everything that was committed before it was asked for is in it. */
export const market = ({ db, now }: Ctx): Promise<Market> => {
  const known = markets.get(db) ?? marketOf()
  markets.set(db, known)
  return known({ db, now })
}
