/** Who of the staff may be given a request. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import { handlersOf } from '@arriero/domain/support/support'
import type { Ctx, Db } from '#context.ts'
import { requestAccess } from './support.views.ts'

type Member = { role: Role; isActive: boolean }

export const staffMember = async (db: Db, id: string): Promise<Member | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['role', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { role: row.role as Role, isActive: row.is_active }
}

/** Undefined where the reader answers no such request. */
export const assigneesOf = async (
  ctx: Ctx,
  id: string,
): Promise<ReplyOf<typeof api.support.assignees> | undefined> => {
  const request = await requestAccess(ctx, id)
  if (!request) return undefined
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('role', 'in', handlersOf(request.isComplaint))
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { items: rows.map(({ id: _id, name, role }) => ({ _id, name, rol: role as Role })) }
}
