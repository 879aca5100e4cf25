/** The rows of the board: an enterprise's trucks by plate, or its drivers by name, page after page. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Page } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { papersOf, type PaperRow } from '#features/credentials/credentials.views.ts'
import { fleetColumns, type FleetRow } from '#features/orders/assignment/fleet-facts.views.ts'
import { byHolder, driverStandingOf, vehicleStandingOf } from './crew.views.ts'

export type BoardQuery = InputOf<typeof api.dispatch.board>['query']
type Row = Omit<ReplyOf<typeof api.dispatch.board>['items'][number], 'bars'>

type Usual = { usual_id: string | null; usual_name: string | null }
type TruckRow = FleetRow & Usual & { type_name: string }
type DriverRow = Usual & { id: string; name: string; is_active: boolean }

const usualOf = ({ usual_id: _id, usual_name: name }: Usual): Row['usual'] =>
  _id !== null && name !== null ? { _id, name } : null

const boardPapers = ['soat', 'inspection', 'licence'] as const

/** Of the versions in force; without one there is nothing to draw, and `standing` says so. */
const endsOf = (papers: readonly PaperRow[], until: Date): Row['ends'] =>
  boardPapers.flatMap((paper) =>
    papers.flatMap(({ kind, isWaiting, expiresOn: on }) =>
      kind === paper && !isWaiting && on !== null && on < bogotaDay(until) ? [{ paper, on }] : [],
    ),
  )

/** Whoever drove it last is who drives it next, unless somebody says otherwise. */
const lastDriver = sql`left join lateral (select u.id as usual_id, u.name as usual_name from orders o join users u on u.id = o.driver_id
  where o.vehicle_id = v.id and u.enterprise_id = v.owner_id order by o.reservation_at desc, o.id desc limit 1) last on true`

const trucks = async (ctx: Ctx, query: BoardQuery, until: Date): Promise<{ rows: Row[]; page: Page }> => {
  const { rows, page } = await keysetPage<TruckRow>(
    ctx.db,
    {
      select: sql`${fleetColumns}, t.name as type_name, last.usual_id, last.usual_name`,
      from: sql`vehicles v join vehicle_types t on t.id = v.vehicle_type_id ${lastDriver}`,
      countFrom: sql`vehicles v`,
      where: [
        sql`v.owner_id = ${ctx.actor.id}`,
        searchIn(sql`v.search`, query.q, [sql`v.license_plate`, sql`v.id`]),
      ],
      id: sql`v.id`,
      sorts: { name: { by: sql`v.license_plate`, type: 'text' } },
    },
    query,
  )
  const papers = byHolder(await papersOf(ctx.db, { vehicleIds: rows.map(({ id }) => id) }))
  return {
    page,
    rows: rows.map((row) => ({
      _id: row.id,
      name: row.license_plate,
      typeVehicle: row.type_name,
      capacityKg: row.capacity_kg,
      usual: usualOf(row),
      standing: vehicleStandingOf(row, papers.get(row.id) ?? [], ctx.now),
      ends: endsOf(papers.get(row.id) ?? [], until),
    })),
  }
}

const lastVehicle = sql`left join lateral (select v.id as usual_id, v.license_plate as usual_name from orders o join vehicles v on v.id = o.vehicle_id
  where o.driver_id = u.id and v.owner_id = u.enterprise_id order by o.reservation_at desc, o.id desc limit 1) last on true`

const drivers = async (ctx: Ctx, query: BoardQuery, until: Date): Promise<{ rows: Row[]; page: Page }> => {
  const { rows, page } = await keysetPage<DriverRow>(
    ctx.db,
    {
      select: sql`u.id, u.name, u.is_active, last.usual_id, last.usual_name`,
      from: sql`users u ${lastVehicle}`,
      countFrom: sql`users u`,
      where: [
        sql`u.enterprise_id = ${ctx.actor.id}`,
        sql`u.role = 'enterprisedriver'`,
        searchIn(sql`u.search`, query.q, [sql`u.id`]),
      ],
      id: sql`u.id`,
      sorts: { name: { by: sql`u.name collate "es-x-icu"`, type: 'text' } },
    },
    query,
  )
  const papers = byHolder(await papersOf(ctx.db, { userIds: rows.map(({ id }) => id) }))
  return {
    page,
    rows: rows.map(({ id, name, is_active, ...row }) => ({
      _id: id,
      name,
      typeVehicle: null,
      capacityKg: null,
      usual: usualOf(row),
      standing: driverStandingOf(is_active, papers.get(id) ?? [], ctx.now),
      ends: endsOf(papers.get(id) ?? [], until),
    })),
  }
}

export const boardRowsOf = (ctx: Ctx, query: BoardQuery, until: Date) =>
  (query.rows === 'vehicles' ? trucks : drivers)(ctx, query, until)
