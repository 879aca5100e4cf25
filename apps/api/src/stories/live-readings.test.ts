/** What the live channel tells each listener is what he would read himself. Decisions §12, §14; Security B7. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import { earOf } from './ear.fixture.ts'
import { hourMs, openStage } from './stage.fixture.ts'

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
