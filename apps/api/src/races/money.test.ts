import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import { afterAll, expect } from 'vitest'
import { openStage } from '../stories/stage.fixture.ts'
import { hadWaited } from '../stories/orders/waited.fixture.ts'
import { shot, type Answer, type Shot } from './barrier.fixture.ts'
import { isWin, races, rounds, tally } from './race.fixture.ts'

const stage = await openStage({ poolSize: 20 })
const { house, called, fleet, services, orderRow, refundsOf } = stage
const client = await called('cliententerprise')
const truck = await fleet()
const nobody = { token: '' }

const noticeOf = (name: string, body: Record<string, string>): Shot => ({
  ...shot(name, nobody, { endpoint: api.payments.notification, input: { body } }),
  form: true,
})

/** A taken service and the form of its open attempt. */
const toBePaid = async () => {
  const orderId = await services.taken(client, truck)
  return { orderId, form: await attemptOf(orderId) }
}
const attemptOf = async (orderId: string) => {
  const { transaction } = await client.send(api.payments.start, { body: { orderId } })
  return (await client.send(api.payments.sign, { body: { sign: transaction } })).fields
}
const cancelOf = (orderId: string): Shot =>
  shot('cancel', client, {
    endpoint: api.cancellations.cancel,
    input: { body: { orderId, description: 'Ya no' } },
  })
const rateOf = (_id: string): Shot =>
  shot('rate', client, { endpoint: api.ratings.create, input: { body: { _id, calification: 4 } } })
const payOf = (orderId: string): Shot =>
  shot('pay', client, { endpoint: api.payments.start, input: { body: { orderId } } })

const shots = (n: number, of: (index: number) => Shot): Shot[] =>
  Array.from({ length: n }, (_, index) => of(index))
const count = (answers: readonly Answer[], name: string) =>
  answers.filter((answer) => answer.name === name && isWin(answer)).length
const noticesOf = async (orderId: string) =>
  house.database.db
    .selectFrom('payment_notices as n')
    .innerJoin('payment_attempts as a', 'a.id', 'n.attempt_id')
    .select('n.id')
    .where('a.order_id', '=', orderId)
    .execute()

races(stage, [
  {
    says: 'of equal captures the first pays and the rest say the same',
    start: async (n) => {
      const { orderId, form } = await toBePaid()
      const notice = house.signNotice(form, 'CAPTURED')
      return { orderId, shots: shots(n, () => noticeOf('notice', notice)) }
    },
    losersRead: [],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(count(answers, 'notice')).toBe(answers.length)
      expect(await orderRow(orderId)).toMatchObject({ status: 1, pay_status: 'CAPTURED' })
      expect(await noticesOf(orderId)).toHaveLength(1)
      expect(await refundsOf(orderId)).toEqual([])
    },
  },
  {
    says: 'of captures of two attempts one pays and the other is due back',
    start: async (n) => {
      const { orderId, form } = await toBePaid()
      const later = await attemptOf(orderId)
      return {
        orderId,
        shots: shots(n, (index) =>
          noticeOf(
            'notice',
            house.signNotice(index % 2 === 0 ? form : later, index % 3 === 0 ? 'AUTHORISED' : 'CAPTURED'),
          ),
        ),
      }
    },
    losersRead: [],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(count(answers, 'notice')).toBe(answers.length)
      const row = await orderRow(orderId)
      expect(row.paid_at).not.toBeNull()
      expect(await refundsOf(orderId)).toMatchObject([{ cause: 'duplicate', amount_pesos: row.total_pesos }])
    },
  },
  {
    says: 'money that meets a cancellation is all given back',
    start: async (n) => {
      const { orderId, form } = await toBePaid()
      return {
        orderId,
        shots: shots(n, (index) =>
          index % 2 === 0 ? cancelOf(orderId) : noticeOf('notice', house.signNotice(form, 'CAPTURED')),
        ),
      }
    },
    losersRead: ['order.cancelled'],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(count(answers, 'cancel')).toBe(1)
      const row = await orderRow(orderId)
      expect(row.status).toBe(4)
      const [refund, ...more] = await refundsOf(orderId)
      expect(more).toEqual([])
      // Free at this hour, whichever came first.
      expect(refund).toMatchObject({
        amount_pesos: row.total_pesos,
        cause: row.paid_at ? 'cancellation' : 'late',
      })
    },
  },
  {
    says: 'of attempts opened together one stays open',
    start: async (n) => {
      const orderId = await services.taken(client, truck)
      return { orderId, shots: shots(n, () => payOf(orderId)) }
    },
    losersRead: [],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(count(answers, 'pay')).toBe(answers.length)
      const open = await house.database.db
        .selectFrom('payment_attempts')
        .select('id')
        .where('order_id', '=', orderId)
        .where('is_open', '=', true)
        .execute()
      expect(open).toHaveLength(1)
    },
  },
  {
    says: 'one key, one attempt: repeats read the stored answer',
    start: async (n) => {
      const orderId = await services.taken(client, truck)
      const key = randomUUID()
      return { orderId, shots: shots(n, () => ({ ...payOf(orderId), key })) }
    },
    losersRead: [],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(new Set(answers.map(({ reply }) => reply['transaction'])).size).toBe(1)
      const attempts = house.database.db
        .selectFrom('payment_attempts')
        .select('id')
        .where('order_id', '=', orderId)
      expect(await attempts.execute()).toHaveLength(1)
    },
  },
])

const drivers = await Promise.all(Array.from({ length: Math.max(2, Math.ceil(rounds / 20)) }, () => fleet()))
let turn = 0
/** Days of their own, so that one driver may have finished many. */
const finished = async () => {
  const crew = drivers[turn++ % drivers.length]!
  const orderId = await services.running(client, crew)
  await house.world.milestone(crew.driver.actor, orderId, 'inFinish')
  await house.world.milestone(crew.driver.actor, orderId, 'finish')
  return orderId
}

races(stage, [
  {
    says: 'of equal ratings one counts',
    start: async (n) => {
      const orderId = await finished()
      return { orderId, shots: shots(n, () => rateOf(orderId)) }
    },
    losersRead: ['rating.already_given'],
    after: async (orderId) => {
      expect(await orderRow(orderId)).toMatchObject({ client_stars: 4, status: 3 })
    },
  },
])

/** A wait the client has accepted, and the forms of two attempts to pay it. */
const owedWait = async () => {
  const orderId = await finished()
  await hadWaited(house, orderId)
  await client.send(api.standby.accept, { params: { orderId } })
  const formOf = async () => {
    const { transaction } = await client.send(api.payments.start, { body: { orderId, charge: 'standby' } })
    return (await client.send(api.payments.sign, { body: { sign: transaction } })).fields
  }
  return { orderId, forms: [await formOf(), await formOf()] }
}

races(stage, [
  {
    says: 'of captures of two attempts to pay a wait one counts and the other is due back',
    start: async (n) => {
      const { orderId, forms } = await owedWait()
      return {
        orderId,
        shots: shots(n, (index) =>
          noticeOf(
            'notice',
            house.signNotice(forms[index % 2] ?? {}, index % 3 === 0 ? 'AUTHORISED' : 'CAPTURED'),
          ),
        ),
      }
    },
    losersRead: [],
    winners: 'any',
    after: async (orderId, answers) => {
      expect(count(answers, 'notice')).toBe(answers.length)
      const row = await orderRow(orderId)
      expect(row).toMatchObject({ standby_state: 'paid', pay_status: 'CAPTURED' })
      const { total_pesos: owed } = await house.database.db
        .selectFrom('standby_charges')
        .select('total_pesos')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      expect(await refundsOf(orderId)).toMatchObject([{ cause: 'duplicate', amount_pesos: owed }])
    },
  },
])

afterAll(() => {
  if (rounds > 10) process.stdout.write(`${tally()}\n`)
})
