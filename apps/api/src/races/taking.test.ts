import { api } from '@arriero/contract'
import { afterAll, expect } from 'vitest'
import { createBody, hourMs, openStage } from '../stories/stage.fixture.ts'
import { shot, type Answer, type Shot } from './barrier.fixture.ts'
import { isWin, races, rounds, tally } from './race.fixture.ts'

const stage = await openStage({ poolSize: 20 })
const { house, called, fleet, ownDriver, services, orderRow } = stage
const client = await called('cliententerprise')
const carriers = await Promise.all(
  Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? fleet() : ownDriver())),
)

const carrierAt = (index: number) => carriers[index % carriers.length]!.carrier
const takeOf = (idOrder: string, index: number): Shot =>
  shot('take', carrierAt(index), {
    endpoint: api.offers.create,
    input: { body: { isOffer: false, idOrder } },
  })
const acceptOf = (orderId: string, idOffer: string): Shot =>
  shot('accept', client, { endpoint: api.offers.take, input: { params: { orderId }, body: { idOffer } } })
const withdrawOf = (_id: string, index: number): Shot =>
  shot('withdraw', carrierAt(index), { endpoint: api.offers.withdraw, input: { params: { _id } } })
const acceptCounterOf = (_id: string, index: number): Shot =>
  shot('accept counter', carrierAt(index), { endpoint: api.offers.acceptCounter, input: { params: { _id } } })
const moveOf = (_id: string): Shot => {
  const { reservationDate, hourService = '08:00 AM' } = createBody(
    new Date(house.clock.now.getTime() + 60 * hourMs),
  )
  return shot('move the date', client, {
    endpoint: api.orders.update,
    input: { params: { _id }, body: { reservationDate, hourService } },
  })
}
const cancelOf = (orderId: string): Shot =>
  shot('cancel', client, {
    endpoint: api.cancellations.cancel,
    input: { body: { orderId, description: 'Ya no' } },
  })

const shots = (n: number, of: (index: number) => Shot): Shot[] =>
  Array.from({ length: n }, (_, index) => of(index))

const offerOf = async (index: number, idOrder: string, value: number): Promise<string> => {
  const body = { isOffer: true as const, idOrder, value, description: 'Listo' }
  return (await carrierAt(index).send(api.offers.create, { body }))._id
}

/** A few offers are enough to be accepted by many hands. */
const offered = async (n: number, isCountered = false) => {
  const orderId = await services.created(client)
  const offers: string[] = []
  for (let index = 0; index < Math.min(n, 4); index++) {
    const id = await offerOf(index, orderId, 2_000_000 + index * 10_000)
    if (isCountered)
      await client.send(api.offers.counter, { body: { idOffer: id, value: 2_300_000, description: 'Tanto' } })
    offers.push(id)
  }
  return { orderId, offers, offerAt: (index: number) => offers[index % offers.length]! }
}

const isHeld = async (orderId: string) => {
  expect((await orderRow(orderId)).status).toBe(1)
}
const notOpen = ['order.not_open', 'offer.not_open']
const count = (answers: readonly Answer[], name: string) =>
  answers.filter((answer) => answer.name === name && isWin(answer)).length

races(stage, [
  {
    says: 'of carriers who take the same service, one gets it',
    start: async (n) => {
      const orderId = await services.created(client)
      return { orderId, shots: shots(n, (index) => takeOf(orderId, index)) }
    },
    losersRead: ['order.not_open'],
    after: isHeld,
  },
  {
    says: 'of offers a client accepts twice, one counts',
    start: async (n) => {
      const { orderId, offerAt } = await offered(n)
      return { orderId, shots: shots(n, (index) => acceptOf(orderId, offerAt(index))) }
    },
    losersRead: notOpen,
    after: isHeld,
  },
  {
    says: 'a client accepts while others take: one agreement',
    start: async (n) => {
      const { orderId, offerAt } = await offered(n)
      return {
        orderId,
        shots: shots(n, (index) =>
          index % 2 === 0 ? takeOf(orderId, index) : acceptOf(orderId, offerAt(index)),
        ),
      }
    },
    losersRead: notOpen,
    after: isHeld,
  },
  {
    says: 'a client accepts one offer while another carrier accepts his counter: one agreement',
    start: async (n) => {
      const { orderId, offers, offerAt } = await offered(n, true)
      const fresh = await offerOf(9, orderId, 1_950_000)
      return {
        orderId,
        shots: shots(n, (index) =>
          index % 2 === 0 ? acceptCounterOf(offerAt(index), index % offers.length) : acceptOf(orderId, fresh),
        ),
      }
    },
    losersRead: notOpen,
    after: isHeld,
  },
  {
    says: 'a client accepts the offer its carrier withdraws: one of the two',
    start: async (n) => {
      const { orderId, offers } = await offered(1)
      return {
        orderId,
        shots: shots(n, (index) =>
          index % 2 === 0 ? acceptOf(orderId, offers[0]!) : withdrawOf(offers[0]!, 0),
        ),
      }
    },
    losersRead: notOpen,
    after: async (orderId, answers) => {
      expect((await orderRow(orderId)).status).toBe(count(answers, 'accept'))
    },
  },
  {
    says: 'carriers take while the client moves the date once: both stand, in one order',
    start: async (n) => {
      const orderId = await services.created(client)
      return { orderId, shots: shots(n, (index) => (index === 0 ? moveOf(orderId) : takeOf(orderId, index))) }
    },
    losersRead: ['order.not_open'],
    winners: 'any',
    after: async (orderId, answers) => {
      const row = await orderRow(orderId)
      expect(count(answers, 'take')).toBe(1)
      const isMoved = row.reservation_at.getTime() > house.clock.now.getTime() + 50 * hourMs
      expect(isMoved).toBe(count(answers, 'move the date') === 1)
      expect(row.pay_until! < row.reservation_at).toBe(true)
    },
  },
  {
    says: 'carriers take while the client cancels: money and state follow one order',
    start: async (n) => {
      const orderId = await services.created(client)
      return {
        orderId,
        shots: shots(n, (index) => (index % 2 === 0 ? takeOf(orderId, index) : cancelOf(orderId))),
      }
    },
    losersRead: ['order.not_open', 'order.cancelled'],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(count(answers, 'cancel')).toBe(1)
      expect(count(answers, 'take')).toBeLessThanOrEqual(1)
      const row = await orderRow(orderId)
      expect(row.status).toBe(4)
      expect(row.carrier_id !== null).toBe(count(answers, 'take') === 1)
    },
  },
])

afterAll(() => {
  if (rounds > 10) process.stdout.write(`${tally()}\n`)
})
