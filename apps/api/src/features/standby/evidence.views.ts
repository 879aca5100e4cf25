/** What the meter rests on: the stamps of the trip, each with when it came, how sure it is and from where. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { StandbyPhase } from '@arriero/domain/standby'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { HistoryAct } from '@arriero/domain/order-events'

type Wire = ReplyOf<typeof api.standby.detail>['phases'][number]['evidence'][number]
export type Evidence = { phase: StandbyPhase; wire: Wire }

const phases: Partial<Record<HistoryAct, StandbyPhase>> = {
  'milestone.inPosition': 'loading',
  // A truck or a driver changed while it waited.
  'order.assigned': 'loading',
  'milestone.loadingStart': 'loading',
  'milestone.tripStart': 'loading',
  'milestone.inFinish': 'unloading',
  'arrival.destination': 'unloading',
  'milestone.unloadingStart': 'unloading',
  'milestone.finish': 'unloading',
}

type Row = {
  act: HistoryAct
  at: Date
  recorded_at: Date
  is_time_verified: boolean
  latitude: number | null
  longitude: number | null
  name: string | null
  role: string | null
}

/** Who was named before a truck came, or on the road, says nothing of the wait. */
const whileWaiting = (rows: readonly Row[]): Row[] => {
  const indexOf = (name: HistoryAct) => rows.findIndex(({ act }) => act === name)
  const [arrival, start] = [indexOf('milestone.inPosition'), indexOf('milestone.tripStart')]
  const isWithin = (at: number) => arrival !== -1 && at > arrival && (start === -1 || at < start)
  return rows.filter(({ act }, at) => act !== 'order.assigned' || isWithin(at))
}

export const evidenceOf = async (db: Db, orderId: string): Promise<Evidence[]> => {
  const { rows } = await sql<Row>`
    select h.act, h.at, h.recorded_at, h.is_time_verified, h.latitude, h.longitude, u.name, u.role
    from order_history h left join users u on u.id = h.actor_id
    where h.order_id = ${orderId} and h.act = any(${Object.keys(phases)}) order by h.id limit 100`.execute(db)
  return whileWaiting(rows).flatMap((row) => {
    const phase = phases[row.act]
    return phase ? [{ phase, wire: wireOf(row) }] : []
  })
}

const wireOf = (row: Row): Wire => ({
  act: row.act,
  at: row.at.toISOString(),
  recordedAt: row.recorded_at.toISOString(),
  isTimeVerified: row.is_time_verified,
  by: row.name !== null && row.role !== null ? { name: row.name, rol: row.role } : null,
  place:
    row.latitude !== null && row.longitude !== null
      ? { latitude: row.latitude, longitude: row.longitude }
      : null,
})
