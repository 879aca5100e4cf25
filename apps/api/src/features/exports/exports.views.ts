import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { isErrorCode } from '@arriero/domain/errors/errors'
import type { Actor, Role } from '@arriero/domain/people/roles'
import type { Ctx, Db } from '#context.ts'
import { exportListOf } from './export-lists.ts'

type State = ReplyOf<typeof api.exports.state>

/** The title of the list and the day it was asked for, unless the list has a name of its own. */
const fileName = ({ facts }: Ctx, name: string, createdAt: Date) => {
  const list = exportListOf(name)
  const day = bogotaDay(createdAt)
  return `${list?.names?.file(day, facts.brand) ?? `${list?.title ?? name} ${day}`}.xlsx`
}

const wordsOf = (error: string | null) =>
  error === null ? null : errorTexts[isErrorCode(error) ? error : 'server.unexpected']

/** Undefined for an unknown one and for somebody else's alike. */
export const ownExport = async (ctx: Ctx, id: string): Promise<State | undefined> => {
  const row = await ctx.db
    .selectFrom('exports')
    .select(['id', 'list', 'state', 'row_count', 'file_id', 'error', 'created_at'])
    .where('id', '=', id)
    .where('owner_id', '=', ctx.actor.id)
    .executeTakeFirst()
  if (!row) return undefined
  const isGone = row.state === 'done' && row.file_id === null
  return {
    _id: row.id,
    state: isGone ? 'expired' : (row.state as State['state']),
    rowCount: row.row_count,
    name: fileName(ctx, row.list, row.created_at),
    url: row.file_id === null ? null : ctx.fileUrl(row.file_id),
    error: wordsOf(row.error),
    createdAt: row.created_at.toISOString(),
  }
}

/** Who asked, as he is now; undefined where he may no longer ask for anything. */
export const askerOf = async (db: Db, userId: string): Promise<Actor | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['id', 'role', 'validation', 'enterprise_id'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      role: row.role as Role,
      isValidated: row.validation === 'validated',
      enterpriseId: row.enterprise_id,
    }
  )
}
