/** Conversations in which somebody has something to read. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ThreadPart } from '@arriero/domain/messages/threads'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'

type Unread = ReplyOf<typeof api.messages.unread>

type Row = {
  order_id: string
  origin_name: string
  destination_name: string
  unread: number
  part: ThreadPart
  name: string
  body: string | null
  created_at: Date
  total: number
}

const most = 100
const previewLetters = 120

const preview = (text: string | null): string | null => {
  if (text === null) return null
  const letters = [...text.replaceAll(/\s+/gu, ' ')]
  return letters.length > previewLetters
    ? `${letters.slice(0, previewLetters - 1).join('')}…`
    : letters.join('')
}

const isParty = (userId: string) =>
  sql`(o.client_id = ${userId} or o.carrier_id = ${userId} or o.driver_id = ${userId})`

export const unreadFor = async ({ db, actor }: Ctx): Promise<Unread> => {
  const { rows } = await sql<Row>`
    select k.order_id, o.origin_name, o.destination_name, k.unread, m.part, u.name, m.body, m.created_at,
      (sum(k.unread) over ())::int as total
    from message_marks k join orders o on o.id = k.order_id
      cross join lateral (select part, author_id, body, created_at from messages
        where order_id = k.order_id and kind = 'words' and author_id <> ${actor.id} order by position desc limit 1) m
      join users u on u.id = m.author_id
    where k.user_id = ${actor.id} and k.unread > 0 and ${isParty(actor.id)}
    order by m.created_at desc, k.order_id limit ${most}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      orderId: row.order_id,
      origin: row.origin_name,
      destination: row.destination_name,
      unread: row.unread,
      part: row.part,
      name: row.part === 'staff' ? null : row.name,
      text: preview(row.body),
      at: row.created_at.toISOString(),
    })),
  }
}

type Waiting = { userId: string; messages: number; services: number; upTo: Record<string, number> }

type Due = { unreadBefore: Date; mailedBefore: Date; limit: number }

/**
 * People with something unread since before then, of which no letter has told, and who had none since `mailedBefore`. Of who
 * left a service nothing waits.
 */
export const waitingFor = async (db: Db, { unreadBefore, mailedBefore, limit }: Due): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select k.user_id as "userId", sum(k.unread)::int as messages, count(*)::int as services,
      jsonb_object_agg(k.order_id, t.last_position) as "upTo"
    from message_marks k join orders o on o.id = k.order_id join message_threads t on t.order_id = k.order_id
    where k.unread > 0 and k.unread_since <= ${unreadBefore} and k.mailed_position < t.last_position
      and (o.client_id = k.user_id or o.carrier_id = k.user_id or o.driver_id = k.user_id)
      and not exists (select 1 from notifications_by_month n where n.user_id = k.user_id and n.kind = 'messages.waiting'
        and n.created_at > ${mailedBefore})
    group by k.user_id order by k.user_id limit ${limit}`.execute(db)
  return rows
}
