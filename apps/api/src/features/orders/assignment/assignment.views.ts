/** What the gates of an assignment ask of driver and vehicle. */
import { inState } from '#database/order-states.ts'
import type { AssignmentFacts, DriverFacts, VehicleFacts } from '@arriero/domain/orders/assignment-gates'
import type { Paper, PaperKind } from '@arriero/domain/papers/credentials'
import {
  factsLacking,
  isVehicleTypeKey,
  type BodyWork,
  type LicenceCategory,
  type VehicleService,
} from '@arriero/domain/vehicles/vehicles'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'
import { domainPapers, papersOf, type PaperRow } from '#features/credentials/credentials.views.ts'
import { toldOf } from '#features/vehicles/vehicles.views.ts'
import { cargoNeeds } from './cargo-needs.ts'
import type { OrderRow } from '../order-row.ts'

type Moment = Pick<Ctx, 'db' | 'now'>

const paperFrom = (rows: readonly PaperRow[], kind: PaperKind): Paper | undefined =>
  domainPapers(rows).find((paper) => paper.kind === kind)

/** The last days of the papers in force on which this cargo was granted. */
const cargoPapersEndOn = (rows: readonly PaperRow[], typeLoad: string): string[] =>
  rows.flatMap(({ typeLoadId, isWaiting, expiresOn }) =>
    typeLoadId === typeLoad && !isWaiting && expiresOn !== null ? [expiresOn] : [],
  )

/**
 * Whether another service of this driver or vehicle stands in the way: by its hours, those of a running one lasting at least
 * until now; and of two running ones the other always, since one person and one truck run one at a time. Decisions §7.
 */
const busy = (now: Date, named: RawBuilder<unknown>, order: OrderRow) => sql<boolean>`exists (
    select 1 from orders o where ${named} and o.id <> ${order.id} and (
      (o.status = ${inState.assigned} and tstzrange(o.reservation_at, o.planned_end_at) && tstzrange(${order.reservation_at}, ${order.planned_end_at}))
      or (o.status = ${inState.running} and (${order.status} = ${inState.running} or greatest(o.planned_end_at, ${now}) > ${order.reservation_at}))))`

/** The same of each vehicle of a list. */
export const busyVehicle = ({ now }: Moment, vehicleId: RawBuilder<unknown>, order: OrderRow) =>
  busy(now, sql`o.vehicle_id = ${vehicleId}`, order)

const isBusy = async (
  { db, now }: Moment,
  column: 'driver_id' | 'vehicle_id',
  { id, order }: { id: string; order: OrderRow },
) => {
  const named = sql`o.${sql.ref(column)} = ${id}`
  const { rows } = await sql<{ busy: boolean }>`select ${busy(now, named, order)} as busy`.execute(db)
  return rows[0]?.busy ?? false
}

/**
 * Undefined where there is no such account that drives. His row is locked for this act alone, the vehicle's after it: whoever names him for
 * another service waits here and then reads what was decided. A lock that many share would let them all on to the constraint, where each
 * waits for the other. Decisions §7.
 */
export const driverFacts = async (
  { db, now }: Moment,
  driverId: string,
  order: OrderRow,
): Promise<DriverFacts | undefined> => {
  const driver = await db
    .selectFrom('users')
    .select(['id', 'role', 'enterprise_id', 'is_active'])
    .where('id', '=', driverId)
    .where('role', 'in', ['driver', 'enterprisedriver'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!driver) return undefined
  const papers = await papersOf(db, { userIds: [driverId] })
  const licence = paperFrom(papers, 'licence')
  const category = papers.find(({ kind, isWaiting }) => kind === 'licence' && !isWaiting)?.category
  return {
    carrierId: driver.enterprise_id ?? driver.id,
    isActive: driver.is_active,
    isBusy: await isBusy({ db, now }, 'driver_id', { id: driverId, order }),
    licence: licence && category ? { ...licence, category: category as LicenceCategory } : undefined,
  }
}

/** What its papers come to for this order. */
export const vehiclePapersFor = (papers: readonly PaperRow[], order: OrderRow) => ({
  cargoPapersEndOn: cargoPapersEndOn(papers, order.type_load_id),
  soat: paperFrom(papers, 'soat'),
  inspection: paperFrom(papers, 'inspection'),
})

export const vehicleFacts = async (
  { db, now }: Moment,
  vehicleId: string,
  order: OrderRow,
): Promise<VehicleFacts | undefined> => {
  const vehicle = await db
    .selectFrom('vehicles')
    .innerJoin('vehicle_types', 'vehicle_types.id', 'vehicles.vehicle_type_id')
    .innerJoin('body_works', 'body_works.id', 'vehicles.body_work_id')
    .selectAll('vehicles')
    .select(['vehicle_types.key as type_key', 'body_works.key as body_key'])
    .where('vehicles.id', '=', vehicleId)
    .forNoKeyUpdate('vehicles')
    .executeTakeFirst()
  if (!vehicle || !isVehicleTypeKey(vehicle.type_key)) return undefined
  const papers = await papersOf(db, { vehicleIds: [vehicleId] })
  const permitted = await db
    .selectFrom('vehicle_type_loads')
    .select('type_load_id')
    .where('vehicle_id', '=', vehicleId)
    .execute()
  return {
    carrierId: vehicle.owner_id,
    isActive: vehicle.is_active,
    isBusy: await isBusy({ db, now }, 'vehicle_id', { id: vehicleId, order }),
    type: vehicle.type_key,
    bodyWork: vehicle.body_key as BodyWork,
    capacityKg: vehicle.capacity_kg,
    cargoTypes: permitted.map((row) => row.type_load_id),
    lacking: factsLacking(vehicle.type_key, toldOf(vehicle)),
    service: vehicle.service as VehicleService | null,
    registeredOn: vehicle.registered_on,
    ...vehiclePapersFor(papers, order),
  }
}

export const orderNeeds = (order: OrderRow): AssignmentFacts['order'] => ({
  ...cargoNeeds(order),
  carrierId: order.carrier_id ?? '',
  weightKg: order.weight_kg,
  plannedEndAt: order.planned_end_at,
  originCode: order.origin_code,
  destinationCode: order.destination_code,
})
