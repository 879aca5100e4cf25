/** People as others may see them. Security B2 rows 6 and 11, B3. */
import { inState } from '#database/order-states.ts'
import type { api } from '@arriero/contract'
import type { Profile } from '@arriero/contract/people/sessions'
import type { ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { isCarrierRole, type Role } from '@arriero/domain/people/roles'
import { scoreOf } from '@arriero/domain/orders/scores'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { basePlaceOf } from '#features/places/zones.ts'
import { papersOf, paperView } from '#features/credentials/credentials.views.ts'

type Detail<V extends ViewerOf<typeof api.users.detail>> = ReplyOf<typeof api.users.detail, V>

/** Disponible is a driver's own word; a running trip overrides it, and nobody who may not work is. Decisions §6, §7. */
export const isFree = sql<boolean>`(u.is_active and u.is_available and not exists (select 1 from orders o where o.driver_id = u.id and o.status = ${inState.running}))`

export type InvitationRow = {
  email: string
  invitation: { expiresAt: string | null; isAccepted: boolean } | null
}

/** The invitation of `u`, for `invitationOf`. */
export const invitationState = sql`(select jsonb_build_object('expiresAt', i.expires_at, 'isAccepted', i.accepted_at is not null)
  from driver_invitations i where i.driver_id = u.id) as invitation`

/** One asked for and not yet mailed counts as sent. */
export const invitationOf = ({ email, invitation }: InvitationRow, now: Date) => {
  if (email === '') return 'missing' as const
  if (!invitation) return null
  if (invitation.isAccepted) return 'accepted' as const
  const { expiresAt } = invitation
  return expiresAt !== null && new Date(expiresAt) <= now ? ('over' as const) : ('sent' as const)
}

const urlOrNull = (ctx: Pick<OpenCtx, 'fileUrl'>, id: string | null) => (id === null ? null : ctx.fileUrl(id))

type UserRow = InvitationRow & {
  id: string
  role: Role
  name: string
  identification: string
  cell_phone: string
  image_id: string | null
  is_active: boolean
  validation: Profile['validation']
  is_free: boolean
  enterprise_id: string | null
  bank: string | null
  account_type: string | null
  account_number: string | null
  score_sum: number
  score_count: number
  finished_count: number
  released_count: number
  order_count: number
  income_pesos: number
  created_at: Date
  validation_note: string | null
  returned_at: Date | null
  version: number
  birth_on: string | null
  address: string | null
  base_place_code: string | null
  enterprise_name: string | null
  enterprise_image_id: string | null
}

/** Who drives for an enterprise is part of the services he is named for; the counter is that of those who agree on them. */
const orderCount = sql`case when u.role = 'enterprisedriver'
  then (select count(*) from orders o where o.driver_id = u.id and o.status <> ${inState.cancelled}) else u.order_count end`

/** What his enterprise earned with the services he drove; of everybody else his own counter. Decisions §6. */
const income = sql`case when u.role = 'enterprisedriver' then (select coalesce(sum(o.carrier_pesos), 0)::bigint from orders o
  where o.driver_id = u.id and o.carrier_id = u.enterprise_id and o.status = ${inState.finished}) else u.total_pesos end`

/** Of who still waits to be approved; taken back by staff it never happened. */
const returnedAt = sql`case when u.validation <> 'validated' then (
  select case when a.act = 'user.returned' then a.at end from audit_trail a
  where a.object_kind = 'user' and a.object_id = u.id and a.act in ('user.returned', 'user.pending')
  order by a.id desc limit 1) end`

const columns = sql`u.id, u.role, u.name, u.email, u.identification, u.cell_phone, u.image_id, u.is_active, u.validation,
  ${isFree} as is_free, u.enterprise_id, u.bank, u.account_type, u.account_number, u.score_sum, u.score_count, u.finished_count, u.released_count,
  ${orderCount} as order_count, ${income} as income_pesos, u.created_at, u.validation_note, ${returnedAt} as returned_at, u.version, u.birth_on, u.address, u.base_place_code, ${invitationState}, e.name as enterprise_name, e.image_id as enterprise_image_id`

const userRow = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const { rows } =
    await sql<UserRow>`select ${columns} from users u left join users e on e.id = u.enterprise_id where u.id = ${id}`.execute(
      db,
    )
  return rows[0]
}

const enterpriseOf = (ctx: Pick<OpenCtx, 'fileUrl'>, row: UserRow) =>
  row.enterprise_id === null
    ? null
    : {
        _id: row.enterprise_id,
        name: row.enterprise_name ?? '',
        image: urlOrNull(ctx, row.enterprise_image_id),
      }

/** Hides all of a number but its last four digits. */
export const lastFour = (number: string) => `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`

const payOf = (row: UserRow, isMasked: boolean) => {
  if (!isCarrierRole(row.role)) return null
  const { bank, account_type, account_number } = row
  if (bank === null || account_type === null || account_number === null) return { pay: null }
  return {
    pay: {
      bank,
      accountType: account_type,
      accountNumber: isMasked ? lastFour(account_number) : account_number,
    },
  }
}

const vehiclesOf = async (db: Db, ownerId: string) => {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'license_plate'])
    .where('owner_id', '=', ownerId)
    .orderBy('license_plate')
    .limit(200)
    .execute()
  return rows.map((row) => ({ _id: row.id, licensePlate: row.license_plate }))
}

const baseOf = async (ctx: OpenCtx, row: UserRow) => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  identification: row.identification,
  cellPhone: row.cell_phone,
  rol: row.role,
  image: urlOrNull(ctx, row.image_id),
  isActive: row.is_active,
  validation: row.validation,
  validationNote: row.validation_note,
  returnedAt: row.returned_at?.toISOString() ?? null,
  version: row.version,
  status: row.is_free,
  score: scoreOf(row.score_sum, row.score_count),
  countOrder: row.finished_count,
  releasedCount: isCarrierRole(row.role) ? row.released_count : null,
  orderCount: row.order_count,
  dateCreate: row.created_at.toISOString(),
  documents: (await papersOf(ctx.db, { userIds: [row.id] })).map((paper) => paperView(ctx, paper)),
  vehicles: await vehiclesOf(ctx.db, row.id),
  enterprise: enterpriseOf(ctx, row),
  birthOn: row.birth_on,
  address: row.address,
  base: basePlaceOf(ctx, row.base_place_code),
  invitation: row.role === 'enterprisedriver' ? invitationOf(row, ctx.now) : null,
})

/** Administrators see anyone, everyone himself, an enterprise its drivers. */
const maySee = ({ actor }: Ctx, row: UserRow) =>
  actor.role === 'administrator' ||
  row.id === actor.id ||
  (actor.role === 'enterprise' && row.enterprise_id === actor.id)

export type UserDetail =
  | { viewer: 'self'; value: Detail<'self'> }
  | { viewer: 'enterprise'; value: Detail<'enterprise'> }
  | { viewer: 'admin'; value: Detail<'admin'> }

/** Undefined for an unknown person and for one out of reach alike. */
export const userDetail = async (ctx: Ctx, id: string): Promise<UserDetail | undefined> => {
  const row = await userRow(ctx.db, id)
  if (!row || !maySee(ctx, row)) return undefined
  const base = await baseOf(ctx, row)
  const countPrice = row.income_pesos
  if (ctx.actor.role === 'administrator')
    return { viewer: 'admin', value: { ...base, driver: payOf(row, false), countPrice } }
  const own = { ...base, driver: payOf(row, true) }
  return id === ctx.actor.id
    ? { viewer: 'self', value: own }
    : { viewer: 'enterprise', value: { ...own, countPrice } }
}

/** Who is logged in, as he reads himself. */
export const profileOf = async (ctx: OpenCtx, userId: string): Promise<Profile | undefined> => {
  const row = await userRow(ctx.db, userId)
  return row && { ...(await baseOf(ctx, row)), driver: payOf(row, true) }
}
