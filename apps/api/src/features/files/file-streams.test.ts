/** Bytes of files over a real connection: whole, in part, broken off, to slow readers and to those who leave. docs/decisions/0077. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorTexts } from '@arriero/contract/es/errors'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localStorage } from '#providers/storage/local.ts'
import type { FileStorage } from '#providers/storage/port.ts'
import { keys, openS3Stand } from '#providers/storage/s3.fixture.ts'
import { s3Storage } from '#providers/storage/s3.ts'
import { person } from '#testing/people.ts'
import { fileSecret, openRooms } from '#testing/rooms.ts'
import { removeAfterwards } from '#testing/tidy.ts'
import { brokenOff, fileReads } from './file-reads.ts'
import { keepMade } from './files.actions.ts'

const stand = await openS3Stand()
afterAll(() => stand.close())
const folder = await mkdtemp(join(tmpdir(), 'arriero-streams-'))
removeAfterwards(folder)
const direct = s3Storage({ url: stand.url, ...keys, timeoutMs: 20_000 })
const { urlOf: _, ...store } = direct
const local = localStorage(folder)

const megabyte = 1_000_000
const long = randomBytes(20 * megabyte)
const broken: unknown[] = []
const hear = (error: unknown) => broken.push(error)
beforeEach(() => {
  broken.length = 0
  stand.bent = undefined
  brokenOff.subscribe(hear)
})
afterEach(() => brokenOff.unsubscribe(hear))

/** What makes it an answer of its own at each reading. */
const openWith = async (storage: FileStorage, stalledMs?: number) => {
  const rooms = await openRooms({
    served: [],
    providers: { storage },
    extend: async ({ app, database, clock }) => {
      const facts = { secret: fileSecret, db: database.db, storage, now: () => clock.now }
      await app.register(fileReads({ ...facts, ...(stalledMs !== undefined && { stalledMs }) }))
    },
  })
  await rooms.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(rooms.app.server.address() as AddressInfo).port}`
  const { id, role } = await person(rooms.ctx, 'enterprise')
  const keep = async (bytes: Buffer, mediaType = 'application/pdf') => {
    const actor = { id, role, isValidated: true, enterpriseId: null }
    const fileId = await keepMade({ ...rooms.ctx, actor }, { bytes, mediaType })
    return { fileId, url: `${origin}${rooms.ctx.fileUrl(fileId)}` }
  }
  return { keep }
}

/** What came until it ended well or otherwise. */
const read = async (url: string): Promise<{ length: number; isWhole: boolean }> => {
  const { body } = await fetch(url)
  let length = 0
  try {
    for await (const piece of body ?? []) length += piece.length
    return { length, isWhole: true }
  } catch {
    return { length, isWhole: false }
  }
}

const inFolder = (fileId: string) => join(folder, fileId.slice(-2), fileId)
const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('hex')}"`
const small = Buffer.from('0123456789')

// Before the first test: a database takes its time to be made.
const [folderRooms, storeRooms] = [await openWith(local), await openWith(store)]

describe.each([
  ['a folder', folderRooms],
  ['a store', storeRooms],
])('of %s', (_where, opened) => {
  const kept = (bytes: Buffer) => opened.keep(bytes)
  const get = async (headers: Record<string, string>, bytes = small) =>
    fetch((await kept(bytes)).url, { headers })

  test('a file comes with its length and its tag', async () => {
    const answer = await get({}, long)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(long.length),
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      etag: etagOf(long),
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(long)).toBe(true)
  })

  test('whoever has it already is told so, and HEAD tells of it without a byte', async () => {
    const { url } = await kept(small)
    const same = await fetch(url, { headers: { 'if-none-match': `"other", ${etagOf(small)}` } })
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etagOf(small), ''])
    const head = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect([
      head.status,
      head.headers.get('content-length'),
      head.headers.get('etag'),
      await head.text(),
    ]).toEqual([200, '10', etagOf(small), ''])
  })

  test.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=0-99', 'bytes 0-9/10', '0123456789'],
  ])('%s is answered with that part', async (range, told, text) => {
    const part = await get({ range, 'if-range': etagOf(small) })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, told, text])
    expect(part.headers.get('content-length')).toBe(String(text.length))
  })

  test.each([
    ['several parts', { range: 'bytes=0-1,5-6' }],
    ['what is no part', { range: 'bytes=5-1' }],
    ['a part of other bytes', { range: 'bytes=0-1', 'if-range': etagOf(long) }],
    ['a part of bytes of another day', { range: 'bytes=0-1', 'if-range': 'Fri, 20 Nov 2026 15:00:00 GMT' }],
  ])('%s is answered with all of it', async (_what, headers) => {
    const answer = await get(headers)
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      200,
      null,
      '0123456789',
    ])
  })

  test('a part that it has not is refused', async () => {
    const answer = await get({ range: 'bytes=10-' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code: 'request.range', error: errorTexts['request.range'] })
  })

  test('text is not packed: a part is one of the bytes as they are', async () => {
    const { url } = await opened.keep(Buffer.alloc(5000, 'a;b\n'), 'text/csv; charset=utf-8')
    const answer = await fetch(url)
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
      null,
      '5000',
    ])
  })
})

describe('bytes that are not what was written', () => {
  test('do not come to their end, and are told', async () => {
    const { fileId, url } = await (await openWith(local)).keep(long)
    const other = Buffer.from(long)
    other.set([(other.at(-1) ?? 0) ^ 1], other.length - 1)
    await writeFile(inFolder(fileId), other)
    const seen = await read(url)
    expect(seen.isWhole).toBe(false)
    expect(seen.length).toBeLessThan(long.length)
    expect(broken).toMatchObject([{ kind: 'garbled' }])
  })

  test('are refused at once where they are few, or their number tells', async () => {
    const { keep } = await openWith(local)
    for (const [bytes, changed] of [
      [small, Buffer.from('0123456780')],
      [long, long.subarray(1)],
    ] as const) {
      const { fileId, url } = await keep(bytes)
      await writeFile(inFolder(fileId), changed)
      const answer = await fetch(url)
      expect([answer.status, answer.headers.get('etag'), answer.headers.get('retry-after')]).toEqual([
        503,
        null,
        '2',
      ])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ code: 'provider.unavailable' })
    }
    expect(broken).toHaveLength(2)
  })
})

test('a store that ends in the middle ends the answer as broken, not as a short file', async () => {
  const { url } = await (await openWith(store)).keep(long)
  stand.bent = { after: 5 * megabyte, isCut: true }
  const seen = await read(url)
  expect(seen.isWhole).toBe(false)
  expect(seen.length).toBeLessThan(long.length)
  expect(broken).toMatchObject([{ kind: 'unavailable' }])
})

test('a file whose bytes are gone is not found, read or asked for alike', async () => {
  const { fileId, url } = await (await openWith(local)).keep(small)
  await local.remove(fileId)
  expect([(await fetch(url)).status, (await fetch(url, { method: 'HEAD' })).status]).toEqual([404, 404])
})

test('where the store is read directly the node itself answers HEAD', async () => {
  const { url } = await (await openWith(direct)).keep(small)
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
  expect([part.status, await part.text()]).toEqual([206, '234'])
})

/** Asks, takes the first piece and no more of it. */
const stopped = async (url: string) => {
  const call = ask(url).end()
  await new Promise<void>((resolve) => {
    call.once('response', (response) => response.once('data', () => resolve(void response.pause())))
  })
  call.on('error', () => undefined)
  return call
}

test('who hangs up lets go of the connection to the store, which is no fault of anybody’s', async () => {
  const { url } = await (await openWith(store)).keep(long)
  const call = await stopped(url)
  expect(stand.open.size).toBe(1)
  call.destroy()
  await expect.poll(() => stand.open.size).toBe(0)
  expect(broken).toEqual([])
})

describe('a reader who takes nothing', () => {
  const size = 500 * megabyte
  /** A file that is made as it is read: how much of it was. */
  const made = (afterMs = 0) => {
    const so = { made: 0, isAsked: false, isLetGo: false }
    const storage: FileStorage = {
      ...local,
      open: async () => {
        so.isAsked = true
        await sleep(afterMs)
        const bytes = new Readable({
          read() {
            so.made += 64 * 1024
            this.push(Buffer.alloc(64 * 1024))
          },
          destroy(error, done) {
            so.isLetGo = true
            done(error)
          },
        })
        return { length: size, bytes }
      },
    }
    return { so, storage }
  }

  test('holds no more of the file in memory than is on its way, and is hung up on in the end', async () => {
    const { so, storage } = made()
    const { url } = await (await openWith(storage, 1_500)).keep(small)
    const call = await stopped(url)
    await sleep(500)
    const before = so.made
    await sleep(500)
    expect(so.made).toBe(before)
    expect(so.made).toBeLessThan(20 * megabyte)
    await expect.poll(() => so.isLetGo, { timeout: 5_000 }).toBe(true)
    call.destroy()
  })

  test('and left before the first byte was there lets go of it too', async () => {
    const { so, storage } = made(300)
    const { url } = await (await openWith(storage)).keep(small)
    const call = ask(url).end()
    call.on('error', () => undefined)
    await expect.poll(() => so.isAsked).toBe(true)
    call.destroy()
    await expect.poll(() => so.isLetGo).toBe(true)
    expect(broken).toEqual([])
  })
})
