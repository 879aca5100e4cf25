import type { Db } from '#context.ts'
import { searchText } from '#database/search-text.ts'

const wordsOf = async (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('users as client', 'client.id', 'orders.client_id')
    .leftJoin('users as carrier', 'carrier.id', 'orders.carrier_id')
    .leftJoin('users as driver', 'driver.id', 'orders.driver_id')
    .leftJoin('vehicles', 'vehicles.id', 'orders.vehicle_id')
    .select([
      'orders.id as id',
      'origin_name',
      'destination_name',
      'client.name as client_name',
      'carrier.name as carrier_name',
      'driver.name as driver_name',
      'license_plate',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

/** Writes anew all that `q` finds of an order: after any of its parties, places or plate changed. */
export const rewriteOrderSearch = async (db: Db, orderId: string): Promise<void> => {
  const words = await wordsOf(db, orderId)
  if (!words) return
  const { id, origin_name, destination_name, client_name, carrier_name, driver_name, license_plate } = words
  const openSearch = searchText(id, origin_name, destination_name)
  const search = searchText(openSearch, client_name, carrier_name, driver_name, license_plate)
  await db.updateTable('orders').set({ search, open_search: openSearch }).where('id', '=', orderId).execute()
}

type Placed = { id: string; origin_name: string; destination_name: string }

/** The words of an order that nobody drives yet, with the `names` of its parties, to be written together with the row itself. */
export const searchWords = (order: Placed, names: readonly string[]) => {
  const openSearch = searchText(order.id, order.origin_name, order.destination_name)
  return { search: searchText(openSearch, ...names), open_search: openSearch }
}
