/** Who pays and who carries in the kill runs: a few of each, with sessions. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import { makePerson, makeTruck } from '../../apps/api/src/world/people.ts'
import { gatekeeper, type Person } from '../load/actors.ts'
import type { Connection } from '../servers/process.ts'

export const writerCount = 8
const publicUrl = 'http://localhost:3000'

export type Pair = { client: Person; carrier: Person }

const plate = (index: number) => `KLA${String(100 + index)}`

type House = Awaited<ReturnType<typeof compose>>
/** `settings`: what the installation's nodes are told, where they have to agree. */
export type Seeded = { connection: Connection; folder: string; settings?: Record<string, string> }

/** A house without work of its own, for as long as `work` takes. `clock`: by which it lives, where that is not everybody's. */
export const inHouse = async <T>(
  { connection, folder, settings, clock }: Seeded & { clock?: () => Date },
  work: (house: House) => Promise<T>,
): Promise<T> => {
  const house = await compose({
    config: readConfig({ ...settings, LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder: folder,
    publicUrl,
    isDemo: false,
    hasWorkers: false,
    ...(clock && { clock }),
  })
  try {
    return await work(house)
  } finally {
    await house.stop()
  }
}

const facts = (name: string, index: number) => ({
  name: `${name} ${index}`,
  email: `${name}.${index}@example.co`,
  cellPhone: '3001234567',
  basePlaceCode: '11001',
  pay: { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '45678901234' },
})

/** Somebody who looks at his services, with a word to come in by. */
export const seedWatcher = (at: Seeded, password: string): Promise<Person & { email: string }> =>
  inHouse(at, async (house) => {
    const seed = {
      ...facts('watcher', 0),
      role: 'cliententerprise' as const,
      identification: '899999999',
    }
    const { id } = await makePerson(house.openCtx(), seed, await hashPassword(password))
    return { ...(await gatekeeper(house)(id)), email: seed.email }
  })

/** Who gives money back. */
export const seedTreasurer = (at: Seeded): Promise<Person> =>
  inHouse(at, async (house) => {
    const seed = { ...facts('treasurer', 0), role: 'accountancy' as const, identification: '899999998' }
    return gatekeeper(house)((await makePerson(house.openCtx(), seed, 'x')).id)
  })

/** Answers the pairs; the house that made them is closed again. */
export const seedPairs = (at: Seeded): Promise<Pair[]> => inHouse(at, pairsIn)

const pairsIn = async (house: House): Promise<Pair[]> => {
  const enter = gatekeeper(house)
  const pairs: Pair[] = []
  for (let index = 0; index < writerCount; index++) {
    const ctx = house.openCtx()
    const seed = (role: 'cliententerprise' | 'enterprise') => ({
      ...facts(role, index),
      role,
      identification: String(900_000_000 + index * 2 + (role === 'enterprise' ? 1 : 0)),
    })
    const asking = await makePerson(ctx, seed('cliententerprise'), 'x')
    const carrier = await makePerson(ctx, seed('enterprise'), 'x')
    await makeTruck(ctx, carrier, {
      licensePlate: plate(index),
      type: 'singleTruck',
      brand: 'Chevrolet',
      model: '2024',
      cargo: ['general'],
    })
    pairs.push({ client: await enter(asking.id), carrier: await enter(carrier.id) })
  }
  return pairs
}
