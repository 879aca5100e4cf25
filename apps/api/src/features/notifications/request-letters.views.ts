/** What the person of a PQR was told of it, by which ways and what became of each. docs/decisions/0074. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { notificationKinds } from '@arriero/domain/notifications/notification-kinds'
import { sentState } from '@arriero/domain/notifications/sent-state'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import {
  linkedWords,
  notificationColumns,
  notificationSource,
  type NotificationRow,
} from './notification-row.views.ts'
import { waysSent, type SentWay } from './sent.views.ts'

type Letters = ReplyOf<typeof api.support.case>['letters']
type Row = NotificationRow & { ways: SentWay[] }

/** Answers of one request; more of them nobody reads at once. */
const lettersMost = sql.raw('50')

export const lettersOfRequest = async (
  ctx: Ctx,
  { requestId, userId }: { requestId: string; userId: string },
): Promise<Letters> => {
  const { rows } = await sql<Row>`
    select ${notificationColumns}, ${waysSent} as ways from ${notificationSource}
    where n.user_id = ${userId} and n.object_id = ${requestId} and n.kind = any(${[...notificationKinds]})
    order by n.created_at desc, n.id desc limit ${lettersMost}`.execute(ctx.db)
  return rows.flatMap((row) => {
    const words = linkedWords(ctx, row)
    return words
      ? [
          {
            _id: row.id,
            title: words.title,
            at: row.created_at.toISOString(),
            readAt: row.read_at?.toISOString() ?? null,
            ways: row.ways.map(({ channel, state, reported, at }) => ({
              channel,
              state: sentState(state, reported),
              at: new Date(at).toISOString(),
            })),
          },
        ]
      : []
  })
}
