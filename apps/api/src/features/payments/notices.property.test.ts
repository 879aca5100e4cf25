/** Whatever sequence the gateway's notices arrive in, a service's money ends the same. Security M6, M7, M10. */
import { api } from '@arriero/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentFailures, type AttemptState } from '@arriero/domain/money/payment-attempts'
import { receiveNotice } from './notices.actions.ts'
import type { Db } from '#context.ts'
import { clientPrice, minuteMs, openStage, paymentForm, postNotice } from '../../stories/stage.fixture.ts'

/** `npm run bench -- notices` plays 10,000. */
const cases = Number(process.env['NOTICE_CASES'] ?? 150)
const { house, called, fleet, services } = await openStage()
const client = await called('cliententerprise')

const statuses = [
  'AUTHORISED',
  'CAPTURED',
  ...paymentFailures,
  'NOT_CREATED',
  'ACCEPTED',
  'WAITING_AUTHORISATION',
]

/** The end of one attempt as a function of what was said of it; by hand from decisions §11 and security M7. */
const ranks: readonly (readonly [AttemptState, readonly string[]])[] = [
  ['captured', ['CAPTURED']],
  ['CAPTURE_FAILED', ['CAPTURE_FAILED']],
  ['CANCELLED', ['CANCELLED']],
  ['EXPIRED', ['EXPIRED']],
  ['authorised', ['AUTHORISED']],
  ['REFUSED', ['REFUSED']],
  ['ABANDONED', ['ABANDONED', 'NOT_CREATED']],
]
const endOf = (said: readonly string[]): AttemptState =>
  ranks.find(([, words]) => said.some((word) => words.includes(word)))?.[0] ?? 'attempted'
const isMoney = (state: AttemptState) => state === 'captured' || state === 'authorised'

type Situation = {
  name: string
  orderId: string
  forms: Record<string, string>[]
  /** Said of each attempt before the notices begin. */
  before: string[][]
  isCancelled: boolean
}

const attempts = async (orderId: string, count: number) => {
  const forms: Record<string, string>[] = []
  for (let index = 0; index < count; index++) {
    forms.push((await paymentForm(client, orderId)).fields)
    house.clock.forward(1000)
  }
  return forms
}
const cancel = (orderId: string) =>
  client.send(api.cancellations.cancel, { body: { orderId, description: 'Ya no' } })

const unpaid = async (): Promise<Situation> => {
  const orderId = await services.taken(client, await fleet())
  const forms = await attempts(orderId, 3)
  return { name: 'unpaid', orderId, forms, before: [[], [], []], isCancelled: false }
}
/** The total grew after the first two attempts; `more` new ones are for the new total. */
const dearer = (more: number) => async (): Promise<Situation> => {
  const orderId = await services.taken(client, await fleet())
  const old = await attempts(orderId, 2)
  house.clock.forward(16 * minuteMs)
  await house.world.insure(client.actor, orderId, 80_000_000)
  const forms = [...old, ...(await attempts(orderId, more))]
  return { name: `insured, ${more} new`, orderId, forms, before: forms.map(() => []), isCancelled: false }
}
const cancelled = async (): Promise<Situation> => {
  const situation = await unpaid()
  await cancel(situation.orderId)
  return { ...situation, name: 'cancelled unpaid', isCancelled: true }
}
const authorised = async () => {
  const situation = await unpaid()
  const [form = {}] = situation.forms
  await postNotice(house, house.signNotice(form, 'AUTHORISED'))
  return { ...situation, before: [['AUTHORISED'], [], []] }
}
const cancelledPaid = async (): Promise<Situation> => {
  const situation = await authorised()
  await cancel(situation.orderId)
  return { ...situation, name: 'cancelled paid', isCancelled: true }
}
const cancelledDouble = async (): Promise<Situation> => {
  const situation = await authorised()
  await postNotice(house, house.signNotice(situation.forms[1] ?? {}, 'AUTHORISED'))
  await cancel(situation.orderId)
  const before = [['AUTHORISED'], ['AUTHORISED'], []]
  return { ...situation, before, name: 'cancelled, paid twice', isCancelled: true }
}
const onTheRoad = async (): Promise<Situation> => {
  const situation = await authorised()
  const crew = await fleet()
  await house.database.db
    .updateTable('orders')
    .set({ is_in_position: true, driver_id: crew.pair.driverId, vehicle_id: crew.pair.vehicleId })
    .where('id', '=', situation.orderId)
    .execute()
  return { ...situation, name: 'on the road' }
}

const situations = [
  await unpaid(),
  await dearer(1)(),
  await dearer(0)(),
  await cancelled(),
  await cancelledPaid(),
  await cancelledDouble(),
  await onTheRoad(),
]

/** The same transaction told twice is the very same notice; told as another one it has another id. */
const signed = situations.map(({ forms }) =>
  forms.map((form) => statuses.map((status) => [0, 1].map(() => house.signNotice(form, status)))),
)

type Notice = { attempt: number; status: number; copy: number }

class Undo extends Error {}

const stateOf = async (db: Db, { orderId }: Situation) => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempted_at')
    .execute()
  const refunds = await db.selectFrom('refunds_due').selectAll().where('order_id', '=', orderId).execute()
  return { order, rows, refunds }
}
type End = Awaited<ReturnType<typeof stateOf>>

/** What the notices make of the situation; nothing of it stays. */
const play = async (at: number, notices: readonly Notice[]): Promise<End> => {
  let end: End | undefined
  const work = house.database.db.transaction().execute(async (tx) => {
    for (const { attempt, status, copy } of notices) {
      const fields = signed[at]?.[attempt]?.[status]?.[copy] ?? {}
      await receiveNotice(house.openCtx(tx), fields)
    }
    end = await stateOf(tx, situations[at]!)
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return end!
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What the set alone decides; which of several equal payments counts is the one that came first. */
const decided = ({ order, rows, refunds }: End) => {
  const applied = rows.filter(({ is_applied }) => is_applied)
  return {
    status: order.status,
    isPaid: order.paid_at !== null,
    isLost: order.payment_lost_at !== null,
    shows: applied.length === 0 || order.status === 4 ? order.pay_status : 'the one that counts',
    states: rows.map(({ state, is_open }) => `${state}${is_open ? ' open' : ''}`),
    applied: applied.length,
    dueBack: sum(refunds.map(({ amount_pesos }) => amount_pesos)),
  }
}

const check = (situation: Situation, notices: readonly Notice[], end: End): void => {
  const { order, rows, refunds } = end
  const said = situation.before.map((words, index) => [
    ...words,
    ...notices.filter(({ attempt }) => attempt === index).map(({ status }) => statuses[status] ?? ''),
  ])
  const ends = said.map(endOf)
  expect(rows.map(({ state }) => state)).toEqual(ends)

  const money = rows.filter((_, index) => isMoney(ends[index] ?? 'none'))
  const counting = money.filter(({ is_applied }) => is_applied)
  expect(counting.length).toBeLessThanOrEqual(1)
  expect(new Set(refunds.map(({ attempt_id }) => attempt_id)).size).toBe(refunds.length)
  const received = sum(money.map(({ amount_pesos }) => amount_pesos))
  const dueBack = sum(refunds.map(({ amount_pesos }) => amount_pesos))
  if (situation.isCancelled) {
    expect(order.status).toBe(4)
    // Free at this hour: all of it goes back, and nothing that never came.
    expect(dueBack).toBe(received)
    // Shown as paid only by money that came, and nothing was to be kept of it.
    if (counting.length === 0) expect(['CAPTURED', 'ACCEPTED']).not.toContain(order.pay_status)
    expect(order.payment_lost_at).toBeNull()
    return
  }
  const fitting = money.filter(({ amount_pesos }) => amount_pesos === order.total_pesos)
  expect(counting).toHaveLength(fitting.length > 0 ? 1 : 0)
  expect(dueBack).toBe(received - sum(counting.map(({ amount_pesos }) => amount_pesos)))
  expect(order.paid_at !== null).toBe(fitting.length > 0 || order.is_in_position)
  expect(order.payment_lost_at !== null).toBe(order.is_in_position && fitting.length === 0)
  const [one] = counting
  if (one) {
    expect(one.amount_pesos).toBe(order.total_pesos)
    expect(order.pay_status).toBe(one.state === 'captured' ? 'CAPTURED' : 'ACCEPTED')
  } else expect(['CAPTURED', 'ACCEPTED']).not.toContain(order.pay_status)
}

const noticesOf = (at: number): fc.Arbitrary<Notice[]> =>
  fc.array(
    fc.record({
      attempt: fc.nat({ max: (situations[at]?.forms.length ?? 1) - 1 }),
      status: fc.nat({ max: statuses.length - 1 }),
      copy: fc.nat({ max: 1 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
const shuffled = (notices: readonly Notice[]) =>
  fc.shuffledSubarray([...notices], { minLength: notices.length, maxLength: notices.length })
/** Each word about each attempt once. */
const setOf = (notices: readonly Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [`${notice.attempt} ${notice.status}`, notice])).values(),
]
/** The same history told otherwise: in another sequence, with everything twice, or only its set. */
const toldOtherwise = (notices: readonly Notice[]) =>
  fc.oneof(shuffled(notices), shuffled([...notices, ...notices]), shuffled(setOf(notices)))

test.each(situations.map(({ name }, at) => ({ name, at })))(
  'notices about a service that is $name end the same in every sequence',
  async ({ at }) => {
    const arbitrary = noticesOf(at).chain((notices) => fc.tuple(fc.constant(notices), toldOtherwise(notices)))
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([notices, another]) => {
        const end = await play(at, notices)
        check(situations[at]!, notices, end)
        expect(decided(await play(at, another))).toEqual(decided(end))
      }),
      { numRuns: Math.ceil(cases / situations.length), endOnFailure: true },
    )
  },
  Math.max(600_000, cases * 1_000),
)

test('the situations are as they say', async () => {
  for (const [at, situation] of situations.entries()) {
    const { order } = await play(at, [])
    expect(order.status).toBe(situation.isCancelled ? 4 : 1)
    expect(order.client_pesos).toBe(clientPrice)
  }
})
