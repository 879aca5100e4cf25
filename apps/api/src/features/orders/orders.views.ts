/** Reads of one service, in the shape of its viewer; lists of them: `rows`. */
import type { OrderViewer } from '@arriero/contract/orders/order-shapes'
import type { Actor } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { as } from '#http/serve.ts'
import { orderColumns, orderFrom, type OrderView } from './shapes/order-select.views.ts'
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
