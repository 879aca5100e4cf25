/** The board: what waits for a carrier, weighed by the reader's trucks, sorted by what it is worth to him. docs/decisions/0058. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { boardFleet, sparedKm } from '@arriero/domain/orders/board-fleet'
import { leftOfLoad, pesosPerKm, type BoardMark } from '@arriero/domain/orders/load-board'
import { scoreOf } from '@arriero/domain/orders/scores'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { arraysOf } from '#database/fields.ts'
import { inState } from '#database/order-states.ts'
import { readerStanding } from '#features/orders/assignment/carrier-standing.views.ts'
import { rowSources, type OpenRead } from '#features/orders/rows/row-fields.views.ts'
import { openRow } from '#features/orders/rows/row-shapes.ts'
import { isAsked, isNarrowed, isWorthIt, type Asked, type BoardQuery } from './board-filters.ts'
import { pageOfBoard, type Candidate, type Weighed } from './board-page.views.ts'
import { market, type Market } from './market.ts'
import type { Mark } from './marks.store.ts'
import { nextReturnTrips, ownTrucks, returnTrip, type OwnTruck, type ReturnTrip } from './trucks.views.ts'

type Reply = ReplyOf<typeof api.loadBoard.loads>
type Item = Reply['items'][number]

const marksOf = async ({ db, actor }: Ctx): Promise<Map<string, Mark>> => {
  const { rows } = await sql<Mark & { id: string }>`
    select order_id as id, mark, until_at as "untilAt", while_price as "whilePrice" from load_marks
    where carrier_id = ${actor.id}`.execute(db)
  return new Map(rows.map(({ id, ...mark }) => [id, mark]))
}

/** Hidden for a while or until the price changes is no longer hidden then. */
const standingMark = (mark: Mark | undefined, clientPrice: number | null, now: Date): BoardMark | null => {
  if (!mark) return null
  const isOver = mark.untilAt !== null && mark.untilAt <= now
  const isRepriced = mark.whilePrice !== null && mark.whilePrice !== (clientPrice ?? 0)
  return isOver || isRepriced ? null : mark.mark
}

/** The trucks that are asked: all, one of them, or the one that comes free where a service ends. */
const askedTrucks = (
  trucks: readonly OwnTruck[],
  query: BoardQuery,
  trip: ReturnTrip | undefined,
): OwnTruck[] => {
  const chosen = query.vehicleId ?? trip?.vehicleId
  const asked =
    chosen === undefined || chosen === null ? [...trucks] : trucks.filter(({ id }) => id === chosen)
  return trip
    ? asked.map((truck) => ({ ...truck, point: trip.point, freeAtMs: trip.freeAtMs, from: 'trip' }))
    : asked
}

const isShown = ({ shows }: BoardQuery, mark: BoardMark | null): boolean =>
  shows === 'kept' || shows === 'hidden' ? mark === shows : mark !== 'hidden'

type Board = { candidates: Candidate[]; leftOut: Reply['leftOut']; weigh: (candidate: Candidate) => Weighed }

/** What the reader may be shown; each is weighed where that is asked. */
const shown = (loads: Market, marks: Map<string, Mark>, { query, trip, trucks, ctx }: Asked): Board => {
  const { carries, fitOf } = boardFleet(trucks, ctx.now.getTime())
  const isWanted = isAsked({ query, trip, ctx })
  const leftOut = { unfit: 0, hidden: 0 }
  const candidates: Candidate[] = []
  for (const load of loads.values()) {
    if (!isWanted(load)) continue
    const mark = standingMark(marks.get(load.id), load.clientPrice, ctx.now)
    const isUnfit = query.shows === 'mine' && !carries(load)
    if (!isShown(query, mark)) {
      if (mark === 'hidden') leftOut.hidden++
    } else if (isUnfit) leftOut.unfit++
    else candidates.push({ load, sparedKm: trip ? sparedKm(trip, load) : null, mark })
  }
  const weigh = (candidate: Candidate): Weighed => {
    const fit = fitOf(candidate.load)
    return { ...candidate, ...fit, perKm: pesosPerKm(candidate.load, fit.emptyKm) }
  }
  return { candidates, leftOut, weigh }
}

type Page = ReturnType<typeof pageOfBoard> & { total: number }

/** All are weighed where what they come to narrows the board; else those that may stand on the page. */
const pageOf = ({ candidates, weigh }: Board, query: BoardQuery): Page => {
  if (!isNarrowed(query)) return { ...pageOfBoard(candidates, weigh, query), total: candidates.length }
  const worth = candidates.map(weigh).filter((one) => isWorthIt(query, one))
  return { ...pageOfBoard(worth, (one) => one, query), total: worth.length }
}

type Read = { item: readonly unknown[]; sum: number; count: number }

/** Only those that wait still: what the board remembers decides nothing. */
const rowsOf = async (
  ctx: Ctx,
  page: readonly Weighed[],
): Promise<Map<string, { read: OpenRead; score: number | null }>> => {
  const { columns, wireOf } = arraysOf(rowSources.open.fields(ctx.actor))
  const ids = page.map(({ load }) => load.id)
  const { rows } = await sql<Read>`
    select json_build_array(${columns}) as item, client.score_sum as sum, client.score_count as count
    from orders o ${rowSources.open.joined}
    where o.id = any(${ids}::text[]) and o.status = ${inState.pending} and o.reservation_at > ${ctx.now}`.execute(
    ctx.db,
  )
  return new Map(
    rows.map(({ item, sum, count }) => {
      const read = wireOf(item)
      return [read.wire._id, { read, score: scoreOf(sum, count) }]
    }),
  )
}

const boardOf = (
  { load, fit, why, truck, emptyKm, sparedKm: spared, perKm, mark }: Weighed,
  trucks: ReadonlyMap<string, OwnTruck>,
  ctx: Ctx,
) => {
  const own = truck && trucks.get(truck.id)
  const left = leftOfLoad(load, emptyKm)
  return {
    fit,
    why,
    truck: own
      ? {
          _id: own.id,
          licensePlate: own.licensePlate,
          from: own.from,
          town: own.town,
          freeAt: own.freeAtMs > ctx.now.getTime() ? new Date(own.freeAtMs).toISOString() : null,
        }
      : null,
    emptyKm,
    sparedKm: spared,
    perKm,
    origin: load.origin,
    destination: load.destination,
    left: left && { spent: left.spentPesos, empty: left.emptyPesos, left: left.leftPesos },
    mark,
  }
}

/** Undefined where the service it is to come back from is none of the reader's. */
export const boardLoads = async (ctx: Ctx, query: BoardQuery): Promise<Reply | undefined> => {
  const trip = query.returnOf === undefined ? undefined : await returnTrip(ctx, query.returnOf)
  if (query.returnOf !== undefined && !trip) return undefined
  const [loads, own, marks, reader] = await Promise.all([
    market(ctx),
    ownTrucks(ctx),
    marksOf(ctx),
    readerStanding(ctx),
  ])
  const trucks = askedTrucks(own, query, trip)
  const board = shown(loads, marks, { query, trip, trucks, ctx })
  const { page, next, total } = pageOf(board, query)
  const rows = await rowsOf(ctx, page)
  const byId = new Map(trucks.map((truck) => [truck.id, truck]))
  const items = page.flatMap((one): Item[] => {
    const found = rows.get(one.load.id)
    return found
      ? [{ ...openRow(found.read, reader, ctx), board: { ...boardOf(one, byId, ctx), score: found.score } }]
      : []
  })
  const townOf = (code: string | undefined) =>
    code === undefined ? null : (ctx.providers.places.byCode(code)?.name ?? null)
  const asked = {
    origin: townOf(query.originCode),
    destination: townOf(query.destinationCode),
    returnFrom: townOf(trip?.code),
  }
  return { items, total, next, leftOut: board.leftOut, trucks: trucks.length, asked }
}

const ofReturn = { shows: 'mine', limit: 1, sort: '-perKm' } as const

/** The next trips to end, each with what its own truck could carry from there. */
export const returnLoads = async (ctx: Ctx): Promise<ReplyOf<typeof api.loadBoard.returns>> => {
  const [loads, own, marks, trips] = await Promise.all([
    market(ctx),
    ownTrucks(ctx),
    marksOf(ctx),
    nextReturnTrips(ctx),
  ])
  const items = trips.flatMap((trip) => {
    const truck = own.find(({ id }) => id === trip.vehicleId)
    if (!truck) return []
    const query = { ...ofReturn, returnOf: trip.id }
    const trucks = askedTrucks([truck], query, trip)
    const { candidates } = shown(loads, marks, { query, trip, trucks, ctx })
    const most = Math.max(0, ...candidates.map(({ sparedKm: spared }) => spared ?? 0))
    return [
      {
        _id: trip.id,
        licensePlate: truck.licensePlate,
        town: ctx.providers.places.byCode(trip.code)?.town ?? '',
        freeAt: new Date(trip.freeAtMs).toISOString(),
        loads: candidates.length,
        sparedKm: most > 0 ? most : null,
      },
    ]
  })
  return { items: items.toSorted((one, other) => one.freeAt.localeCompare(other.freeAt)) }
}
