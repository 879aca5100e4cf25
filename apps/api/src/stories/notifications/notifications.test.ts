import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { hasNews } from '#features/notifications/news/history-news.views.ts'
import { notify } from '#features/notifications/notify.ts'
import type { Caller } from '#testing/house.ts'
import { bellsOf } from './notifications.fixture.ts'
import { hourMs, minuteMs, openStage, type Fleet } from '../stage.fixture.ts'

const { house, called, fleet, ownDriver, services } = await openStage()
const { bellOf, kindsOf, unreadOf } = bellsOf(house)

let client: Caller
let mine: Fleet
beforeEach(async () => {
  client = await called('client')
  mine = await fleet()
})

const offerOf = async (carrier: Caller, idOrder: string, value = 1_800_000) =>
  (
    await carrier.send(api.offers.create, {
      body: { isOffer: true, idOrder, value, description: 'Salgo hoy' },
    })
  )._id

test('a client reads who offered for which service, and the way there', async () => {
  const id = await services.created(client)
  await offerOf(mine.carrier, id)
  const [told, ...more] = await bellOf(client)
  expect(more).toEqual([])
  expect(told).toMatchObject({
    kind: 'offer.made',
    title: 'Llegó una oferta para su servicio',
    text: expect.stringMatching(/^Bogotá.* – Medellín · .+ · Servicio [0-9a-f]{6}$/),
    link: `/main/cliente-servicios/${id}/ofertas`,
    orderId: id,
    isRead: false,
  })
})

test('nobody is told what he did himself', async () => {
  const id = await services.created(client)
  await offerOf(mine.carrier, id)
  expect(await kindsOf(mine.carrier)).toEqual([])
})

test('an agreement tells the winner to assign and the others that it is over', async () => {
  const rival = await ownDriver()
  const id = await services.created(client)
  const idOffer = await offerOf(mine.carrier, id)
  await offerOf(rival.carrier, id, 1_900_000)
  await client.send(api.offers.take, { params: { orderId: id }, body: { idOffer } })
  expect(await bellOf(mine.carrier)).toMatchObject([
    { kind: 'offer.accepted', link: `/main/enterprise-services/mis/${id}/asignar` },
  ])
  expect(await bellOf(rival.carrier)).toMatchObject([{ kind: 'offer.declined', link: '/conductor/cargas' }])
  expect(await kindsOf(client)).toEqual(['offer.made', 'offer.made'])
})

test('who takes the price of a client tells him to pay', async () => {
  const id = await services.taken(client, mine)
  expect(await bellOf(client)).toMatchObject([
    {
      kind: 'offer.accepted',
      title: 'Un transportador tomó su servicio. Ya puede pagar',
      link: `/main/cliente-servicios/${id}/pagar`,
    },
  ])
})

test('a counter-offer and an offer that ran out are told to the carrier who made it', async () => {
  const id = await services.created(client)
  const idOffer = await offerOf(mine.carrier, id)
  await client.send(api.offers.counter, {
    body: { idOffer, value: 2_000_000, description: 'Es lo que puedo' },
  })
  expect(await bellOf(mine.carrier)).toMatchObject([
    { kind: 'offer.countered', link: `/main/enterprise-services/disponibles/${id}/tomar` },
  ])
  house.clock.forward(25 * hourMs)
  expect(await kindsOf(mine.carrier)).toEqual(['offer.expired', 'offer.countered'])
})

test('a client whose counter-offer nobody answered is told that its time is over; of an offer he left alone he is not', async () => {
  const [countered, left] = [await services.created(client), await services.created(client)]
  const idOffer = await offerOf(mine.carrier, countered)
  await offerOf(mine.carrier, left)
  await client.send(api.offers.counter, { body: { idOffer, value: 2_000_000, description: 'Es todo' } })
  house.clock.forward(25 * hourMs)
  const told = (await bellOf(client)).filter(({ kind }) => kind === 'offer.expired')
  expect(told).toMatchObject([
    {
      title: 'El transportador no respondió a su propuesta a tiempo',
      link: `/main/cliente-servicios/${countered}/ofertas`,
    },
  ])
})

test('who had offered for a service that is cancelled is told that his offer is over', async () => {
  const id = await services.created(client)
  await offerOf(mine.carrier, id)
  await client.send(api.cancellations.cancel, { body: { orderId: id, description: 'Ya no hay carga' } })
  expect(await bellOf(mine.carrier)).toMatchObject([
    {
      kind: 'offer.declined',
      title: 'El servicio se canceló y su oferta se cerró',
      link: '/main/enterprise-services/disponibles',
    },
  ])
})

test('a whole trip tells each party its part, once', async () => {
  await services.finished(client, mine)
  expect(await kindsOf(client)).toEqual([
    'milestone.finish',
    'milestone.inFinish',
    'milestone.tripStart',
    'order.support_document_loaded',
    'milestone.inPosition',
    'order.assigned',
    'payment.paid',
    'offer.accepted',
  ])
  expect(await kindsOf(mine.carrier)).toEqual([
    'milestone.finish',
    'milestone.inFinish',
    'milestone.tripStart',
    'milestone.inPosition',
    'payment.paid',
  ])
  expect(await bellOf(mine.driver)).toMatchObject([
    { kind: 'order.trip_given', link: expect.stringMatching(/^\/conductor\/viaje\/[0-9a-f]{24}$/) },
  ])
})

test('a driver who gives way to another one is told', async () => {
  const id = await services.crewed(client, mine)
  const other = await called('enterprisedriver', { enterpriseId: mine.carrier.actor.id })
  await house.world.assign(mine.carrier.actor, id, { ...mine.pair, driverId: other.actor.id })
  expect(await bellOf(mine.driver)).toMatchObject([
    { kind: 'order.trip_withdrawn', link: '/conductor' },
    { kind: 'order.trip_given' },
  ])
  expect(await kindsOf(other)).toEqual(['order.trip_given'])
})

test('a service that ends by itself says why', async () => {
  await services.taken(client, mine, { inMs: 5 * hourMs })
  house.clock.forward(4 * hourMs)
  const [cancelled] = await bellOf(client)
  expect(cancelled).toMatchObject({
    kind: 'order.cancelled',
    title: 'El servicio se canceló: no se recibió el pago',
  })
  expect((await kindsOf(mine.carrier))[0]).toBe('order.cancelled')
})

test('a PQR rings at the desk, its answer with its author', async () => {
  const soport = await called('soport')
  const _id = (
    await client.send(api.support.create, { body: { subject: 'Cobro doble', description: 'Dos veces.' } })
  )._id
  expect(await bellOf(soport)).toMatchObject([
    { kind: 'pqr.filed', text: 'Cobro doble', link: `/main/pqr/${_id}` },
  ])
  await soport.send(api.support.update, {
    params: { _id },
    body: { response: 'Se devolvió.', status: 'Solucionado' },
  })
  expect(await bellOf(client)).toMatchObject([
    { kind: 'pqr.answered', text: 'Cobro doble', link: `/main/mis-solicitudes/${_id}` },
  ])
  expect(await kindsOf(soport)).toEqual(['pqr.filed'])
})

test('one is marked as read, then all that were shown; what came later stays unread', async () => {
  const id = await services.created(client)
  for (const other of [mine, await fleet(), await fleet()]) await offerOf(other.carrier, id)
  const [newest, , oldest] = await bellOf(client)
  expect(await unreadOf(client)).toBe(3)
  await client.send(api.notifications.read, { params: { _id: oldest?._id ?? '' } })
  await client.send(api.notifications.read, { params: { _id: oldest?._id ?? '' } })
  expect(await unreadOf(client)).toBe(2)
  house.clock.forward(minuteMs)
  await offerOf((await fleet()).carrier, id)
  await house.jobs.runJobs()
  await client.send(api.notifications.readAll, { body: { newest: newest?._id ?? '' } })
  expect(await unreadOf(client)).toBe(1)
  const unread = await client.send(api.notifications.all, { query: { isRead: 'false' } })
  expect(unread.items.map(({ kind }) => kind)).toEqual(['offer.made'])
})

test("another person's notification is not there", async () => {
  await services.taken(client, mine)
  const [told] = await bellOf(client)
  const stranger = await called('client')
  const _id = told?._id ?? ''
  expect(await stranger.refusal(api.notifications.read, { params: { _id } })).toBe('notification.not_found')
  expect(await stranger.refusal(api.notifications.readAll, { body: { newest: _id } })).toBe(
    'notification.not_found',
  )
  expect(await bellOf(stranger)).toEqual([])
})

test('the list goes on page by page without a gap', async () => {
  await house.database.transaction(async (tx) => {
    for (let number = 0; number < 7; number++)
      await notify(house.openCtx(tx), { userId: client.actor.id, kind: 'account.validated' })
  })
  const ids: string[] = []
  let after: string | undefined
  do {
    const query: { limit: number; after?: string } = { limit: 3, ...(after === undefined ? {} : { after }) }
    const page = await client.send(api.notifications.all, { query })
    expect(page.total).toBe(7)
    ids.push(...page.items.map(({ _id }) => _id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(new Set(ids).size).toBe(7)
})

test('who waits to be validated reads what staff asks of him', async () => {
  const waiting = await called('driver')
  await house.database.db
    .updateTable('users')
    .set({ is_active: false, validation: 'returned' })
    .where('id', '=', waiting.actor.id)
    .execute()
  await house.database.transaction((tx) =>
    notify(house.openCtx(tx), {
      userId: waiting.actor.id,
      kind: 'account.returned',
      facts: { note: 'La cédula no se lee.' },
    }),
  )
  expect(await bellOf(waiting)).toMatchObject([{ kind: 'account.returned', text: 'La cédula no se lee.' }])
})

test('an act that becomes visible late is told all the same', async () => {
  const id = await services.created(client)
  const other = await services.created(client)
  const late = await house.database.pool.connect()
  try {
    await late.query('begin')
    await late.query(
      `insert into order_history (order_id, act, actor_id, at, recorded_at, is_time_verified, details)
       values ($1, 'order.support_document_loaded', null, $2, $2, true, '{}')`,
      [other, house.clock.now],
    )
    await offerOf(mine.carrier, id)
    // An older transaction is under way: nothing behind it is read yet.
    expect(await kindsOf(client)).toEqual([])
    await late.query('commit')
  } finally {
    late.release()
  }
  expect((await kindsOf(client)).toSorted()).toEqual(['offer.made', 'order.support_document_loaded'])
})

test('two nodes that read the history at once tell everything once', async () => {
  const id = await services.created(client)
  for (const other of [mine, await fleet()]) await offerOf(other.carrier, id)
  await Promise.all([house.jobs.runJobs(), house.jobs.runJobs(), house.jobs.runJobs()])
  expect(await kindsOf(client)).toEqual(['offer.made', 'offer.made'])
})

test('what a restored database tells is told once more by nobody', async () => {
  const id = await services.created(client)
  await offerOf(mine.carrier, id)
  expect(await kindsOf(client)).toEqual(['offer.made'])
  await sql`update history_readers set transaction_id = 9000000000000`.execute(house.database.db)
  await offerOf((await fleet()).carrier, id)
  expect(await kindsOf(client)).toEqual(['offer.made', 'offer.made'])
})

test('a restored history that is nobody’s news is passed over at once, and what comes after it is told', async () => {
  const { db } = house.database
  const ahead = { transaction_id: 9_000_000_000_000, history_id: 0 }
  await services.created(client)
  await house.jobs.runJobs()
  const placed = () =>
    db
      .selectFrom('history_readers')
      .select(['transaction_id', 'history_id'])
      .where('name', '=', 'notifications')
      .executeTakeFirstOrThrow()
  const read = await placed()
  await db.updateTable('history_readers').set(ahead).where('name', '=', 'notifications').execute()
  house.clock.forward(48 * hourMs)
  const newsFrom = () => new Date(house.clock.now.getTime() - 24 * hourMs)
  expect(await hasNews(db, 'notifications', newsFrom())).toBe(true)
  await house.jobs.runJobs()
  // The sweeps of two days may have written something themselves, behind it.
  expect((await placed()).transaction_id).toBeGreaterThanOrEqual(read.transaction_id)
  expect((await placed()).transaction_id).toBeLessThan(ahead.transaction_id)
  expect(await hasNews(db, 'notifications', newsFrom())).toBe(false)
  const id = await services.created(client)
  await offerOf(mine.carrier, id)
  expect((await kindsOf(client)).filter((kind) => kind === 'offer.made')).toEqual(['offer.made'])
})
