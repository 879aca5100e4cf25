import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { createBody, hourMs, openStage, paymentForm, uploadJpeg, uploadPng } from '../stage.fixture.ts'

// The sandbox gateway looks at the real clock, so this story is told today.
const { house, called, fleet, orderRow, actsOf } = await openStage({ start: new Date().toISOString() })
const client = await called('cliententerprise')
const { carrier, driver, pair } = await fleet()

const orderId = async () =>
  (
    await client.send(api.orders.create, {
      body: createBody(new Date(house.clock.now.getTime() + 8 * hourMs), {
        images: [await uploadPng(client)],
      }),
    })
  )._id

/** What the browser does at the gateway: posts the form, chooses an outcome on its page. */
const payAtTheGateway = async (id: string, outcome: string): Promise<string | null> => {
  const { action, fields, signature } = await paymentForm(client, id)
  const form = new URLSearchParams({ ...fields, signature })
  const page = await fetch(action, { method: 'POST', body: form, redirect: 'manual' })
  expect(page.status).toBe(303)
  const payment = new URL(page.headers.get('location') ?? '', action)
  expect((await fetch(payment)).status).toBe(200)
  const back = await fetch(payment, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
  return back.headers.get('location')
}

const report = (_id: string, milestone: string, more: object = {}) =>
  driver.send(api.tracking.milestone, {
    params: { _id },
    body: { milestone: milestone as 'finish', ...more },
  })

const insurance = async (id: string) => {
  const lists = await client.send(api.insurance.catalogues, {})
  const [commodity] = lists.responseMercancias
  return client.send(api.insurance.create, {
    body: {
      orderId: id,
      responseMercancias: { id: commodity?.cod_mercan ?? '' },
      responseEmpaque: lists.responseEmpaque[0]?.cod_tipemp ?? '',
      responseMovili: lists.responseMovili[0]?.cod_movili ?? '',
      priceCommodity: 100_000_000,
      priceInsurance: 150_000,
    },
  })
}

test('a service goes from request to rating, through the gateway’s page and the insurer', async () => {
  const _id = await orderId()
  const offer = { isOffer: true as const, idOrder: _id, value: 2_000_000, description: 'Con ayudante' }
  const { _id: idOffer } = await carrier.send(api.offers.create, { body: offer })
  await client.send(api.offers.take, { params: { orderId: _id }, body: { idOffer } })

  expect((await insurance(_id)).data.link).toMatch(/^http/)
  expect((await orderRow(_id)).total_pesos).toBe(2_618_000 + 150_000 + 28_500)

  await payAtTheGateway(_id, 'paid')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'ACCEPTED', status: 1 })
  await house.jobs.runJobs()
  const policy = await house.database.db
    .selectFrom('insurance_policies')
    .selectAll()
    .where('order_id', '=', _id)
    .executeTakeFirstOrThrow()
  expect(policy.state).toBe('issued')
  const paper = await fetch(policy.link ?? '')
  expect((await paper.text()).slice(0, 5)).toBe('%PDF-')

  await carrier.send(api.orders.update, { params: { _id }, body: pair })
  await report(_id, 'onTheWay')
  await report(_id, 'inPosition')
  await report(_id, 'loadingStart')
  const file = await uploadJpeg(driver)
  await driver.send(api.orders.loadSupportDocument, { params: { _id }, body: { file } })
  for (const step of ['tripStart', 'inFinish', 'unloadingStart']) await report(_id, step)
  await report(_id, 'finish', { images: [await uploadJpeg(driver)] })
  await client.send(api.ratings.create, { body: { _id, calification: 5, description: 'Puntual' } })
  await carrier.send(api.ratings.create, { body: { _id, calification: 4 } })

  expect(await orderRow(_id)).toMatchObject({ status: 3, client_stars: 5, carrier_stars: 4 })
  expect((await orderRow(_id)).approved_at).toEqual(house.clock.now)
  expect((await actsOf(_id)).filter((act) => !act.startsWith('payment.'))).toEqual([
    'order.created',
    'offer.made',
    'offer.accepted',
    'order.insured',
    'policy.issued',
    'order.assigned',
    'milestone.onTheWay',
    'milestone.inPosition',
    'milestone.loadingStart',
    'order.support_document_loaded',
    'milestone.tripStart',
    'milestone.inFinish',
    'milestone.unloadingStart',
    'milestone.finish',
    'order.rated',
    'order.rated',
  ])
  const score = (id: string) =>
    house.database.db
      .selectFrom('users')
      .select(['score_sum', 'score_count', 'finished_count', 'total_pesos'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  expect(await score(carrier.actor.id)).toEqual({
    score_sum: 5,
    score_count: 1,
    finished_count: 1,
    total_pesos: 2_000_000,
  })
  expect(await score(driver.actor.id)).toMatchObject({ score_sum: 5, finished_count: 1, total_pesos: 0 })
  const earnedWith = await carrier.send<typeof api.users.detail, 'enterprise'>(api.users.detail, {
    params: { _id: driver.actor.id },
  })
  expect(earnedWith).toMatchObject({ countOrder: 1, countPrice: 2_000_000 })
  expect(await score(client.actor.id)).toMatchObject({
    score_sum: 4,
    finished_count: 1,
    total_pesos: 2_796_500,
  })
})

test('a card refused at the gateway’s page leaves the service to be paid again', async () => {
  const _id = await orderId()
  await carrier.send(api.offers.create, { body: { isOffer: false, idOrder: _id } })
  await payAtTheGateway(_id, 'refused')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'REFUSED', paid_at: null })
  await payAtTheGateway(_id, 'paid')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'ACCEPTED' })
})

test('cargo is insured once, for the premium that was shown, before it is paid', async () => {
  const _id = await orderId()
  await carrier.send(api.offers.create, { body: { isOffer: false, idOrder: _id } })
  const lists = await client.send(api.insurance.catalogues, {})
  const body = {
    orderId: _id,
    responseMercancias: { id: lists.responseMercancias[0]?.cod_mercan ?? '' },
    responseEmpaque: lists.responseEmpaque[0]?.cod_tipemp ?? '',
    responseMovili: lists.responseMovili[0]?.cod_movili ?? '',
    priceCommodity: 100_000_000,
  }
  expect(await client.refusal(api.insurance.create, { body: { ...body, priceInsurance: 1 } })).toBe(
    'insurance.premium_differs',
  )
  await client.send(api.payments.start, { body: { orderId: _id } })
  expect(await client.refusal(api.insurance.create, { body })).toBe('insurance.payment_open')
  house.clock.forward(16 * 60_000)
  await client.send(api.insurance.create, { body })
  expect(await client.refusal(api.insurance.create, { body })).toBe('insurance.already_bought')
})
