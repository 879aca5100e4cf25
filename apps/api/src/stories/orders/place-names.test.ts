/** A place has one name, whoever wrote it and however. Decisions §13. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { up } from '#database/migrations/0044-plain-place-names.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, services } = await openStage()
const { db } = house.database
const client = await called('cliententerprise')
const placed = (name: string) => ({ name, latitude: 4.66, longitude: -74.12, code: '11001' })
const originOf = async (_id: string) => {
  const order = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
  return order.origin.name
}

test.each([
  'Calle 13 # 82-20, Bogotá, Bogotá D.C.',
  'Calle 13 # 82-20, Bogotá',
  'Calle 13 # 82-20, Bogotá D.C.',
])('a service from %s is told as from Bogotá D.C.', async (name) => {
  const id = await services.created(client, { origin: placed(name) })
  expect(await originOf(id)).toBe('Calle 13 # 82-20, Bogotá D.C.')
})

test('what was kept before is told the same, and nothing else is touched', async () => {
  const id = await services.created(client, {})
  const set = (origin_name: string) =>
    db.updateTable('orders').set({ origin_name }).where('id', '=', id).execute()
  for (const [kept, told] of [
    ['Zona Franca, bodega 21, Bogotá, Bogotá D.C.', 'Zona Franca, bodega 21, Bogotá D.C.'],
    ['Bogotá, Bogotá D.C.', 'Bogotá D.C.'],
    ['Calle 5, Soacha, Cundinamarca', 'Calle 5, Soacha, Cundinamarca'],
  ] as const) {
    await set(kept)
    await up(db as never)
    expect(await originOf(id)).toBe(told)
  }
})

test('a town is found by the beginning of its name, without its accents, and named as it is kept', async () => {
  const search = (text: string, limit?: number) =>
    client.send(api.places.search, { query: { text, ...(limit === undefined ? {} : { limit }) } })
  const { items, attribution } = await search('medel')
  expect(items[0]).toMatchObject({ code: '05001', town: 'Medellín', department: 'Antioquia' })
  expect(attribution).not.toBe('')
  expect((await search('bogota', 1)).items).toMatchObject([{ code: '11001', name: 'Bogotá D.C.' }])
  expect((await search('zzzzqx')).items).toEqual([])
})
