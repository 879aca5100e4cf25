/** Rows of an import become services, each with the act that asks for any service; or are taken back. */
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { orderStatus } from '@arriero/domain/orders/orders'
import { isTypedAmount, pesos } from '@arriero/domain/money/money'
import { withVat } from '@arriero/domain/money/pricing'
import type { Ctx } from '#context.ts'
import { AppError } from '#app-error.ts'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { orderOf } from '#features/orders/asked/pattern.ts'
import { createOrder, reckonOrder, routeFor } from '#features/orders/orders.actions.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { ratesInForce, type RatesInForce } from '#features/rates/rates.store.ts'
import type { Route } from '#providers/routing/port.ts'
import type { Asked, RowFault } from './check-row.ts'
import { hasOffers } from './import-desk.views.ts'
import { importTexts } from './order-imports.texts.ts'
import type { RowChange, WaitingRow } from './order-imports.store.ts'
import {
  insertReferences,
  knownReferences,
  lockReferences,
  removeReferences,
} from './order-references.store.ts'

/** Roads between the same two places are asked for once for a whole run. */
export type Roads = Map<string, Promise<Route>>

const roadsMost = 1_000

export const roadOf = (ctx: Ctx, roads: Roads, { pattern }: Asked): Promise<Route> => {
  const ends = [pattern.origin, pattern.destination]
  const key = ends.map(({ latitude, longitude, code }) => `${latitude},${longitude},${code}`).join(' ')
  const known = roads.get(key)
  if (known) return known
  if (roads.size >= roadsMost) roads.clear()
  const road = routeFor(ctx, pattern)
  // One that failed is asked for again.
  road.catch(() => roads.delete(key))
  roads.set(key, road)
  return road
}

/** Of the whole row: what its service was refused for. */
const faultOf = (code: ErrorCode): RowFault => ({
  field: null,
  column: null,
  found: '',
  code,
  text: errorTexts[code],
})

export const failedRow = ({ rowNumber }: Pick<WaitingRow, 'rowNumber'>, code: ErrorCode): RowChange => ({
  rowNumber,
  state: 'failed',
  faults: [faultOf(code)],
})

export const existingRow = (rowNumber: number, orderId: string): RowChange => ({
  rowNumber,
  state: 'existing',
  orderId,
  faults: [faultOf('import.reference_exists')],
})

/** What the client would pay for a price before VAT, by the rates of today. */
const clientPriceOf = ({ netPesos }: Asked, { rates, vatBase }: RatesInForce): number | undefined => {
  if (netPesos === null) return undefined
  if (!isTypedAmount(pesos(netPesos))) throw new AppError('money.too_large')
  return withVat(pesos(netPesos), rates, vatBase).clientPesos
}

/** Why its price would be refused: what only the road tells, such as the legal floor. */
export const priceDenial = async (
  ctx: Ctx,
  { asked, roads, inForce }: { asked: Asked; roads: Roads; inForce: RatesInForce },
): Promise<ErrorCode | undefined> => {
  if (asked.netPesos === null) return undefined
  try {
    const when = { reservationDate: asked.day, clientPricePesos: clientPriceOf(asked, inForce) }
    await reckonOrder(ctx, orderOf(asked.pattern, when), await roadOf(ctx, roads, asked))
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

type Publishing = { row: WaitingRow; asked: Asked; route: Route }

const publishOne = async (
  ctx: Ctx,
  { row, asked, route }: Publishing,
  { inForce, known }: { inForce: RatesInForce; known: Map<string, string> },
): Promise<RowChange> => {
  const { rowNumber, reference } = row
  const before = reference === null ? undefined : known.get(reference)
  if (before !== undefined) return existingRow(rowNumber, before)
  try {
    const when = { reservationDate: asked.day, clientPricePesos: clientPriceOf(asked, inForce) }
    const { _id } = await createOrder(ctx, orderOf(asked.pattern, when), route)
    if (reference !== null) known.set(reference, _id)
    return { rowNumber, state: 'published', orderId: _id }
  } catch (error) {
    // Refused before anything of it was written: the rows beside it stay.
    if (error instanceof AppError) return failedRow(row, error.code)
    throw error
  }
}

/** In one transaction: each row with its service and its reference, or with why not. */
export const publishRows = async (ctx: Ctx, rows: readonly Publishing[]): Promise<RowChange[]> => {
  const references = rows.flatMap(({ row: { reference } }) => (reference === null ? [] : [reference]))
  if (references.length > 0) await lockReferences(ctx.db, ctx.actor.id)
  const known = new Map(await knownReferences(ctx.db, ctx.actor.id, references))
  const inForce = await ratesInForce(ctx.db)
  const changes: RowChange[] = []
  for (const row of rows) changes.push(await publishOne(ctx, row, { inForce, known }))
  const made = new Map(
    changes.flatMap(({ rowNumber, state, orderId }) =>
      state === 'published' && orderId ? [[rowNumber, orderId] as const] : [],
    ),
  )
  const taken = rows.flatMap(({ row: { rowNumber, reference } }) => {
    const orderId = made.get(rowNumber)
    return reference !== null && orderId !== undefined ? [{ reference, orderId }] : []
  })
  await insertReferences(ctx.db, ctx.actor.id, taken)
  return changes
}

const undoOne = async (ctx: Ctx, { rowNumber, orderId }: WaitingRow): Promise<RowChange> => {
  const order = orderId === null ? undefined : await lockOrder(ctx.db, orderId)
  if (!order || orderId === null || order.status === orderStatus.cancelled)
    return { rowNumber, state: 'undone' }
  // An offer that came while the others were taken back: it stands, and so does its service.
  if (order.status !== orderStatus.pending || (await hasOffers(ctx.db, orderId)))
    return { rowNumber, state: 'kept', faults: [faultOf('import.has_offers')] }
  await cancelOrder(ctx, { orderId, description: importTexts.undone, acceptedFeePesos: 0 })
  return { rowNumber, state: 'undone' }
}

/** In one transaction: each service cancelled by the act that cancels any, unless somebody has offered for it. */
export const undoRows = async (ctx: Ctx, rows: readonly WaitingRow[]): Promise<RowChange[]> => {
  const changes: RowChange[] = []
  for (const row of rows) changes.push(await undoOne(ctx, row))
  const gone = new Set(changes.flatMap(({ rowNumber, state }) => (state === 'undone' ? [rowNumber] : [])))
  await removeReferences(
    ctx.db,
    rows.flatMap(({ rowNumber, orderId }) => (gone.has(rowNumber) && orderId !== null ? [orderId] : [])),
  )
  return changes
}
