import { api } from '@arriero/contract'
import type { Line } from '@arriero/domain/places/geography'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf, queryClient } from '#shared/api/queries.ts'
import { keepTrip } from '#shared/map/kept/keep-trip.ts'
import { forgetTrip, keptTile, keptTrip, keptTrips } from '#shared/map/kept/tile-db.ts'
import { keepGround, keepGrounds, removeGround, stopGrounds } from './ground-keeper.ts'

const [near, other] = ['a'.repeat(24), 'b'.repeat(24)] as const

const bogotaFacatativa: Line = [
  [-74.08, 4.61],
  [-74.36, 4.81],
]
const onLine = (facts: { saveData: boolean; effectiveType: string }) =>
  vi.spyOn(navigator as Navigator & { connection: typeof facts }, 'connection', 'get').mockReturnValue(facts)
const wide = { saveData: false, effectiveType: '4g' }

const know = (orderId: string, line: Line) => {
  const input = { params: { _id: orderId } }
  queryClient.setQueryData(keyOf(api.tracking.location, input), { line })
  queryClient.setQueryData(keyOf(api.tolls.ofOrder, input), {})
  queryClient.setQueryData(keyOf(api.orders.detail, input), {})
}

beforeEach(() => {
  onLine(wide)
  queryClient.setQueryData(keyOf(api.brand.open, {}), { mapStyleUrl: null })
  know(near, bogotaFacatativa)
  know(other, bogotaFacatativa)
})
afterEach(async () => {
  stopGrounds()
  for (const { orderId } of await keptTrips()) await forgetTrip(orderId)
  queryClient.clear()
  vi.restoreAllMocks()
})

test('the ground of a trip comes by itself, whole, each tile of it in the phone', async () => {
  await keepGrounds([near])
  const trip = await keptTrip(near)
  expect(trip).toMatchObject({ isWhole: true })
  expect(trip?.keys.length).toBeGreaterThanOrEqual(20)
  const tiles = await Promise.all((trip?.keys ?? []).map(keptTile))
  expect(tiles.reduce((sum, tile) => sum + (tile?.byteLength ?? NaN), 0)).toBe(trip?.bytes)
})

test('of a trip that takes more of a phone than it may comes what fits, and it is not begun again', async () => {
  const most = 200_000
  const { signal } = new AbortController()
  const trip = await keepTrip(near, bogotaFacatativa, { signal, onProgress: () => undefined, most })
  expect(trip).toMatchObject({ isWhole: false, isFull: true })
  expect(trip.bytes).toBeLessThanOrEqual(most)
  expect(trip.keys.length).toBeGreaterThan(4)
  const fetched = vi.spyOn(window, 'fetch')
  await keepGrounds([near])
  expect(fetched).not.toHaveBeenCalled()
  await keepGrounds([])
  expect(await Promise.all(trip.keys.map(keptTile))).toEqual(trip.keys.map(() => undefined))
})

test.each([
  ['paid by the megabyte', { saveData: true, effectiveType: '4g' }],
  ['narrow', { saveData: false, effectiveType: '2g' }],
])('on a line that is %s it comes when the driver says so', async (_kind, facts) => {
  onLine(facts)
  await keepGrounds([near])
  expect(await keptTrip(near)).toBeUndefined()
  await keepGround(near)
  expect(await keptTrip(near)).toMatchObject({ isWhole: true })
})

test('of an operator’s own ground nothing is kept', async () => {
  queryClient.setQueryData(keyOf(api.brand.open, {}), { mapStyleUrl: 'https://mapas.example.co/estilo.json' })
  await keepGrounds([near])
  await keepGround(near)
  expect(await keptTrips()).toEqual([])
})

test('what the driver took away stays away until he asks for it', async () => {
  await keepGrounds([near])
  const [key = ''] = (await keptTrip(near))?.keys ?? []
  await removeGround(near)
  await keepGrounds([near])
  expect(await keptTrip(near)).toMatchObject({ bytes: 0, keys: [] })
  expect(await keptTile(key)).toBeUndefined()
  await keepGround(near)
  expect(await keptTrip(near)).toMatchObject({ isWhole: true })
})

test('the ground of a trip that is over leaves, but what another one needs too', async () => {
  await keepGrounds([near, other])
  const [key = ''] = (await keptTrip(near))?.keys ?? []
  await keepGrounds([other])
  expect(await keptTrip(near)).toBeUndefined()
  expect(await keptTile(key)).toBeDefined()
  await keepGrounds([])
  expect(await keptTile(key)).toBeUndefined()
})

test('what was cut off goes on where it was', async () => {
  const keeping = keepGrounds([near])
  await expect.poll(async () => (await keptTrip(near))?.keys.length ?? 0).toBeGreaterThan(3)
  stopGrounds()
  await keeping
  expect(await keptTrip(near)).toMatchObject({ isWhole: false })
  await keepGrounds([near])
  expect(await keptTrip(near)).toMatchObject({ isWhole: true })
})
