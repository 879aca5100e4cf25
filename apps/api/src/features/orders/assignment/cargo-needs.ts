/** What an order asks of a vehicle, as the gates of offer and assignment read it. Decisions §12. */
import type { OrderNeeds } from '@arriero/domain/orders/assignment-gates'
import { bodiesFor } from '@arriero/domain/orders/cargo'
import { typeLoadKeyOf, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import type { OrderRow } from '../order-row.ts'

export const cargoNeeds = (
  order: Pick<OrderRow, 'vehicle_type_id' | 'type_load_id'>,
): Pick<OrderNeeds, 'cargoType' | 'vehicleType' | 'bodyWorks'> => {
  const vehicleType = vehicleTypeKeyOf(order.vehicle_type_id)
  if (!vehicleType) throw new Error(`unknown vehicle type ${order.vehicle_type_id}`)
  return {
    cargoType: order.type_load_id,
    vehicleType,
    bodyWorks: bodiesFor(typeLoadKeyOf(order.type_load_id)),
  }
}
