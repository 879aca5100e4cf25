/** Whether a carrier has a vehicle for an order: `fitsOrder` of the domain, asked of every kind of vehicle the carrier has. Decisions §12. */
import { fitsOrder } from '@arriero/domain/orders/assignment-gates'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { factsLacking, lackCodes, type LaterFact } from '@arriero/domain/vehicles/vehicles'
import { sql, type RawBuilder } from 'kysely'
import { bodyWorkOf, everyOrderKind, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { cargoNeeds } from './cargo-needs.ts'

/** By ids, each combination that a carrier has once. */
export type FleetKind = {
  type: string
  bodyWork: string
  isActive: boolean
  cargoTypes: string[]
  isTold: Record<LaterFact, boolean>
}
export type OrderKind = Parameters<typeof cargoNeeds>[0]

/** What a carrier has, as JSON. `owner` of no row of the query around it is read once for all rows. */
export const fleetKindsOf = (owner: RawBuilder<unknown>) =>
  sql<FleetKind[]>`(select coalesce(json_agg(json_build_object(
      'type', k.vehicle_type_id, 'bodyWork', k.body_work_id, 'isActive', k.is_active,
      'isTold', json_build_object('service', k.service, 'registeredOn', k.registered_on, 'trailerPlate', k.trailer_plate),
      'cargoTypes', k.cargo_types)), '[]'::json)
    from (select distinct w.vehicle_type_id, w.body_work_id, w.is_active, w.service is not null as service,
        w.registered_on is not null as registered_on, w.trailer_plate is not null as trailer_plate,
        array(select p.type_load_id from vehicle_type_loads p where p.vehicle_id = w.id order by p.type_load_id) as cargo_types
      from vehicles w where w.owner_id = ${owner}) k)`

const factsOf = ({ type, bodyWork, ...facts }: FleetKind) => {
  const keys = { type: vehicleTypeKeyOf(type), bodyWork: bodyWorkOf(bodyWork) }
  if (!keys.type || !keys.bodyWork) throw new Error(`unknown kind of vehicle ${type} ${bodyWork}`)
  return { ...facts, type: keys.type, bodyWork: keys.bodyWork }
}

/** Why the carrier has none: there is none that fits, or what its owner has yet to say of the one that would. */
export const vehicleDenial = (fleet: readonly FleetKind[], order: OrderKind): ErrorCode | undefined => {
  const needs = cargoNeeds(order)
  const lacking = fleet
    .map(factsOf)
    .filter((kind) => fitsOrder(kind, needs))
    .map(({ type, isTold }) => factsLacking(type, isTold))
    .toSorted((a, b) => a.length - b.length)
  const [least] = lacking
  if (!least) return 'vehicle.none_fits'
  const [fact] = least
  return fact && lackCodes[fact]
}

/** The same for a rule of sequence, which PostgreSQL must know: of which kinds an order `o` may be. */
export const isDoable = (fleet: readonly FleetKind[]): RawBuilder<boolean> => {
  const doable = everyOrderKind.filter((kind) => vehicleDenial(fleet, kind) === undefined)
  if (doable.length === 0) return sql<boolean>`false`
  const pairs = doable.map((kind) => sql`(${kind.vehicle_type_id}, ${kind.type_load_id})`)
  return sql<boolean>`(o.vehicle_type_id, o.type_load_id) in (${sql.join(pairs)})`
}
