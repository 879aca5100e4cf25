import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { hourMs, openStage, type Fleet } from '../stories/stage.fixture.ts'
import { shot, type Answer, type Shot } from './barrier.fixture.ts'
import { isWin, longRaceMs, raced, races, rounds, sizes, tally, type Race } from './race.fixture.ts'

const stage = await openStage({ poolSize: 20 })
const { called, fleet, truck, services, orderRow } = stage
const client = await called('cliententerprise')

const assignOf = (name: string, { carrier }: Fleet, [_id, pair]: [string, Fleet['pair']]): Shot =>
  shot(name, carrier, { endpoint: api.orders.update, input: { params: { _id }, body: pair } })
const cancelOf = (orderId: string): Shot =>
  shot('cancel', client, {
    endpoint: api.cancellations.cancel,
    input: { body: { orderId, description: 'Ya no' } },
  })
const inPositionOf = (crew: Fleet, _id: string): Shot =>
  shot('in position', crew.driver, {
    endpoint: api.tracking.milestone,
    input: { params: { _id }, body: { milestone: 'inPosition' } },
  })
const count = (answers: readonly Answer[], name: string) =>
  answers.filter((answer) => answer.name === name && isWin(answer)).length
const shots = (n: number, of: (index: number) => Shot): Shot[] =>
  Array.from({ length: n }, (_, index) => of(index))

/** Told by the database itself, which needs a moment to say so. */
const noDeadlocks = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const { rows } = await sql<{
    deadlocks: number
  }>`select deadlocks::int from pg_stat_database where datname = current_database()`.execute(
    stage.house.database.db,
  )
  expect(rows).toEqual([{ deadlocks: 0 }])
}

races(stage, [
  {
    says: 'one driver goes to one of two services at the same hour',
    start: async (n) => {
      const crew = await fleet()
      const others = [await truck(crew.carrier.actor), await truck(crew.carrier.actor)]
      const orders = [
        await services.taken(client, crew),
        await services.taken(client, crew, { inMs: 31 * hourMs }),
      ]
      return {
        orderId: orders[0]!,
        shots: shots(n, (index) => {
          const pair = { driverId: crew.pair.driverId, vehicleId: others[index % 2]! }
          return assignOf(`service ${index % 2}`, crew, [orders[index % 2]!, pair])
        }),
      }
    },
    losersRead: ['driver.busy'],
    winners: 'any',
    after: async (_, answers) => {
      const won = [count(answers, 'service 0') > 0, count(answers, 'service 1') > 0]
      expect(won.filter(Boolean)).toHaveLength(1)
    },
  },
  {
    says: 'one truck goes to one of two services at the same hour',
    start: async (n) => {
      const crew = await fleet()
      const other = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
      const drivers = [crew.pair.driverId, other.actor.id]
      const orders = [await services.taken(client, crew), await services.taken(client, crew)]
      return {
        orderId: orders[0]!,
        shots: shots(n, (index) => {
          const pair = { driverId: drivers[index % 2]!, vehicleId: crew.pair.vehicleId }
          return assignOf(`service ${index % 2}`, crew, [orders[index % 2]!, pair])
        }),
      }
    },
    losersRead: ['vehicle.busy'],
    winners: 'any',
    after: async (_, answers) => {
      const won = [count(answers, 'service 0') > 0, count(answers, 'service 1') > 0]
      expect(won.filter(Boolean)).toHaveLength(1)
    },
  },
  {
    says: 'a driver in position and a cancellation: one of the two',
    start: async (n) => {
      const crew = await fleet()
      const orderId = await services.crewed(client, crew)
      return {
        orderId,
        shots: shots(n, (index) => (index % 2 === 0 ? inPositionOf(crew, orderId) : cancelOf(orderId))),
      }
    },
    losersRead: ['order.cancelled', 'order.in_position'],
    winners: 'any',
    after: async (orderId, answers) => {
      const row = await orderRow(orderId)
      expect(row.is_in_position).toBe(count(answers, 'in position') > 0)
      expect(row.status === 4).toBe(count(answers, 'cancel') === 1)
      expect(row.is_in_position).toBe(row.status !== 4)
    },
  },
  {
    says: 'a cancellation and an assignment leave a service that is cancelled',
    start: async (n) => {
      const crew = await fleet()
      const orderId = await services.paid(client, crew)
      return {
        orderId,
        shots: shots(n, (index) =>
          index % 2 === 0 ? cancelOf(orderId) : assignOf('assign', crew, [orderId, crew.pair]),
        ),
      }
    },
    losersRead: ['order.cancelled'],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(count(answers, 'cancel')).toBe(1)
      const row = await orderRow(orderId)
      expect(row.status).toBe(4)
      expect(row.driver_id !== null).toBe(count(answers, 'assign') > 0)
    },
  },
])

const equalAssignments: Race = {
  says: 'one driver with one truck goes to one of four services at the same hour',
  start: async (n) => {
    const crew = await fleet()
    const orders = [0, 1, 2, 3].map(() => services.taken(client, crew))
    const ids = await Promise.all(orders)
    return {
      orderId: ids[0]!,
      shots: shots(n, (index) => assignOf(`of four ${index % 4}`, crew, [ids[index % 4]!, crew.pair])),
    }
  },
  losersRead: ['driver.busy', 'vehicle.busy'],
  winners: 'any',
  after: async (_, answers) => {
    const won = [0, 1, 2, 3].filter((index) => count(answers, `of four ${index}`) > 0)
    expect(won).toHaveLength(1)
    await noDeadlocks()
  },
}

test.each(sizes)(
  'one driver with one truck goes to one of four services at the same hour, %d at once, and nobody locks another out',
  (n) => raced(stage, equalAssignments, n),
  longRaceMs,
)

afterAll(() => {
  if (rounds > 10) process.stdout.write(`${tally()}\n`)
})
