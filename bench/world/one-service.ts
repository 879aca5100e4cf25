/** A client with one service of his own: what somebody looks at while others are at something big. */
import { composeReservation } from '../../packages/domain/src/orders/schedule.ts'
import type { House } from '../../apps/api/src/compose.ts'
import { makePerson } from '../../apps/api/src/world/people.ts'
import { situations } from '../../apps/api/src/world/situations.ts'
import { gatekeeper, type Person } from '../load/actors.ts'
import { typeLoadIds, vehicleTypeIds } from './people.ts'

const hourMs = 3_600_000

const place = (code: string, latitude: number, longitude: number) => ({
  name: `Calle 1 # 2-${code}`,
  latitude,
  longitude,
  code,
  exact: true,
})

/** `index`: another for each of them. */
export const clientOf = (house: House, index: number) =>
  makePerson(
    house.openCtx(),
    {
      role: 'cliententerprise',
      name: `Persona ${index}`,
      email: `cliententerprise.${index}@example.co`,
      identification: String(10_000_000 + index),
      cellPhone: '3001234567',
    },
    'x',
  )

export const ownService = async (
  house: House,
  index: number,
): Promise<{ owner: Person; orderId: string }> => {
  const client = await clientOf(house, index)
  const world = situations(house, { signNotice: () => ({}), clock: { now: new Date() } })
  const orderId = await world.create(client, {
    origin: place('11001', 4.64, -74.1),
    destination: place('05001', 6.22, -75.57),
    imageIds: [],
    typeLoadId: typeLoadIds[0] ?? '',
    vehicleTypeId: vehicleTypeIds[1] ?? '',
    description: undefined,
    ...composeReservation(new Date(Date.now() + 30 * hourMs)),
    high: '2.2 M',
    weight: '7 tn',
    width: '2.4 M',
    volume: undefined,
    pieces: undefined,
    bottom: undefined,
    clientPricePesos: 2_380_000,
    wantsDeliveryCode: false,
  })
  return { owner: await gatekeeper(house)(client.id), orderId }
}
