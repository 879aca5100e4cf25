/** Each cause comes with what raises it and ends with it, without anybody telling the inbox. Decisions §11–§18; docs/decisions/0062. */
import { api } from '@arriero/contract'
import type { InboxCause } from '@arriero/domain/house/inbox'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { expect, test } from 'vitest'
import { insertWaiting } from '#features/credentials/credentials.store.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import { hourMs, paymentForm, postNotice, uploadJpeg, type Fleet } from '../stage.fixture.ts'
import { dayMs, openMoneyStage, pay, payoutOf } from '../payouts/payouts.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const { db } = house.database
const staff = {
  administrator: (await called('administrator')).actor,
  accountancy: (await called('accountancy')).actor,
}
/** Sessions end while the clock moves. */
const as = (role: keyof typeof staff) => house.as(staff[role])
const owner = () => house.as(client.actor)
const later = (ms: number): void => house.clock.forward(ms)

type Raised = {
  /** What the entry is of. */
  id: string
  end: () => unknown
  by?: keyof typeof staff
}

const running = async (crew: Fleet) => services.running(await owner(), crew, { inMs: 2 * hourMs })

const onTheRoad = (kind: 'late' | 'offRoute' | 'silent') => async (): Promise<Raised> => {
  const id = await running(await paidFleet())
  const alert = house.openCtx().newId()
  await db
    .insertInto('tracking_alerts')
    .values({ id: alert, order_id: id, kind, began_at: house.clock.now, ended_at: null })
    .execute()
  const end = () =>
    db.updateTable('tracking_alerts').set({ ended_at: house.clock.now }).where('id', '=', alert).execute()
  return { id, end }
}

/** Waits at both ends for longer than is free, and its client objects. */
const objected = async (): Promise<Raised> => {
  const crew = await paidFleet()
  const id = await services.crewed(await owner(), crew, { inMs: 5 * hourMs })
  later(5 * hourMs)
  await house.world.milestone(crew.driver.actor, id, 'inPosition')
  later(12 * hourMs)
  await house.world.supportDocument(crew.carrier.actor, id)
  await house.world.milestone(crew.driver.actor, id, 'tripStart')
  await house.world.milestone(crew.driver.actor, id, 'inFinish')
  const driver = await house.as(crew.driver.actor)
  const images = [await uploadJpeg(driver)]
  await driver.send(api.tracking.milestone, { params: { _id: id }, body: { milestone: 'finish', images } })
  const params = { orderId: id }
  await (await owner()).send(api.standby.object, { params, body: { reason: 'El muelle estaba libre' } })
  const decision = { hours: 1, reason: 'Se revisó la portería' }
  return {
    id,
    end: async () => (await as('accountancy')).send(api.standby.decide, { params, body: decision }),
  }
}

const approved = async (crew: Fleet): Promise<string> => {
  const id = await finished(crew)
  await (await owner()).send(api.orders.approve, { params: { _id: id } })
  return id
}

const returned = async (): Promise<Raised> => {
  const id = await approved(await paidFleet())
  await pay(await as('accountancy'), id, 'BANCO-7')
  const body = { reason: 'Cuenta inexistente' }
  await (await as('accountancy')).send(api.settlements.returned, { params: { _id: id }, body })
  const query = { q: id, limit: 100 }
  const { items } = await (await as('accountancy')).send(api.settlements.payouts, { query })
  const again = items.find(({ state }) => state === 'open')?._id ?? ''
  return { id, end: async () => pay(await as('accountancy'), again, 'BANCO-8'), by: 'accountancy' }
}

const confirming = async (): Promise<Raised> => {
  const id = await approved(await paidFleet())
  await setSecondPerson(house, 1_000_000)
  await pay(await as('accountancy'), id, 'BANCO-9')
  const end = async () => {
    await pay(await as('administrator'), id, 'BANCO-9')
    await setSecondPerson(house, 10_000_000)
  }
  return { id, end }
}

const strange = async (): Promise<Raised> => {
  const orderId = await services.taken(await owner(), await paidFleet(), { inMs: 20 * hourMs })
  const { fields } = await paymentForm(await owner(), orderId)
  await postNotice(house, house.signNotice({ ...fields, vads_trans_id: 'ZZZZZZ' }, 'CAPTURED'))
  const query = { verdict: ['unknown' as const], limit: 1 }
  const { items } = await (await as('administrator')).send(api.payments.notices, { query })
  return { id: items[0]?._id ?? '', end: () => later(32 * dayMs), by: 'accountancy' }
}

const stopped = async (): Promise<Raised> => {
  const listener = await called('cliententerprise')
  const body = { url: 'https://sistema.example.co/avisos', events: ['order.created' as const] }
  const { _id } = await listener.send(api.integrations.makeWebhook, { body })
  await db
    .updateTable('webhooks')
    .set({ stopped_because: 'gone', is_active: false })
    .where('id', '=', _id)
    .execute()
  const on = { params: { _id }, body: { isActive: true } }
  return { id: _id, end: () => listener.send(api.integrations.changeWebhook, on) }
}

const causes = {
  late: onTheRoad('late'),
  offRoute: onTheRoad('offRoute'),
  silent: onTheRoad('silent'),
  paperEnds: async () => {
    const crew = await paidFleet()
    const id = await running(crew)
    const until = (days: number) =>
      db
        .updateTable('credentials')
        .set({ expires_on: daysAfter(bogotaDay(house.clock.now), days) })
        .where('vehicle_id', '=', crew.pair.vehicleId)
        .where('kind', '=', 'soat')
        .execute()
    await until(-1)
    return { id, end: () => until(90) }
  },
  unpaid: async () => {
    const id = await services.taken(await owner(), await paidFleet(), { inMs: 70 * hourMs })
    later(13 * hourMs)
    return { id, end: () => house.world.pay(client.actor, id) }
  },
  standbyObjected: objected,
  refundDue: async () => {
    const id = await services.paid(await owner(), await paidFleet(), { inMs: 90 * hourMs })
    const body = { orderId: id, description: 'Ya no' }
    await (await owner()).send(api.cancellations.cancel, { body })
    const { items } = await (await as('accountancy')).send(api.refunds.all, { query: { q: id } })
    const params = { _id: items[0]?._id ?? '' }
    const end = async () =>
      (await as('accountancy')).send(api.refunds.pay, { params, body: { reference: 'DEV-1' } })
    return { id, end, by: 'accountancy' }
  },
  payoutDue: async () => {
    const id = await approved(await paidFleet())
    later(8 * dayMs)
    const { net } = await payoutOf(await as('accountancy'), id)
    expect(net).toBeGreaterThan(0)
    return { id, end: async () => pay(await as('accountancy'), id, 'BANCO-6'), by: 'accountancy' }
  },
  payoutReturned: returned,
  secondPerson: confirming,
  strangeNotice: strange,
  papersWait: async () => {
    const { carrier } = await paidFleet()
    const holder = { userId: carrier.actor.id }
    const paper = { holder, kind: 'taxRegistry' as const, name: 'RUT', imageIds: ['a'.repeat(24)] }
    const params = { _id: await insertWaiting(house.openCtx(), paper) }
    const body = { isValidated: false as const, reason: 'unreadable' as const }
    const end = async () => (await as('administrator')).send(api.papers.judge, { params, body })
    return { id: carrier.actor.id, end }
  },
  webhookStopped: stopped,
} satisfies Partial<Record<InboxCause, () => Promise<Raised>>>

const waits = async (cause: InboxCause, { id, by = 'administrator' }: Raised): Promise<boolean> => {
  const { items } = await (await as(by)).send(api.inbox.items, { query: { id } })
  return items.some((item) => item.causes.some((told) => told.cause === cause))
}

const rows: [InboxCause, () => Promise<Raised>][] = Object.entries(causes).map(([cause, raise]) => [
  cause as InboxCause,
  raise,
])

test.each(rows)('%s waits from when it is so until it is so no more', async (cause, raise) => {
  const raised = await raise()
  expect(await waits(cause, raised), 'raised').toBe(true)
  await raised.end()
  expect(await waits(cause, raised), 'ended').toBe(false)
})
