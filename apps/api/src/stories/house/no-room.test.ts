/** A disk without room: nobody is told that something was saved which was not, and all goes on once there is room again. Security (d). */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openRooms } from '#testing/rooms.ts'
import { createBody, hourMs, jpegForm, openStage, uploadJpeg } from '../stage.fixture.ts'

const plenty = 10 ** 12
const disk: { free: number; isFull: boolean; takesNothing?: Error | undefined } = {
  free: plenty,
  isFull: false,
}
const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const refusing = (code: string, words: string) => Object.assign(new Error(`${code}: ${words}`), { code })

const { providers } = await openRooms({ served: [] })
const { house, called } = await openStage({
  freeBytes: async () => disk.free,
  providers: {
    storage: {
      ...providers.storage,
      write: (name, bytes) => {
        if (disk.takesNothing) return Promise.reject(disk.takesNothing)
        return disk.isFull ? Promise.reject(noSpace) : providers.storage.write(name, bytes)
      },
    },
  },
})
const client = await called('client')

afterEach(() => {
  Object.assign(disk, { free: plenty, isFull: false, takesNothing: undefined })
})

const readiness = async () => {
  // Ready is who agrees with the database's clock.
  house.clock.now = new Date()
  return (await fetch(`${house.url}/ready`)).status
}
const body = () => createBody(new Date(house.clock.now.getTime() + 30 * hourMs))
const create = (idempotencyKey: string = randomUUID()) =>
  client.send(api.orders.create, { body: body() }, { idempotencyKey })
const rowsOf = async (table: 'orders' | 'files' | 'order_history') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    house.database.db,
  )
  return rows[0]?.n
}
const refused = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof CallError ? [error.status, error.reply.code, error.reply.error] : 'done'
}
const told = [507, 'server.no_space', errorTexts['server.no_space']]

test('a photograph that finds no room leaves nothing behind; the server is not ready until there is some', async () => {
  await uploadJpeg(client)
  expect(await readiness()).toBe(200)
  const before = await rowsOf('files')
  disk.isFull = true
  expect(await refused(client.send(api.files.uploadImage, {}, { form: await jpegForm() }))).toEqual(told)
  expect(await rowsOf('files')).toBe(before)
  disk.isFull = false
  await expect.poll(readiness).toBe(200)
  await uploadJpeg(client)
})

test.each([
  ['a disk turned read-only', refusing('EROFS', 'read-only file system, open')],
  ['a folder that belongs to somebody else', refusing('EACCES', 'permission denied, mkdir')],
])('a photograph that meets %s leaves nothing behind, and people are told to come again', async (_, why) => {
  const before = await rowsOf('files')
  disk.takesNothing = why
  expect(await refused(client.send(api.files.uploadImage, {}, { form: await jpegForm() }))).toEqual([
    503,
    'server.unavailable',
    errorTexts['server.unavailable'],
  ])
  expect(await rowsOf('files')).toBe(before)
  disk.takesNothing = undefined
  await uploadJpeg(client)
})

test('a database without room refuses whole acts, and the same request goes through later', async () => {
  const before = [await rowsOf('orders'), await rowsOf('order_history')]
  // Late in the act: much of it has been written by then.
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
    house.database.db,
  )
  await sql`create trigger full_disk before insert on order_history execute function full_disk()`.execute(
    house.database.db,
  )
  const key = randomUUID()
  expect(await refused(create(key))).toEqual(told)
  expect([await rowsOf('orders'), await rowsOf('order_history')]).toEqual(before)
  await sql`drop trigger full_disk on order_history`.execute(house.database.db)
  const { _id } = await create(key)
  expect((await create(key))._id).toBe(_id)
  expect(await rowsOf('orders')).toBe((before[0] ?? 0) + 1)
})

test('before the last room is used up acts are refused, while everybody reads on', async () => {
  const { _id } = await create()
  const before = await rowsOf('orders')
  disk.free = 1000
  await expect.poll(readiness).toBe(503)
  expect(await refused(create())).toEqual(told)
  expect(await rowsOf('orders')).toBe(before)
  expect(await client.send(api.orders.detail, { params: { _id } })).toMatchObject({ _id })
  disk.free = plenty
  await expect.poll(readiness).toBe(200)
  await create()
})
