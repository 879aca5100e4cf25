/** Mails that joined no request, as the desk reads them. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { MailReason, MailState } from '@arriero/domain/support/mailbox'
import { filingNumber } from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { named } from '#database/named.ts'
import type { KeptFile } from '#features/support/replies.store.ts'
import { mailFilesOf } from '#features/support/replies.views.ts'

type All = ReplyOf<typeof api.mails.all>
type Row = {
  id: string
  received_at: Date
  from_address: string | null
  from_name: string | null
  subject: string | null
  body: string | null
  is_cut: boolean
  files: KeptFile[]
  state: MailState
  reason: MailReason
  user_id: string | null
  user_name: string | null
  request_id: string | null
  request_number: number | null
  request_at: Date | null
  settled_by: string | null
  settled_name: string | null
  settled_at: Date | null
}

const columns = sql`m.id, m.received_at, m.from_address, m.from_name, m.subject, m.body, m.is_cut, m.files, m.state, m.reason,
  m.user_id, u.name as user_name, m.request_id, r.number as request_number, r.created_at as request_at, m.settled_by,
  s.name as settled_name, m.settled_at`
const from = sql`support_mails m left join users u on u.id = m.user_id left join support_requests r on r.id = m.request_id
  left join users s on s.id = m.settled_by`

const sorts: Sorts = { receivedAt: { by: sql`m.received_at`, type: 'instant' } }

const itemOf = (ctx: Ctx, row: Row): All['items'][number] => ({
  _id: row.id,
  receivedAt: row.received_at.toISOString(),
  from: row.from_address ?? '',
  fromName: row.from_name,
  subject: row.subject ?? '',
  text: row.body,
  isCut: row.is_cut,
  files: mailFilesOf(ctx, row.files),
  state: row.state,
  reason: row.reason,
  account: named(row.user_id, row.user_name),
  pqr:
    row.request_id === null || row.request_number === null || row.request_at === null
      ? null
      : { _id: row.request_id, number: filingNumber(row.request_number, row.request_at) },
  settledBy: named(row.settled_by, row.settled_name),
  settledAt: row.settled_at?.toISOString() ?? null,
})

export const mailPage = async (ctx: Ctx, query: InputOf<typeof api.mails.all>['query']): Promise<All> => {
  const { q } = query
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: columns,
      from,
      countFrom: sql`support_mails m`,
      where: [
        sql`m.reason is not null`,
        query.id === undefined ? undefined : sql`m.id = ${query.id}`,
        oneOf(sql`m.state`, query.state),
        oneOf(sql`m.reason`, query.reason),
        // Few wait, and what is older than its time is empty.
        q === undefined || q === ''
          ? undefined
          : sql`strpos(lower(concat_ws(' ', m.subject, m.from_address, m.from_name)), ${q.toLowerCase()}) > 0`,
      ],
      id: sql`m.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map((row) => itemOf(ctx, row)), ...page }
}
