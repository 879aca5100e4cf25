/** Who works in a recorded history: clients, carriers with drivers enough for all who assign at once, an accountant. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { makePerson, makeTruck, type PersonSeed } from '../../apps/api/src/world/people.ts'
import { gatekeeper, type Person } from '../load/actors.ts'
import type { Connection } from '../servers/process.ts'

/** Of each group so many assign at once, each with two drivers of his own by turns: no assignment is one that stands already. */
export const writersOfGroup = 3

export type Group = {
  client: Person
  carrier: Person
  driverIds: string[]
  vehicleId: string
  payer: Person
  taker: Person
}
export type Cast = { groups: Group[]; accountant: Person }

let made = 0
const seedOf = (role: PersonSeed['role'], more: Partial<PersonSeed> = {}): PersonSeed => ({
  role,
  name: `Persona ${++made}`,
  email: `${role}.${made}@example.co`,
  identification: String(900_000_000 + made),
  cellPhone: '3001234567',
  basePlaceCode: '11001',
  pay: { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '45678901234' },
  ...more,
})

export const makeCast = async (
  { connection, folder }: { connection: Connection; folder: string },
  groupCount: number,
): Promise<Cast> => {
  const house = await compose({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder: folder,
    publicUrl: 'http://localhost:3000',
    isDemo: false,
    hasWorkers: false,
  })
  const enter = gatekeeper(house)
  const person = (seed: PersonSeed) => makePerson(house.openCtx(), seed, 'x')
  const carrierWithTruck = async (at: number) => {
    const carrier = await person(seedOf('enterprise'))
    const truck = { type: 'singleTruck', brand: 'Hino', model: '2024', cargo: ['general'] } as const
    const vehicleId = await makeTruck(house.openCtx(), carrier, {
      ...truck,
      cargo: ['general'],
      licensePlate: `HIS${100 + at}`,
    })
    return { carrier, vehicleId }
  }
  const groups: Group[] = []
  for (let at = 0; at < groupCount; at++) {
    const { carrier, vehicleId } = await carrierWithTruck(2 * at)
    const taker = await carrierWithTruck(2 * at + 1)
    const driverIds: string[] = []
    for (let driver = 0; driver < 2 * writersOfGroup; driver++)
      driverIds.push((await person(seedOf('enterprisedriver', { enterpriseId: carrier.id }))).id)
    groups.push({
      client: await enter((await person(seedOf('cliententerprise'))).id),
      payer: await enter((await person(seedOf('cliententerprise'))).id),
      carrier: await enter(carrier.id),
      taker: await enter(taker.carrier.id),
      driverIds,
      vehicleId,
    })
  }
  const accountant = await enter((await person(seedOf('accountancy'))).id)
  await house.stop()
  return { groups, accountant }
}
