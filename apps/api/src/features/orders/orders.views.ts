/** Reads of services, each in the shape of its viewer. */
import { inState } from '#database/order-states.ts'
import type { OrderViewer } from '@arriero/contract/orders/order-shapes'
import { isCarrierRole, isClientRole, type Actor, type Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { keysetPage, type Fragment, type Page } from '#database/keyset.ts'
import { as } from '#http/serve.ts'
import {
  bothHalves,
  isLost,
  needsDriver,
  owesRefund,
  orderFilters,
  type OrderQuery,
  type Searched,
} from './shapes/order-filters.views.ts'
import {
  allOrders,
  orderColumns,
  orderFrom,
  orderFromOf,
  type OrderView,
} from './shapes/order-select.views.ts'
import { carrierOrder, clientOrder, openOrder, operatorOrder } from './shapes/order-shape.ts'
import { viewerOf } from './shapes/order-viewer.ts'
import { accountancyOrder, adminOrder } from './shapes/staff-order-shape.ts'

/** The row behind a view; undefined where there is no such order. */
export const orderRow = async (db: Db, actor: Actor, id: string): Promise<OrderView | undefined> => {
  const { rows } =
    await sql<OrderView>`select ${orderColumns(actor)} from ${orderFrom} where o.id = ${id}`.execute(db)
  return rows[0]
}

/** An order in the shape of a kind of viewer; undefined to whom it does not exist. */
export const shaped = (row: OrderView, viewer: OrderViewer, ctx: Ctx) => {
  switch (viewer) {
    case 'admin':
      return as('admin', adminOrder(row, ctx))
    case 'client':
      return as('client', clientOrder(row, ctx))
    case 'carrier':
      return as('carrier', carrierOrder(row, ctx))
    case 'operator':
      return as('operator', operatorOrder(row, ctx))
    case 'open':
      return as('open', openOrder(row, ctx))
  }
}

export const viewOrder = async (ctx: Ctx, id: string) => {
  const row = await orderRow(ctx.db, ctx.actor, id)
  const viewer = row && viewerOf(row, ctx.actor, ctx.now)
  return row && viewer ? shaped(row, viewer, ctx) : undefined
}

/** Accountancy is no party of any service and reads the money of all. */
const viewMoney = async (ctx: Ctx, id: string) => {
  const row = await orderRow(ctx.db, ctx.actor, id)
  return row && as('accountancy', accountancyOrder(row, ctx))
}

export const orderDetail = (ctx: Ctx, id: string) =>
  ctx.actor.role === 'accountancy' ? viewMoney(ctx, id) : viewOrder(ctx, id)

const sorts = {
  createdAt: { by: sql`o.created_at`, type: 'instant' },
  reservationDate: { by: sql`o.reservation_at`, type: 'instant' },
} as const

type Pages<T> = Page & { items: T[] }

const pageOfOrders = async <T>(
  ctx: Ctx,
  {
    source = allOrders,
    where,
    query,
    column = 'search',
  }: { source?: Fragment; where: readonly (Fragment | undefined)[]; query: OrderQuery; column?: Searched },
  shape: (row: OrderView, ctx: Ctx) => T,
): Promise<Pages<T>> => {
  const list = {
    select: orderColumns(ctx.actor),
    from: orderFromOf(source),
    countFrom: source,
    where: [...where, ...orderFilters(query, column)],
    id: sql`o.id`,
    sorts,
  }
  const { rows, page } = await keysetPage<OrderView>(ctx.db, list, query)
  return { items: rows.map((row) => shape(row, ctx)), ...page }
}

/** Services waiting for a carrier; those whose date has passed are gone from it. */
export const availableOrders = async (ctx: Ctx, query: OrderQuery) => {
  // Said so where a text is looked for, PostgreSQL knows that nearly all of the open ones are meant.
  const isToCome = query.q
    ? sql`(o.status <> ${inState.pending} or o.reservation_at > ${ctx.now})`
    : sql`o.reservation_at > ${ctx.now}`
  const where = [sql`o.status = ${inState.pending}`, isToCome]
  return ctx.actor.role === 'administrator'
    ? as('admin', await pageOfOrders(ctx, { where, query }, adminOrder))
    : as('open', await pageOfOrders(ctx, { where, query, column: 'open_search' }, openOrder))
}

const staffOrders = (ctx: Ctx, query: OrderQuery) => {
  const hours = query.needsDriverWithinHours
  const urgent = hours ? needsDriver({ now: ctx.now, withinHours: Number(hours) }) : undefined
  const where = [urgent, isLost(query), owesRefund(query)]
  return pageOfOrders(ctx, { ...(urgent ? { source: bothHalves } : {}), where, query }, adminOrder)
}

/** The actor's own services by what he is; an administrator reads all. */
export const ownOrders = async (ctx: Ctx, query: OrderQuery) => {
  const { id, role } = ctx.actor
  switch (role) {
    case 'administrator':
      return as('admin', await staffOrders(ctx, query))
    case 'enterprise':
    case 'driver':
      return as(
        'carrier',
        await pageOfOrders(ctx, { where: [sql`o.carrier_id = ${id}`], query }, carrierOrder),
      )
    case 'enterprisedriver':
      return as(
        'operator',
        await pageOfOrders(ctx, { where: [sql`o.driver_id = ${id}`], query }, operatorOrder),
      )
    case 'client':
    case 'cliententerprise':
    case 'accountancy':
    case 'soport':
      return as('client', await pageOfOrders(ctx, { where: [sql`o.client_id = ${id}`], query }, clientOrder))
  }
}

/** Whether somebody is a driver of the actor's own enterprise. */
export const drivesFor = async ({ db, actor }: Ctx, driverId: string): Promise<boolean> => {
  if (actor.role !== 'enterprise') return false
  const query = db.selectFrom('users').select('id').where('id', '=', driverId)
  return (await query.where('enterprise_id', '=', actor.id).executeTakeFirst()) !== undefined
}

/** An enterprise reading the services one of its own drivers has of it. */
export const ordersOfDriver = async (ctx: Ctx, driverId: string, query: OrderQuery) =>
  as(
    'carrier',
    await pageOfOrders(
      ctx,
      { where: [sql`o.carrier_id = ${ctx.actor.id}`, sql`o.driver_id = ${driverId}`], query },
      carrierOrder,
    ),
  )

/** As what a person of this role stands in a service; staff stands in none. */
const partyColumn = (role: Role): Fragment | undefined => {
  if (isClientRole(role)) return sql`o.client_id`
  if (isCarrierRole(role)) return sql`o.carrier_id`
  return role === 'enterprisedriver' ? sql`o.driver_id` : undefined
}

/** An administrator reading the services of a person; unknown people and staff have none to read. Spec §2 "User detail". */
export const ordersOfPerson = async (
  ctx: Ctx,
  { id, role }: { id: string; role: Role },
  query: OrderQuery,
) => {
  const party = partyColumn(role)
  const known = ctx.db.selectFrom('users').select('id').where('id', '=', id).where('role', '=', role)
  if (!party || !(await known.executeTakeFirst())) return undefined
  const where = [sql`${party} = ${id}`, isLost(query)]
  return as('admin', await pageOfOrders(ctx, { where, query }, adminOrder))
}
