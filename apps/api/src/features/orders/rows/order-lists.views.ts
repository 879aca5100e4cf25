/** Lists of services: each viewer's scope, once for the rows of a screen and once for the whole services that a file tells of. */
import { inState } from '#database/order-states.ts'
import { arraysOf, keptArrays } from '#database/fields.ts'
import {
  keysetArrays,
  keysetPage,
  type Fragment,
  type List,
  type Page,
  type PageQuery,
} from '#database/keyset.ts'
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { isCarrierRole, isClientRole, type Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { as } from '#http/serve.ts'
import { readerStanding } from '../assignment/carrier-standing.views.ts'
import {
  bothHalves,
  isLost,
  needsDriver,
  owesRefund,
  orderFilters,
  type OrderQuery,
  waitsForCarrier,
  waitsForClient,
  type Searched,
} from '../shapes/order-filters.views.ts'
import { allOrders, orderColumns, orderFromOf, type OrderView } from '../shapes/order-select.views.ts'
import { carrierOrder } from '../shapes/order-shape.ts'
import { adminOrder } from '../shapes/staff-order-shape.ts'
import { rowSources, type RowSource } from './row-fields.views.ts'
import { adminRow, carrierRow, clientRow, openRow, operatorRow } from './row-shapes.ts'

const sorts = {
  createdAt: { by: sql`o.created_at`, type: 'instant' },
  reservationDate: { by: sql`o.reservation_at`, type: 'instant' },
} as const

type Pages<Item> = Page & { items: Item[] }
type Scope = { source?: Fragment; where: readonly (Fragment | undefined)[]; column?: Searched }
type Asked = Scope & { query: OrderQuery }

/** Reads one page of a list; what all of its items need besides is read meanwhile. */
type Reading<Item> = (
  ctx: Ctx,
  list: (from: (source: Fragment) => Fragment) => Omit<List, 'select'>,
  query: PageQuery,
) => Promise<Pages<Item>>

const pageOf = <Item>(
  ctx: Ctx,
  reading: Reading<Item>,
  { source = allOrders, where, column = 'search', query }: Asked,
): Promise<Pages<Item>> =>
  reading(
    ctx,
    (from) => ({
      from: from(source),
      countFrom: source,
      where: [...where, ...orderFilters(query, column)],
      id: sql`o.id`,
      sorts,
    }),
    query,
  )

const rowsOf =
  <Read, Item>(
    { fields, joined }: RowSource<Read>,
    itemOf: (ctx: Ctx) => Promise<(read: Read) => Item>,
  ): Reading<Item> =>
  async (ctx, list, query) => {
    const { columns, wireOf } =
      typeof fields === 'function' ? arraysOf(fields(ctx.actor)) : keptArrays(ctx.db, fields)
    const from = (source: Fragment) => sql`${source} ${joined}`
    const [{ rows, page }, shape] = await Promise.all([
      keysetArrays(ctx.db, { ...list(from), columns }, query),
      itemOf(ctx),
    ])
    return { items: rows.map((row) => shape(wireOf(row))), ...page }
  }

const shapedBy =
  <Read, Item>(shape: (read: Read, ctx: Ctx) => Item) =>
  async (ctx: Ctx) =>
  (read: Read) =>
    shape(read, ctx)

const whole =
  <Item>(shape: (row: OrderView, ctx: Ctx) => Item): Reading<Item> =>
  async (ctx, list, query) => {
    const asked = { ...list(orderFromOf), select: orderColumns(ctx.actor) }
    const { rows, page } = await keysetPage<OrderView>(ctx.db, asked, query)
    return { items: rows.map((row) => shape(row, ctx)), ...page }
  }

const rows = {
  admin: rowsOf(rowSources.admin, shapedBy(adminRow)),
  client: rowsOf(rowSources.client, shapedBy(clientRow)),
  carrier: rowsOf(rowSources.carrier, shapedBy(carrierRow)),
  open: rowsOf(rowSources.open, async (ctx) => {
    const reader = await readerStanding(ctx)
    return (read) => openRow(read, reader, ctx)
  }),
  operator: rowsOf(rowSources.operator, shapedBy(operatorRow)),
}

/** Services waiting for a carrier; those whose date has passed are gone from it. */
export const availableOrders = async (ctx: Ctx, query: OrderQuery) => {
  // Said so where a text is looked for, PostgreSQL knows that nearly all of the open ones are meant.
  const isToCome = query.q
    ? sql`(o.status <> ${inState.pending} or o.reservation_at > ${ctx.now})`
    : sql`o.reservation_at > ${ctx.now}`
  const where = [sql`o.status = ${inState.pending}`, isToCome]
  return ctx.actor.role === 'administrator'
    ? as('admin', await pageOf(ctx, rows.admin, { where, query }))
    : as('open', await pageOf(ctx, rows.open, { where, query, column: 'open_search' }))
}

/** All services, as an administrator narrows them. */
const scopeOfStaff = (ctx: Ctx, query: OrderQuery): Scope => {
  const hours = query.needsDriverWithinHours
  const urgent = hours ? needsDriver({ now: ctx.now, withinHours: Number(hours) }) : undefined
  return { ...(urgent ? { source: bothHalves } : {}), where: [urgent, isLost(query), owesRefund(query)] }
}

const carriedBy = ({ actor, now }: Ctx, query: OrderQuery): Scope => ({
  where: [sql`o.carrier_id = ${actor.id}`, waitsForCarrier(query, now)],
})

/** The actor's own services by what he is; an administrator reads all. */
const ownOrders = async (ctx: Ctx, query: OrderQuery) => {
  const { id, role } = ctx.actor
  switch (role) {
    case 'administrator':
      return as('admin', await pageOf(ctx, rows.admin, { ...scopeOfStaff(ctx, query), query }))
    case 'enterprise':
    case 'driver':
      return as('carrier', await pageOf(ctx, rows.carrier, { ...carriedBy(ctx, query), query }))
    case 'enterprisedriver':
      return as('operator', await pageOf(ctx, rows.operator, { where: [sql`o.driver_id = ${id}`], query }))
    case 'client':
    case 'cliententerprise':
    case 'accountancy':
    case 'soport':
      return as(
        'client',
        await pageOf(ctx, rows.client, {
          where: [sql`o.client_id = ${id}`, waitsForClient(query, ctx.now)],
          query,
        }),
      )
  }
}

/** The same, whole, for a file. */
export const wholeOrdersOfAll = (ctx: Ctx, query: OrderQuery) =>
  pageOf(ctx, whole(adminOrder), { ...scopeOfStaff(ctx, query), query })

export const wholeOrdersCarried = (ctx: Ctx, query: OrderQuery) =>
  pageOf(ctx, whole(carrierOrder), { ...carriedBy(ctx, query), query })

/** Whether somebody is a driver of the actor's own enterprise. */
const drivesFor = async ({ db, actor }: Ctx, driverId: string): Promise<boolean> => {
  if (actor.role !== 'enterprise') return false
  const query = db.selectFrom('users').select('id').where('id', '=', driverId)
  return (await query.where('enterprise_id', '=', actor.id).executeTakeFirst()) !== undefined
}

/** An enterprise reading the services one of its own drivers has of it. */
const ordersOfDriver = async (ctx: Ctx, driverId: string, query: OrderQuery) => {
  const where = [sql`o.carrier_id = ${ctx.actor.id}`, sql`o.driver_id = ${driverId}`]
  return as('carrier', await pageOf(ctx, rows.carrier, { where, query }))
}

/** As what a person of this role stands in a service; staff stands in none. */
const partyColumn = (role: Role): Fragment | undefined => {
  if (isClientRole(role)) return sql`o.client_id`
  if (isCarrierRole(role)) return sql`o.carrier_id`
  return role === 'enterprisedriver' ? sql`o.driver_id` : undefined
}

/** An administrator reading the services of a person; unknown people and staff have none to read. Spec §2 "User detail". */
const ordersOfPerson = async (ctx: Ctx, { id, role }: { id: string; role: Role }, query: OrderQuery) => {
  const party = partyColumn(role)
  const known = ctx.db.selectFrom('users').select('id').where('id', '=', id).where('role', '=', role)
  if (!party || !(await known.executeTakeFirst())) return undefined
  return as('admin', await pageOf(ctx, rows.admin, { where: [sql`${party} = ${id}`, isLost(query)], query }))
}

type Whose = InputOf<typeof api.orders.mine>['body']

/** One's own; as an enterprise those of one of its drivers, as an administrator anybody's; undefined of whom he may not. Decisions §18. */
export const askedOrders = async (ctx: Ctx, { userType, _id }: Whose, query: OrderQuery) => {
  if (_id === ctx.actor.id && userType === ctx.actor.role) return ownOrders(ctx, query)
  if (ctx.actor.role === 'administrator') return ordersOfPerson(ctx, { id: _id, role: userType }, query)
  const isOwnDriver = userType === 'enterprisedriver' && (await drivesFor(ctx, _id))
  return isOwnDriver ? ordersOfDriver(ctx, _id, query) : undefined
}
