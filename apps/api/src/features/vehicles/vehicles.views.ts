/** Vehicles as cards and in full. Security B2 rows 35 and 36. */
import { oneOf } from '#database/conditions.ts'
import { inState } from '#database/order-states.ts'
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { vehiclePapersState } from '@arriero/domain/papers/credentials'
import { isCarrierRole, type Role } from '@arriero/domain/people/roles'
import { scoreOf } from '@arriero/domain/orders/scores'
import { factsLacking, type LaterFact, type VehicleService } from '@arriero/domain/vehicles/vehicles'
import { sql } from 'kysely'
import type { Ctx, OpenCtx, Db } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { domainPapers, papersOf, paperView, type PaperRow } from '#features/credentials/credentials.views.ts'
import { basePlaceOf } from '#features/places/zones.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { serviceWord } from './service-words.ts'

const mostNamed = 20

/** Services that wait for this vehicle or run with it, the nearest first. */
export const openServicesOf = async (db: Db, vehicleId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where vehicle_id = ${vehicleId} and status in ${inState.underWay}
    order by reservation_at, id limit ${mostNamed}`.execute(db)
  return rows.map(({ id }) => id)
}

export type CargoRow = {
  id: string
  is_granted: boolean
  papers: { id: string; kind: string; expiresOn: string | null; isValidated: boolean }[]
}

/** Every cargo type as it stands for a vehicle: granted or not, and the papers in force for it. */
export const cargoOf = async (db: Db, vehicleId: string): Promise<CargoRow[]> => {
  const { rows } = await sql<CargoRow>`
    select t.id, p.vehicle_id is not null as is_granted,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'expiresOn', c.expires_on, 'isValidated', c.is_active)
          order by c.id) from credentials c
        where c.vehicle_id = ${vehicleId} and c.is_latest and c.type_load_id = t.id), '[]'::jsonb) as papers
    from type_loads t left join vehicle_type_loads p on p.type_load_id = t.id and p.vehicle_id = ${vehicleId}`.execute(
    db,
  )
  return rows
}

type List = ReplyOf<typeof api.vehicles.all>
type Card = List['items'][number]
type Detail = ReplyOf<typeof api.vehicles.detail>
type Query = InputOf<typeof api.vehicles.all>['query']

type Row = {
  id: string
  license_plate: string
  trailer_plate: string | null
  brand: string
  model: string
  body_work_id: string
  body_work: string
  vehicle_type_id: string
  vehicle_type: string
  capacity_text: string
  capacity_kg: number
  service: VehicleService | null
  registered_on: string | null
  is_active: boolean
  image_ids: string[]
  permissions: { id: string; name: string }[]
  created_at: Date
}

const columns = sql`v.id, v.license_plate, v.trailer_plate, b.name as brand, v.model, v.body_work_id, w.name as body_work,
  v.vehicle_type_id, t.name as vehicle_type, v.capacity_text, v.capacity_kg, v.service, v.registered_on, v.is_active, v.image_ids, v.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by l.position) from vehicle_type_loads p
    join type_loads l on l.id = p.type_load_id where p.vehicle_id = v.id), '[]'::jsonb) as permissions`

const joined = sql`vehicles v join brands b on b.id = v.brand_id join body_works w on w.id = v.body_work_id
  join vehicle_types t on t.id = v.vehicle_type_id`

const sorts: Sorts = {
  createdAt: { by: sql`v.created_at`, type: 'instant' },
  licensePlate: { by: sql`v.license_plate`, type: 'text' },
}

/** A row of `vehicles`: what of it has been told. */
export const toldOf = (row: {
  service: string | null
  registered_on: string | null
  trailer_plate: string | null
}): Record<LaterFact, boolean> => ({
  service: row.service !== null,
  registeredOn: row.registered_on !== null,
  trailerPlate: row.trailer_plate !== null,
})

const lackingOf = (row: Row): LaterFact[] => {
  const type = vehicleTypeKeyOf(row.vehicle_type_id)
  return type ? factsLacking(type, toldOf(row)) : []
}

const standingOf = (row: Row, papers: readonly PaperRow[], now: Date): Card['papers'] =>
  vehiclePapersState(
    { registeredOn: row.registered_on, service: row.service },
    domainPapers(papers.filter(({ vehicleId }) => vehicleId === row.id)),
    bogotaDay(now),
  )

const cardOf = (ctx: Pick<OpenCtx, 'fileUrl' | 'now'>, row: Row, papers: readonly PaperRow[]): Card => ({
  _id: row.id,
  licensePlate: row.license_plate,
  trailerPlate: row.trailer_plate,
  brand: row.brand,
  model: row.model,
  bodyWork: { _id: row.body_work_id, name: row.body_work },
  _idTypeVehicle: { id: row.vehicle_type_id, name: row.vehicle_type },
  loadingCapacity: row.capacity_text,
  loadingCapacityKg: row.capacity_kg,
  service: serviceWord(row.service),
  registeredOn: row.registered_on,
  lacking: lackingOf(row),
  isActive: row.is_active,
  images: row.image_ids.map((id) => ctx.fileUrl(id)),
  permissions: row.permissions,
  papers: standingOf(row, papers, ctx.now),
  createdAt: row.created_at.toISOString(),
})

export const vehiclesOf = async (ctx: Ctx, ownerId: string, query: Query): Promise<List> => {
  const where = [
    sql`v.owner_id = ${ownerId}`,
    searchIn(sql`v.search`, query.q, [sql`v.license_plate`, sql`v.id`]),
    oneOf(sql`v.is_active`, query.isActive),
  ]
  const list = { select: columns, from: joined, countFrom: sql`vehicles v`, where, id: sql`v.id`, sorts }
  const { rows, page } = await keysetPage<Row>(ctx.db, list, query)
  const papers = await papersOf(ctx.db, { vehicleIds: rows.map(({ id }) => id) })
  return { items: rows.map((row) => cardOf(ctx, row, papers)), ...page }
}

/** Whose vehicles the caller may list: administrators any carrier's, a carrier its own. */
export const isListable = async (ctx: Ctx, ownerId: string): Promise<boolean> => {
  if (ctx.actor.role !== 'administrator') return ctx.actor.id === ownerId
  const row = await ctx.db.selectFrom('users').select('role').where('id', '=', ownerId).executeTakeFirst()
  return row !== undefined && isCarrierRole(row.role as Role)
}

/** Its owner, an administrator, and whoever is named to drive it in a service not yet finished. */
const reach = ({ actor }: Ctx) =>
  actor.role === 'administrator'
    ? sql`true`
    : sql`(v.owner_id = ${actor.id} or exists (
        select 1 from orders o where o.driver_id = ${actor.id} and o.vehicle_id = v.id and o.status in ${inState.underWay}))`

type OwnerColumns = {
  version: number
  owner_id: string
  owner_name: string
  owner_image_id: string | null
  base_place_code: string | null
  score_sum: number
  score_count: number
}

type Which = { id: string } | { licensePlate: string }

/** Undefined for an unknown plate and for one out of reach alike. */
export const vehicleDetail = async (ctx: Ctx, which: Which): Promise<Detail | undefined> => {
  const isIt =
    'id' in which ? sql`v.id = ${which.id}` : sql`v.license_plate = ${which.licensePlate.toUpperCase()}`
  const { rows } = await sql<Row & OwnerColumns>`
    select ${columns}, v.version, v.owner_id, u.name as owner_name, u.image_id as owner_image_id, u.base_place_code, u.score_sum, u.score_count
    from ${joined} join users u on u.id = v.owner_id
    where ${isIt} and ${reach(ctx)}`.execute(ctx.db)
  const row = rows[0]
  if (!row) return undefined
  const papers = await papersOf(ctx.db, { vehicleIds: [row.id] })
  const image = row.owner_image_id === null ? null : ctx.fileUrl(row.owner_image_id)
  return {
    ...cardOf(ctx, row, papers),
    version: row.version,
    documents: papers.map((paper) => paperView(ctx, paper)),
    user: { _id: row.owner_id, name: row.owner_name, image, score: scoreOf(row.score_sum, row.score_count) },
    base: basePlaceOf(ctx, row.base_place_code),
  }
}
