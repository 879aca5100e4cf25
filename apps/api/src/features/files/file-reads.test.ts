/** Files that lie in a store: read by the node, or by an address of the store that the node signs. */
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { keys, openS3Stand } from '#providers/storage/s3.fixture.ts'
import { s3Storage } from '#providers/storage/s3.ts'
import type { FileStorage } from '#providers/storage/port.ts'
import { person, sessionOf } from '#testing/people.ts'
import { fileSecret, openRooms } from '#testing/rooms.ts'
import { fileReads } from './file-reads.ts'
import { filesRoutes } from './files.routes.ts'
import { pdf } from './pdf.fixture.ts'
import { multipart, type Upload } from './upload.fixture.ts'

const stand = await openS3Stand()
afterAll(() => stand.close())
const store = s3Storage({ url: stand.url, ...keys, timeoutMs: 2_000 })

const openWith = async (storage: FileStorage) => {
  const rooms = await openRooms({
    served: filesRoutes,
    providers: { storage },
    extend: async ({ app, database, clock }) => {
      await app.register(fileReads({ secret: fileSecret, db: database.db, storage, now: () => clock.now }))
    },
  })
  const carrier = await person(rooms.ctx, 'enterprise')
  const stored = async (file: Upload, to: string) => {
    const { headers, payload } = multipart(file)
    const answer = await rooms.app.inject({
      method: 'POST',
      url: `/v1/upload/${to}`,
      headers: { ...headers, ...(await sessionOf(rooms.ctx, carrier)) },
      payload,
    })
    return answer.json<{ url: string }>().url
  }
  return { stored, read: (url: string) => rooms.app.inject({ url }) }
}

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer()

test('the node sends a browser to the store, with the type and the name it would have said itself', async () => {
  const { stored, read } = await openWith(store)
  const url = await stored({ bytes: jpeg }, 'image')
  const sent = await read(url)
  expect([sent.statusCode, sent.headers['cache-control'], sent.body]).toEqual([302, 'no-store', ''])
  const picture = await fetch(String(sent.headers.location))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(60)
  const paper = await read(await stored({ bytes: pdf(), mediaType: 'application/pdf' }, 'document'))
  expect(decodeURIComponent(String(paper.headers.location))).toMatch(/disposition=attachment;.*\.pdf/)
  expect((await read(url.replace(/s=./, 's=_'))).statusCode).toBe(404)
})

test('where the store is not read directly the node hands out its bytes, and says so where it is away', async () => {
  const { urlOf: _, ...byNodes } = store
  const { stored, read } = await openWith(byNodes)
  const url = await stored({ bytes: jpeg }, 'image')
  const served = await read(url)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg'])
  stand.failing.push(503, 503, 503)
  const away = await read(url)
  expect([away.statusCode, away.json<{ code: string }>().code]).toEqual([503, 'provider.unavailable'])
  expect(away.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
})
