/** Where trucks are and who may see it, for the live channel: many services in one question. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { MarkerRow } from './positions.store.ts'
import { wirePosition } from './tracking.views.ts'
import { partiesIn } from './window.ts'

type Row = MarkerRow & {
  status: number
  client_id: string
  carrier_id: string | null
  assigned_id: string | null
  paid_at: Date | null
  on_the_way_at: Date | null
  is_in_position: boolean
  in_position_at: Date | null
}

export const whereaboutsOf = async (db: Db, orderIds: readonly string[]) => {
  const { rows } = await sql<Row>`
    select m.*, o.status, o.client_id, o.carrier_id, o.driver_id as assigned_id, o.paid_at, o.on_the_way_at, o.is_in_position, o.in_position_at
    from last_positions m join orders o on o.id = m.order_id where m.order_id = any (${orderIds}::text[])`.execute(
    db,
  )
  return rows.map((row) => ({
    orderId: row.order_id,
    position: wirePosition(row),
    parties: partiesIn({ ...row, driver_id: row.assigned_id }),
  }))
}
