/** Who pays and who carries in the kill runs: a few of each, with sessions. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { makePerson, makeTruck } from '../../apps/api/src/world/people.ts'
import { gatekeeper, type Person } from '../load/actors.ts'
import type { Connection } from '../servers/process.ts'

export const writerCount = 8
const publicUrl = 'http://localhost:3000'

export type Pair = { client: Person; carrier: Person }

const plate = (index: number) => `KLA${String(100 + index)}`

/** Answers the pairs; the house that made them is closed again. */
export const seedPairs = async (connection: Connection, folder: string): Promise<Pair[]> => {
  const house = await compose({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder: folder,
    publicUrl,
    isDemo: false,
    hasWorkers: false,
  })
  const enter = gatekeeper(house)
  const pairs: Pair[] = []
  for (let index = 0; index < writerCount; index++) {
    const ctx = house.openCtx()
    const seed = (role: 'cliententerprise' | 'enterprise') => ({
      role,
      name: `${role} ${index}`,
      email: `${role}.${index}@example.co`,
      identification: String(900_000_000 + index * 2 + (role === 'enterprise' ? 1 : 0)),
      cellPhone: '3001234567',
      basePlaceCode: '11001',
      pay: { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '45678901234' },
    })
    const client = await makePerson(ctx, seed('cliententerprise'), 'x')
    const carrier = await makePerson(ctx, seed('enterprise'), 'x')
    await makeTruck(ctx, carrier, {
      licensePlate: plate(index),
      type: 'singleTruck',
      brand: 'Chevrolet',
      model: '2024',
      cargo: ['general'],
    })
    pairs.push({ client: await enter(client.id), carrier: await enter(carrier.id) })
  }
  await house.stop()
  return pairs
}
