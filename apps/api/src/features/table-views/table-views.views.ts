/** Views of a list: one's own, and those that active colleagues of the same role share. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { viewStateShape } from '@arriero/contract/lists/table-views'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'

type Views = ReplyOf<typeof api.tableViews.all>['items']

/** `v` is the view, `u` its owner. */
const isReadable = ({ actor }: Ctx): Fragment =>
  sql`(v.owner_id = ${actor.id} or (v.shared_role = ${actor.role} and u.role = v.shared_role and u.is_active))`

type Row = {
  id: string
  name: string
  owner_id: string
  owner_name: string
  shared_role: string | null
  state: unknown
  is_default: boolean
  updated_at: Date
}

const readViews = async (ctx: Ctx, where: Fragment): Promise<Views> => {
  const { rows } = await sql<Row>`
    select v.id, v.name, v.owner_id, u.name as owner_name, v.shared_role, v.state, v.updated_at,
      exists (select 1 from table_view_defaults d where d.user_id = ${ctx.actor.id} and d.list = v.list and d.view_id = v.id)
        as is_default
    from table_views v join users u on u.id = v.owner_id
    where ${where} and ${isReadable(ctx)}
    order by v.name collate "es-x-icu", v.id limit 200`.execute(ctx.db)
  return rows.flatMap((row) => {
    // What an older release kept and this one does not understand is not shown.
    const state = viewStateShape.safeParse(row.state)
    if (!state.success) return []
    return [
      {
        _id: row.id,
        name: row.name,
        isOwn: row.owner_id === ctx.actor.id,
        isShared: row.shared_role !== null,
        isDefault: row.is_default,
        owner: { name: row.owner_name },
        state: state.data,
        updatedAt: row.updated_at.toISOString(),
      },
    ]
  })
}

export const viewsOf = (ctx: Ctx, list: string): Promise<Views> => readViews(ctx, sql`v.list = ${list}`)

export const ownView = async (ctx: Ctx, id: string): Promise<Views[number] | undefined> =>
  (await readViews(ctx, sql`v.id = ${id}`)).find(({ isOwn }) => isOwn)

export const isViewOf = async (ctx: Ctx, list: string, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from table_views v join users u on u.id = v.owner_id
    where v.id = ${id} and v.list = ${list} and ${isReadable(ctx)}`.execute(ctx.db)
  return rows.length > 0
}
