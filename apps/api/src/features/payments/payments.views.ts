import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type PageQuery } from '#database/keyset.ts'

type LostRow = {
  id: string
  status: number
  pay_status: string | null
  total_pesos: number | null
  payment_lost_at: Date
  client_id: string
  client_name: string
  carrier_id: string | null
  carrier_name: string | null
}

const sorts = {
  '-alertAt': { by: sql`o.payment_lost_at`, type: 'instant' },
  alertAt: { by: sql`o.payment_lost_at`, type: 'instant' },
} as const

const wire = (row: LostRow) => ({
  orderId: row.id,
  status: row.status,
  payStatus: row.pay_status,
  total: row.total_pesos ?? 0,
  alertAt: row.payment_lost_at.toISOString(),
  client: { _id: row.client_id, name: row.client_name },
  carrier:
    row.carrier_id === null || row.carrier_name === null
      ? null
      : { _id: row.carrier_id, name: row.carrier_name },
})

/** Services that went on although their payment failed; each leaves the list when money comes. Decisions §11. */
export const lostPayments = async (ctx: Ctx, query: PageQuery) => {
  const { rows, page } = await keysetPage<LostRow>(
    ctx.db,
    {
      select: sql`o.id, o.status, o.pay_status, o.total_pesos, o.payment_lost_at, o.client_id, client.name as client_name,
        o.carrier_id, carrier.name as carrier_name`,
      from: sql`orders o join users client on client.id = o.client_id left join users carrier on carrier.id = o.carrier_id`,
      countFrom: sql`orders o`,
      where: [sql`o.payment_lost_at is not null`],
      id: sql`o.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map(wire), ...page }
}
