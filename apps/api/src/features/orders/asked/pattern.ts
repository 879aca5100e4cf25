/** What of a service may be asked for again: places, goods, contacts and the hour. Never its price, offers, papers, photographs or day. */
import { composeReservation } from '@arriero/domain/orders/schedule'
import type { Db } from '#context.ts'
import { contactsOf } from '../contacts/order-contacts.views.ts'
import type { OrderRow } from '../order-row.ts'
import type { NewOrder, PlaceFacts } from './new-order.ts'

/** Survives JSON: it is kept with a template, an imported row or a rule of recurring services. */
export type OrderPattern = Omit<
  NewOrder,
  'imageIds' | 'reservationDate' | 'hourService' | 'clientPricePesos'
> & {
  hourService: string
}

const placeOf = (row: OrderRow, end: 'origin' | 'destination'): PlaceFacts => ({
  name: row[`${end}_name`],
  latitude: row[`${end}_latitude`],
  longitude: row[`${end}_longitude`],
  code: row[`${end}_code`],
  exact: row[`${end}_exact`],
})

/** As the service stands. */
export const patternOf = async (db: Db, row: OrderRow): Promise<OrderPattern> => {
  const { origin, destination } = await contactsOf(db, row.id)
  return {
    origin: placeOf(row, 'origin'),
    destination: placeOf(row, 'destination'),
    typeLoadId: row.type_load_id,
    vehicleTypeId: row.vehicle_type_id,
    description: row.description ?? undefined,
    high: row.high,
    weight: row.weight,
    width: row.width,
    volume: row.volume ?? undefined,
    pieces: row.pieces ?? undefined,
    bottom: row.bottom ?? undefined,
    wantsDeliveryCode: row.delivery_code !== null,
    contacts: { origin: origin ?? undefined, destination: destination ?? undefined },
    hourService: composeReservation(row.reservation_at).hourService,
  }
}

export type When = {
  reservationDate: string
  hourService?: string | undefined
  clientPricePesos?: number | undefined
}

const isInstant = (text: string) => text.includes('T')

/** The pattern asked for on a day: at its own hour where none is said. */
export const orderOf = (
  { hourService: usual, ...pattern }: OrderPattern,
  { reservationDate, hourService, clientPricePesos }: When,
): NewOrder => ({
  ...pattern,
  imageIds: [],
  reservationDate,
  hourService: hourService ?? (isInstant(reservationDate) ? undefined : usual),
  clientPricePesos,
})
