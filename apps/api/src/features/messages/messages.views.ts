/** The conversation of a service as its readers see it: its head, its pages, what is new in it. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import {
  denialToRead,
  denialToWrite,
  hidesContacts,
  writableUntil,
  type ThreadPart,
  type ThreadReader,
} from '@arriero/domain/messages/threads'
import { sql } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import {
  messageColumns,
  messageFrom,
  messageWire,
  type MessageRow,
  type MessageWire,
} from './message-row.views.ts'
import { threadOrder, type ThreadOrder } from './thread-facts.views.ts'

type Thread = ReplyOf<typeof api.messages.thread>
type Query = InputOf<typeof api.messages.all>['query']
type News = Pick<Thread, 'orderId' | 'unread' | 'readPosition' | 'reads'> & { messages: MessageWire[] }

/** A conversation and as what somebody reads it, once it is known that he may. */
export type Reading = { order: ThreadOrder; reader: ThreadReader }

const sorts: Sorts = { position: { by: sql`m.position`, type: 'number' } }

/** Whoever drove it once reads what was said until then. */
const untilRemoved = ({ order, reader }: Reading) =>
  reader === 'former' ? sql`m.created_at < ${order.removedAt}` : undefined

/** `q` is not asked: a conversation is read, not searched. */
export const messagePage = async (ctx: Ctx, reading: Reading, query: Query) => {
  const { rows, page } = await keysetPage<MessageRow>(
    ctx.db,
    {
      select: messageColumns,
      from: messageFrom,
      countFrom: sql`messages m`,
      where: [sql`m.order_id = ${reading.order.orderId}`, untilRemoved(reading)],
      id: sql`m.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map((row) => messageWire(ctx, row, ctx.actor.id)), ...page }
}

/** One message, for who has just written it. */
export const ownMessage = async (ctx: Ctx, id: string): Promise<MessageWire> => {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from ${messageFrom} where m.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error(`no message ${id} although it was just kept`)
  return messageWire(ctx, row, ctx.actor.id)
}

type PartyRow = {
  user_id: string
  part: ThreadPart
  name: string
  read_position: number
  unread: number
}

/** Client, carrier and driver as they are now, each with how far he has read. A carrier who drives himself is one. */
const partiesOf = async ({ db }: OpenCtx, orderId: string): Promise<PartyRow[]> => {
  const { rows } = await sql<PartyRow>`
    select u.id as user_id, p.part, u.name, coalesce(m.read_position, 0) as read_position, coalesce(m.unread, 0) as unread
    from orders o cross join lateral (values (o.client_id, 'client', 1), (o.carrier_id, 'carrier', 2),
        (case when o.driver_id <> o.carrier_id then o.driver_id end, 'driver', 3)) p (user_id, part, place)
      join users u on u.id = p.user_id
      left join message_marks m on m.order_id = o.id and m.user_id = u.id
    where o.id = ${orderId} order by p.place`.execute(db)
  return rows
}

export const partyIds = async (ctx: OpenCtx, orderId: string): Promise<string[]> =>
  (await partiesOf(ctx, orderId)).map(({ user_id }) => user_id)

/** Those who are told of what is new: the parties, and staff that reads for a PQR. */
export const hearersOf = async (ctx: OpenCtx, orderId: string): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    select p.user_id from message_openings p join support_requests r on r.id = p.request_id
    where p.order_id = ${orderId} and r.status <> 'solved'`.execute(ctx.db)
  return [...new Set([...(await partyIds(ctx, orderId)), ...rows.map(({ user_id }) => user_id)])]
}

/** The parties besides who wrote. */
export const othersOf = async (ctx: OpenCtx, orderId: string, authorId: string): Promise<string[]> =>
  (await partyIds(ctx, orderId)).filter((id) => id !== authorId)

type Mark = { read_position: number; unread: number }
const noMark: Mark = { read_position: 0, unread: 0 }

const markOf = async ({ db }: OpenCtx, orderId: string, userId: string): Promise<Mark> =>
  (await db
    .selectFrom('message_marks')
    .select(['read_position', 'unread'])
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? noMark

const readsOf = (parties: readonly PartyRow[], readerId: string): Thread['reads'] =>
  parties.flatMap(({ user_id, part, name, read_position }) =>
    user_id === readerId ? [] : [{ part, name, position: read_position }],
  )

export const threadFor = async (ctx: Ctx, { order, reader }: Reading): Promise<Thread> => {
  const { orderId } = order
  const parties = await partiesOf(ctx, orderId)
  const mark = await markOf(ctx, orderId, ctx.actor.id)
  const isFormer = reader === 'former'
  const thread = await ctx.db
    .selectFrom('message_threads')
    .select('last_position')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return {
    orderId,
    origin: order.origin,
    destination: order.destination,
    reservationDate: order.reservationAt.toISOString(),
    reader,
    // Who came after him is none of his business.
    people: isFormer
      ? []
      : parties.flatMap(({ user_id, part, name }) => (user_id === ctx.actor.id ? [] : [{ part, name }])),
    denial: denialToWrite(order, ctx.actor, ctx.now) ?? null,
    writableUntil: writableUntil(order)?.toISOString() ?? null,
    hidesContacts: hidesContacts(order),
    isOpenToStaff: order.openRequests.length > 0,
    unread: isFormer ? 0 : mark.unread,
    readPosition: mark.read_position,
    lastPosition: isFormer ? mark.read_position : (thread?.last_position ?? 0),
    reads: isFormer ? [] : readsOf(parties, ctx.actor.id),
  }
}

/** What keeps whoever asks from reading it; undefined where there is no such service. */
export const doorFor = async (
  ctx: Ctx,
  orderId: string,
): Promise<ReplyOf<typeof api.messages.door> | undefined> => {
  const order = await threadOrder(ctx, orderId)
  return order && { denial: denialToRead(order, ctx.actor) ?? null }
}

type Asked = { orderId: string; userId: string; messageIds: readonly string[] }

/** What is new in it, for one of its hearers. */
export const newsFor = async (ctx: OpenCtx, { orderId, userId, messageIds }: Asked): Promise<News> => {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from ${messageFrom}
    where m.order_id = ${orderId} and m.id = any(${[...messageIds]}) order by m.position`.execute(ctx.db)
  const mark = await markOf(ctx, orderId, userId)
  return {
    orderId,
    messages: rows.map((row) => messageWire(ctx, row, userId)),
    unread: mark.unread,
    readPosition: mark.read_position,
    reads: readsOf(await partiesOf(ctx, orderId), userId),
  }
}
