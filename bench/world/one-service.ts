/** A client with one service of his own: what somebody looks at while others are at something big. */
import { composeReservation } from '../../packages/domain/src/orders/schedule.ts'
import type { Role } from '../../packages/domain/src/people/roles.ts'
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

/** A service as it is asked for. */
export const newService = () => ({
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

/** `index`: another for each of them. */
export const personOf = (house: House, index: number, who: { role: Role; enterpriseId?: string }) =>
  makePerson(
    house.openCtx(),
    {
      ...who,
      name: `Persona ${index}`,
      email: `${who.role}.${index}@example.co`,
      identification: String(10_000_000 + index),
      cellPhone: '3001234567',
    },
    'x',
  )

export const clientOf = (house: House, index: number) => personOf(house, index, { role: 'cliententerprise' })

export const ownService = async (
  house: House,
  index: number,
): Promise<{ owner: Person; orderId: string }> => {
  const client = await clientOf(house, index)
  const world = situations(house, { signNotice: () => ({}), clock: { now: new Date() } })
  const orderId = await world.create(client, newService())
  return { owner: await gatekeeper(house)(client.id), orderId }
}
