/** Every charge for waiting, for the staff; and the dated tariffs. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { tariffOfDay, type StandbyState } from '@arriero/domain/orders/standby'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type PageQuery } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { tariffsNewestFirst } from './standby.store.ts'

type Query = InputOf<typeof api.standby.all>['query'] & Pick<PageQuery, 'counts'>
type Charges = ReplyOf<typeof api.standby.all>
type Tariffs = ReplyOf<typeof api.standby.tariffs>

type Row = {
  order_id: string
  state: StandbyState
  hours: number
  metered_hours: number
  total_pesos: number
  pay_status: string | null
  paid_at: Date | null
  proposed_at: Date
  origin_name: string
  destination_name: string
  client_id: string
  client_name: string
  carrier_id: string
  carrier_name: string
}

const sorts = {
  '-proposedAt': { by: sql`c.proposed_at`, type: 'instant' },
  proposedAt: { by: sql`c.proposed_at`, type: 'instant' },
} as const

const wire = (row: Row): Charges['items'][number] => ({
  orderId: row.order_id,
  state: row.state,
  hours: row.hours,
  meteredHours: row.metered_hours,
  total: row.total_pesos,
  payStatus: row.pay_status,
  paidAt: row.paid_at?.toISOString() ?? null,
  proposedAt: row.proposed_at.toISOString(),
  travel: `${row.origin_name} – ${row.destination_name}`,
  client: { _id: row.client_id, name: row.client_name },
  carrier: { _id: row.carrier_id, name: row.carrier_name },
})

/** Both words ask for all; what was waived nobody has to pay. */
const paidAs = (words: Query['paid']) => {
  const [word, ...more] = words ?? []
  if (word === undefined || more.length > 0) return undefined
  return word === 'true' ? sql`c.paid_at is not null` : sql`c.paid_at is null and c.state <> 'waived'`
}

export const standbyCharges = async ({ db }: Ctx, query: Query): Promise<Charges> => {
  const { rows, page } = await keysetPage<Row>(
    db,
    {
      select: sql`c.order_id, c.state, c.hours, c.metered_hours, c.total_pesos, c.pay_status, c.paid_at, c.proposed_at,
        o.origin_name, o.destination_name, o.client_id, client.name as client_name, o.carrier_id, carrier.name as carrier_name`,
      from: sql`standby_charges c join orders o on o.id = c.order_id join users client on client.id = o.client_id
        join users carrier on carrier.id = o.carrier_id`,
      countFrom: query.q ? sql`standby_charges c join orders o on o.id = c.order_id` : sql`standby_charges c`,
      where: [
        oneOf(sql`c.state`, query.state),
        paidAs(query.paid),
        searchIn(sql`o.search`, query.q, [sql`o.id`]),
      ],
      id: sql`c.order_id`,
      sorts,
    },
    query,
  )
  return { items: rows.map(wire), ...page }
}

export const standbyTariffs = async ({ db, now }: Ctx): Promise<Tariffs> => {
  const tariffs = await tariffsNewestFirst(db)
  const inForce = tariffOfDay(tariffs, bogotaDay(now))
  const ids = tariffs.flatMap(({ createdBy }) => createdBy ?? [])
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    items: tariffs.map(({ id, createdAt, createdBy, ...tariff }) => ({
      ...tariff,
      _id: id,
      isInForce: id === inForce?.id,
      createdAt: createdAt.toISOString(),
      by: createdBy === null ? null : { _id: createdBy, name: names.get(createdBy) ?? '' },
    })),
  }
}
