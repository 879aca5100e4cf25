/** What the live channel tells each listener is what he would read himself. Decisions §12, §14; Security B7. */
import { api } from '@arriero/contract'
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

test('what a carrier has got or lost since the last service is heard with the next, by whatever it was written', async () => {
  const carrier = await called('enterprise')
  const ear = await earOf(house, carrier)
  const { id } = carrier.actor
  const { pool } = house.database
  const fitsNext = async () => {
    const _id = await services.created(client, { inMs: 40 * hourMs })
    const heard = () => ear.all('orderStatusBackoffice').find((order) => order._id === _id)
    await expect.poll(() => heard() !== undefined, { timeout: 10_000 }).toBe(true)
    const params = { _id }
    const read = await carrier.send<typeof api.orders.detail, 'open'>(api.orders.detail, { params })
    expect(heard()).toMatchObject({ fits: read.fits, acts: read.acts })
    return [read.fits, read.acts.offer]
  }
  expect(await fitsNext()).toEqual(['vehicle.none_fits', 'vehicle.none_fits'])
  await truck(carrier.actor, { cargo: ['general'] })
  expect(await fitsNext()).toEqual([null, null])
  await pool.query(
    'delete from vehicle_type_loads where vehicle_id in (select id from vehicles where owner_id = $1)',
    [id],
  )
  expect(await fitsNext()).toEqual(['vehicle.none_fits', 'vehicle.none_fits'])
  await truck(carrier.actor, { cargo: ['general'] })
  await pool.query('update credentials set is_active = false where user_id = $1', [id])
  expect(await fitsNext()).toEqual([null, 'carrier.papers_invalid'])
})

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
