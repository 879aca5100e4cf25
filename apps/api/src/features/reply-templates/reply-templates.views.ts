/** Templates of answers as staff chooses from them. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { templatesMost } from '@arriero/domain/support/templates'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'

type All = ReplyOf<typeof api.replyTemplates.all>
type Row = { id: string; name: string; body: string; changed_at: Date; changed_name: string }

export const replyTemplates = async ({ db }: Ctx): Promise<All> => {
  const { rows } = await sql<Row>`
    select t.id, t.name, t.body, t.changed_at, u.name as changed_name
    from reply_templates t join users u on u.id = t.changed_by
    order by t.name collate "es-x-icu", t.id limit ${templatesMost}`.execute(db)
  return {
    items: rows.map(({ id, name, body, changed_at, changed_name }) => ({
      _id: id,
      name,
      body,
      changedAt: changed_at.toISOString(),
      changedBy: { name: changed_name },
    })),
  }
}
