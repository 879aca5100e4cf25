/** What the live channel tells each listener is what he would read himself. Decisions §12, §14; Security B7. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { expect, test } from 'vitest'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import { earOf } from '../notifications/ear.fixture.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, truck, services } = await openStage()
const client = await called('client')

const enterpriseWith = async (bodyWork: 'refrigerated' | 'stake') => {
  const carrier = await called('enterprise')
  await truck(carrier.actor, { bodyWork, cargo: ['general', 'refrigerated'] })
  return carrier
}

test('each carrier hears whether a vehicle of its own fits, down to the body that the cargo demands', async () => {
  const cold = await enterpriseWith('refrigerated')
  const open = await enterpriseWith('stake')
  const carriers = [open, cold]
  const ears = await Promise.all(carriers.map((carrier) => earOf(house, carrier)))
  const _id = await services.created(client, { inMs: 40 * hourMs, typeLoadId: typeLoadId('refrigerated') })
  const heard = ears.map((ear) => () => ear.all('orderStatusBackoffice').find((order) => order._id === _id))
  await expect.poll(() => heard.every((first) => first() !== undefined), { timeout: 10_000 }).toBe(true)
  const read = await Promise.all(
    carriers.map((carrier) =>
      carrier.send<typeof api.orders.detail, 'open'>(api.orders.detail, { params: { _id } }),
    ),
  )
  expect(read.map(({ fits }) => fits)).toEqual(['vehicle.none_fits', null])
  expect(heard.map((first) => first())).toMatchObject(read.map(({ fits }) => ({ fits })))
})

test('of two who read alike one gets or loses something: from the next service on each hears his own, by whatever it was written', async () => {
  const carriers = [await called('enterprise'), await called('enterprise')]
  const [first, second] = carriers.map(({ actor }) => actor)
  const ears = await Promise.all(carriers.map((carrier) => earOf(house, carrier)))
  const { pool } = house.database
  const next = async () => {
    const _id = await services.created(client, { inMs: 40 * hourMs })
    const heard = ears.map((ear) => () => ear.all('orderStatusBackoffice').find((order) => order._id === _id))
    await expect.poll(() => heard.every((word) => word() !== undefined), { timeout: 10_000 }).toBe(true)
    const read = await Promise.all(
      carriers.map((carrier) =>
        carrier.send<typeof api.orders.detail, 'open'>(api.orders.detail, { params: { _id } }),
      ),
    )
    expect(heard.map((word) => word())).toMatchObject(read.map(({ fits, acts }) => ({ fits, acts })))
    return read.map(({ acts }) => acts.offer)
  }
  const both = async (change: (actor: Actor) => Promise<unknown>) => {
    if (!first || !second) throw new Error('nobody listens')
    await change(first)
    const found = [await next()]
    await change(second)
    return [...found, await next()]
  }
  expect(await next()).toEqual(['vehicle.none_fits', 'vehicle.none_fits'])
  expect(await both((actor) => truck(actor, { cargo: ['general'] }))).toEqual([
    [null, 'vehicle.none_fits'],
    [null, null],
  ])
  const losing = (text: string) => both(({ id }) => pool.query(text, [id]))
  const loads =
    'delete from vehicle_type_loads where vehicle_id in (select id from vehicles where owner_id = $1)'
  expect(await losing(loads)).toEqual([
    ['vehicle.none_fits', null],
    ['vehicle.none_fits', 'vehicle.none_fits'],
  ])
  const papers = 'update credentials set is_active = false where user_id = $1'
  expect(await losing(papers)).toEqual([
    ['carrier.papers_invalid', 'vehicle.none_fits'],
    ['carrier.papers_invalid', 'carrier.papers_invalid'],
  ])
}, 60_000)

test('an offer comes whole, as each hearer reads it in the service: the client what he would pay, its carrier what he would earn', async () => {
  const carrier = await enterpriseWith('stake')
  const administrator = await called('administrator')
  const hearers = [client, carrier, administrator]
  const _id = await services.created(client, { inMs: 40 * hourMs })
  const ears = await Promise.all(hearers.map((hearer) => earOf(house, hearer)))
  const body = { isOffer: true, idOrder: _id, value: 2_000_000, description: 'Salgo hoy' } as const
  const made = await carrier.send(api.offers.create, { body })
  const heard = () =>
    ears.map((ear) => ear.all('offerBackoffice').find(({ offerId }) => offerId === made._id)?.offer)
  await expect.poll(() => heard().every(Boolean), { timeout: 10_000 }).toBe(true)
  const read = await Promise.all(
    hearers.map(async (hearer) => {
      const { offers } = await hearer.send<typeof api.orders.detail, 'client'>(api.orders.detail, {
        params: { _id },
      })
      return offers.find((offer) => offer._id === made._id)
    }),
  )
  expect(heard()).toEqual(read)
  const [toClient, toCarrier] = heard()
  expect(toClient).toHaveProperty('valueProfit')
  expect(toClient).not.toHaveProperty('value')
  expect(toCarrier).toHaveProperty('value', 2_000_000)
  expect(toCarrier).not.toHaveProperty('valueProfit')
})
