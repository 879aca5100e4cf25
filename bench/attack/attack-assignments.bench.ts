/** Equal assignments of one driver and truck to four services at once: one wins, nobody deadlocks, and a bystander reads on within 500 ms. */
import { sql } from 'kysely'
import type { House } from '../../apps/api/src/compose.ts'
import { situations } from '../../apps/api/src/world/situations.ts'
import { makeTruck } from '../../apps/api/src/world/people.ts'
import type { Role } from '../../packages/domain/src/people/roles.ts'
import { attacked, inThread, judge, waits, words } from './attacked.ts'
import type { Assigned, Round } from './equal-assignments.ts'
import { gatekeeper } from '../load/actors.ts'
import { assignmentRounds } from '../settings.ts'
import { newService, personOf } from '../world/one-service.ts'

const atOnce = 32
const servicesEach = 4
const mostMs = 500
const prepare = async (house: House) => {
  let made = 0
  const person = (role: Role, enterpriseId?: string) =>
    personOf(house, ++made, { role, ...(enterpriseId ? { enterpriseId } : {}) })
  const client = await person('cliententerprise')
  const carrier = await person('enterprise')
  const signNotice = () => ({})
  const world = situations(house, { signNotice, clock: { now: new Date() } })
  const rounds: Round[] = []
  for (let round = 0; round < assignmentRounds; round++) {
    const driver = await person('enterprisedriver', carrier.id)
    await world.consent(driver)
    const vehicleId = await makeTruck(house.openCtx(), carrier, {
      licensePlate: `ATA${100 + round}`,
      type: 'singleTruck',
      brand: 'Hino',
      model: '2022',
      cargo: ['general'],
    })
    const services: string[] = []
    for (let service = 0; service < servicesEach; service++) {
      const id = await world.create(client, newService())
      await world.take(carrier, id)
      services.push(id)
    }
    rounds.push({ services, pair: { driverId: driver.id, vehicleId } })
  }
  const enter = gatekeeper(house)
  return { rounds, carrier: await enter(carrier.id), client: await enter(client.id) }
}

const deadlocksIn = async (house: House): Promise<number> => {
  // The database says so a moment later.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const { rows } = await sql<{ n: number }>`
    select deadlocks::int as n from pg_stat_database where datname = current_database()`.execute(
    house.database.db,
  )
  return rows[0]?.n ?? 0
}

const winnersOf = async (house: House, { services }: Round): Promise<number> => {
  const assigned = await house.database.db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', services)
    .where('driver_id', 'is not', null)
    .execute()
  return assigned.length
}

await attacked(prepare, async (at) => {
  const { server, seed, house } = at
  const [first] = seed.rounds
  const bystanders = { path: `/v1/order/detail/${first?.services[0]}`, headers: seed.client.headers }
  const { meanwhile, value } = await waits(at, bystanders, () =>
    inThread<Assigned>('equal-assignments.ts', {
      url: server.url,
      headers: seed.carrier.headers,
      rounds: seed.rounds,
      atOnce,
    }),
  )
  console.log(`${seed.rounds.length} rounds of ${atOnce}: ${words(value.told)}`)
  const winners = await Promise.all(seed.rounds.map((round) => winnersOf(house, round)))
  const longest = Math.max(...meanwhile)
  const slowest = Math.max(...value.waits)
  const deadlocks = await deadlocksIn(house)
  return [
    judge(
      winners.every((count) => count === 1),
      'one service of each round has the driver',
    ),
    judge(deadlocks === 0, `${deadlocks} deadlocks`),
    judge(longest <= mostMs, `a bystander waited ${longest.toFixed(0)} ms at most, ${mostMs} ms allowed`),
    judge(
      !Object.keys(value.told).some((word) => /^(5|server)/.test(word)),
      `each was answered, the last after ${slowest.toFixed(0)} ms`,
    ),
  ].every(Boolean)
})
