/** A message as its reader sees it. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ThreadPart } from '@arriero/domain/messages/threads'
import { filingNumber } from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'

export type MessageWire = ReplyOf<typeof api.messages.send>

export type MessageRow = {
  id: string
  position: number
  kind: 'words' | 'notice'
  part: ThreadPart
  author_id: string
  author_name: string
  client_id: string | null
  body: string | null
  image_ids: string[]
  latitude: number | null
  longitude: number | null
  is_masked: boolean
  erased_at: Date | null
  created_at: Date
  written_at: Date
  request_number: number | null
  request_at: Date | null
}

export const messageColumns: Fragment = sql`m.id, m.position, m.kind, m.part, m.author_id, u.name as author_name, m.client_id, m.body, m.image_ids,
  m.latitude, m.longitude, m.is_masked, m.erased_at, m.created_at, m.written_at, r.number as request_number, r.created_at as request_at`
export const messageFrom: Fragment = sql`messages m join users u on u.id = m.author_id left join support_requests r on r.id = m.request_id`

const placeOf = ({ providers }: OpenCtx, { latitude, longitude }: MessageRow): MessageWire['place'] => {
  if (latitude === null || longitude === null) return null
  const { town, department } = providers.places.at({ latitude, longitude })
  return { latitude, longitude, name: `${town}, ${department}` }
}

/** Who of the staff it is stays within the house. */
const nameOf = ({ part, author_name }: MessageRow): string | null => (part === 'staff' ? null : author_name)

export const messageWire = (ctx: OpenCtx, row: MessageRow, readerId: string): MessageWire => {
  const isMine = row.author_id === readerId
  return {
    _id: row.id,
    position: row.position,
    kind: row.kind,
    part: row.part,
    name: nameOf(row),
    isMine,
    clientId: isMine ? row.client_id : null,
    text: row.body,
    images: row.image_ids.map(ctx.fileUrl),
    place: placeOf(ctx, row),
    isMasked: row.is_masked,
    isErased: row.erased_at !== null,
    at: row.created_at.toISOString(),
    writtenAt: row.written_at.toISOString(),
    request:
      row.request_number === null || row.request_at === null
        ? null
        : filingNumber(row.request_number, row.request_at),
  }
}
