/** The drivers of an enterprise, as a list. Spec §2 "Drivers", decisions §3. */
import { inState } from '#database/order-states.ts'
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { scoreOf } from '@arriero/domain/orders/scores'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage } from '#database/keyset.ts'
import { isToJudge } from '#features/credentials/credentials.views.ts'
import {
  peopleFilters,
  peopleSorts,
  personColumns,
  personOfList,
  type PersonRow,
} from './people-list.views.ts'
import { availability } from './people-lists.views.ts'
import { invitationOf, invitationState, isFree, type InvitationRow } from './users.views.ts'

type Query = InputOf<typeof api.users.ofEnterprise>['query']
type Drivers = ReplyOf<typeof api.users.ofEnterprise>

type DriverRow = PersonRow &
  InvitationRow & {
    pending_papers: number
    finished_count: number
    is_free: boolean
    score_sum: number
    score_count: number
    category: string | null
    vehicles: { _id: string; licensePlate: string }[]
  }

// The trucks a driver is named for in services not yet finished.
const trucks = sql`coalesce((select jsonb_agg(distinct jsonb_build_object('_id', v.id, 'licensePlate', v.license_plate))
  from orders o join vehicles v on v.id = o.vehicle_id where o.driver_id = u.id and o.status in ${inState.underWay}), '[]'::jsonb)`

const select = sql`${personColumns}, u.finished_count, ${invitationState}, ${isFree} as is_free, u.score_sum, u.score_count,
  ${trucks} as vehicles,
  (select count(*) from credentials c where c.user_id = u.id and ${isToJudge}) as pending_papers,
  (select c.category from credentials c where c.user_id = u.id and c.kind = 'licence' and c.is_latest) as category`

export const driversOf = async (ctx: Ctx, enterpriseId: string, query: Query): Promise<Drivers> => {
  const where = [sql`u.enterprise_id = ${enterpriseId}`, availability(query.status), ...peopleFilters(query)]
  const list = { select, from: sql`users u`, where, id: sql`u.id`, sorts: peopleSorts }
  const { rows, page } = await keysetPage<DriverRow>(ctx.db, list, query)
  const items = rows.map((row) => ({
    ...personOfList(ctx, row),
    countOrder: row.finished_count,
    invitation: invitationOf(row, ctx.now),
    status: row.is_free,
    score: scoreOf(row.score_sum, row.score_count),
    licenceCategory: row.category,
    vehicles: row.vehicles,
  }))
  return { items, ...page }
}

/** Whether the caller may list this enterprise's drivers: administrators any that exists, an enterprise its own. */
export const isListable = async (ctx: Ctx, enterpriseId: string): Promise<boolean> => {
  if (ctx.actor.role !== 'administrator') return ctx.actor.id === enterpriseId
  const row = await ctx.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', enterpriseId)
    .executeTakeFirst()
  return row?.role === 'enterprise'
}
