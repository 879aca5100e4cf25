/** Which kinds of service a truck may carry, by what is told of it. */
import { everyOrderKind } from '#features/catalogues/catalogue-ids.ts'
import { vehicleDenial, type FleetKind } from '#features/orders/assignment/fleet-kinds.views.ts'
import { kindOf } from './market.views.ts'

export type TruckFacts = {
  vehicle_type_id: string
  body_work_id: string
  service: string | null
  registered_on: string | null
  trailer_plate: string | null
  /** Types of load, by id. */
  permitted: string[]
}

const kindsOf = (kind: FleetKind): ReadonlySet<string> =>
  new Set(everyOrderKind.filter((order) => vehicleDenial([kind], order) === undefined).map(kindOf))

/** Reckoned once for all that are alike; kinds as `BoardLoad.kind` names them. */
export const kindsOfAll = () => {
  const known = new Map<string, ReadonlySet<string>>()
  return (row: TruckFacts): ReadonlySet<string> => {
    const kind: FleetKind = {
      type: row.vehicle_type_id,
      bodyWork: row.body_work_id,
      isActive: true,
      cargoTypes: row.permitted,
      isTold: {
        service: row.service !== null,
        registeredOn: row.registered_on !== null,
        trailerPlate: row.trailer_plate !== null,
      },
    }
    const key = JSON.stringify(kind)
    const kinds = known.get(key) ?? kindsOf(kind)
    known.set(key, kinds)
    return kinds
  }
}
