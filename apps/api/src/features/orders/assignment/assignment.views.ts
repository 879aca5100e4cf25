/** What the gates of an assignment ask of driver and vehicle. */
import type { AssignmentFacts, DriverFacts, VehicleFacts } from '@arriero/domain/orders/assignment-gates'
import { clashOf, isRestShort } from '@arriero/domain/orders/crew-time'
import type { Paper, PaperKind } from '@arriero/domain/papers/credentials'
import {
  factsLacking,
  isVehicleTypeKey,
  type BodyWork,
  type LicenceCategory,
  type VehicleService,
} from '@arriero/domain/vehicles/vehicles'
import type { Ctx } from '#context.ts'
import { domainPapers, papersOf, type PaperRow } from '#features/credentials/credentials.views.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { toldOf } from '#features/vehicles/vehicles.views.ts'
import { cargoNeeds } from './cargo-needs.ts'
import { crewServiceOf, crewServices, type CrewNames } from './crew-time.views.ts'
import type { OrderRow } from '../order-row.ts'

type Moment = Pick<Ctx, 'db' | 'now'>

const paperFrom = (rows: readonly PaperRow[], kind: PaperKind): Paper | undefined =>
  domainPapers(rows).find((paper) => paper.kind === kind)

/** Of a driver's papers. */
export const licenceFrom = (papers: readonly PaperRow[]): DriverFacts['licence'] => {
  const licence = paperFrom(papers, 'licence')
  const category = papers.find(({ kind, isWaiting }) => kind === 'licence' && !isWaiting)?.category
  return licence && category ? { ...licence, category: category as LicenceCategory } : undefined
}

/** The last days of the papers in force on which this cargo was granted. */
const cargoPapersEndOn = (rows: readonly PaperRow[], typeLoad: string): string[] =>
  rows.flatMap(({ typeLoadId, isWaiting, expiresOn }) =>
    typeLoadId === typeLoad && !isWaiting && expiresOn !== null ? [expiresOn] : [],
  )

/** What else the driver or the vehicle has under way, and this service among it. */
const hoursOf = async ({ db }: Moment, names: CrewNames, order: OrderRow) => {
  const { plan, rest } = await settingsInForce(db)
  return { others: await crewServices(db, names), service: crewServiceOf(order, plan), rest }
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
  const { others, service, rest } = await hoursOf({ db, now }, { driverIds: [driverId] }, order)
  return {
    carrierId: driver.enterprise_id ?? driver.id,
    isActive: driver.is_active,
    isBusy: clashOf(others, service, now) !== undefined,
    isRestShort: isRestShort(others, service, { rest, now }),
    licence: licenceFrom(papers),
  }
}

/** What its papers come to for this order. */
export const vehiclePapersFor = (papers: readonly PaperRow[], order: Pick<OrderRow, 'type_load_id'>) => ({
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
  const { others, service } = await hoursOf({ db, now }, { vehicleIds: [vehicleId] }, order)
  const permitted = await db
    .selectFrom('vehicle_type_loads')
    .select('type_load_id')
    .where('vehicle_id', '=', vehicleId)
    .execute()
  return {
    carrierId: vehicle.owner_id,
    isActive: vehicle.is_active,
    isBusy: clashOf(others, service, now) !== undefined,
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

export type NeedColumns = Pick<
  OrderRow,
  | 'carrier_id'
  | 'vehicle_type_id'
  | 'type_load_id'
  | 'weight_kg'
  | 'planned_end_at'
  | 'origin_code'
  | 'destination_code'
>

export const orderNeeds = (order: NeedColumns): AssignmentFacts['order'] => ({
  ...cargoNeeds(order),
  carrierId: order.carrier_id ?? '',
  weightKg: order.weight_kg,
  plannedEndAt: order.planned_end_at,
  originCode: order.origin_code,
  destinationCode: order.destination_code,
})
