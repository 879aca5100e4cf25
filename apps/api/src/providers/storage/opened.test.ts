/** Bytes as a reader gets them, of a folder and of a store: whole or a part, right or broken, and let go by who leaves. */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAfterwards } from '#testing/tidy.ts'
import { localStorage } from './local.ts'
import type { Known } from './port.ts'
import { keys, openS3Stand } from './s3.fixture.ts'
import { s3Storage } from './s3.ts'

const folder = await mkdtemp(join(tmpdir(), 'arriero-opened-'))
removeAfterwards(folder)
const stand = await openS3Stand()
afterAll(() => stand.close())
const options = { url: stand.url, ...keys }
const local = localStorage(folder)
const store = s3Storage({ ...options, timeoutMs: 20_000 })

const name = 'a'.repeat(22) + '0f'
const long = Buffer.alloc(20_000_000, 'remesa ')
const sha256 = createHash('sha256').update(long).digest('hex')
const other = Buffer.from(long)
other[other.length - 1] = 0

beforeEach(() => {
  stand.files.clear()
  stand.bent = undefined
})

const put = {
  local: (bytes: Buffer) => writeFile(join(folder, '0f', name), bytes),
  store: async (bytes: Buffer) => {
    stand.files.set(name, { bytes, at: new Date(), digest: undefined })
  },
}

/** What came, and how it ended. */
const taken = async (bytes: Readable): Promise<{ length: number; kind: unknown }> => {
  let length = 0
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) length += piece.length
    return { length, kind: 'whole' }
  } catch (error) {
    return { length, kind: (error as { kind?: unknown }).kind }
  }
}

/** Files of ours that this process holds open, and answers of the store that somebody still reads. */
const held = async (): Promise<number> => {
  const all = await readdir('/proc/self/fd')
  const paths = await Promise.all(all.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter((path) => path.startsWith(folder)).length + stand.open.size
}

describe.each([
  ['a folder', local, put.local],
  ['a store', store, put.store],
])('of %s', (_, storage, change) => {
  const opened = async (known?: Known) => {
    const found = await storage.open(name, known)
    if (!found) throw new Error('it is not there')
    return found
  }
  beforeEach(() => storage.write(name, long))

  test('all comes, its length said before', async () => {
    const { bytes, length } = await opened({ size: long.length, sha256 })
    expect(length).toBe(long.length)
    expect((await buffer(bytes)).equals(long)).toBe(true)
    await expect.poll(held).toBe(0)
  })

  test.each([
    [0, 0],
    [1_000_001, 2_000_000],
    [19_999_990, 19_999_999],
  ])('a part comes, from %d to %d', async (first, last) => {
    const { bytes, length } = await opened({ size: long.length, sha256, part: { first, last } })
    expect(length).toBe(last - first + 1)
    expect((await buffer(bytes)).equals(long.subarray(first, last + 1))).toBe(true)
  })

  test('a file without bytes, and none of that name', async () => {
    await storage.write(name, Buffer.alloc(0))
    expect((await buffer((await opened()).bytes)).length).toBe(0)
    await storage.remove(name)
    expect(await storage.open(name, { size: 5, part: { first: 1, last: 2 } })).toBeUndefined()
    await expect.poll(held).toBe(0)
  })

  test('what is not what was written fails before its last byte, and at once where the length tells', async () => {
    await change(other)
    const told = await taken((await opened({ size: long.length, sha256 })).bytes)
    expect(told.kind).toBe('garbled')
    expect(told.length).toBeLessThan(long.length)
    await change(long.subarray(5))
    await expect(storage.open(name, { size: long.length, sha256 })).rejects.toMatchObject({ kind: 'garbled' })
    const part = { first: 10, last: 20 }
    await expect(storage.open(name, { size: long.length, part })).rejects.toMatchObject({ kind: 'garbled' })
    await expect.poll(held).toBe(0)
  })

  test('who leaves in the middle lets go of what his bytes came by', async () => {
    const { bytes } = await opened({ size: long.length, sha256 })
    await new Promise((resolve) => bytes.once('data', resolve))
    bytes.pause()
    expect(await held()).toBe(1)
    bytes.destroy()
    await expect.poll(held).toBe(0)
  })
})

test('of what the store says of itself no part is read', async () => {
  await store.write(name, long)
  const part = { first: 0, last: 9 }
  await expect(store.open(name, { size: long.length, sha256: '0'.repeat(64), part })).rejects.toMatchObject({
    kind: 'garbled',
  })
})

describe('a store', () => {
  // Long enough for a busy machine to begin to answer.
  const impatientMs = 1_500
  const opened = async (timeoutMs = 20_000) => {
    await store.write(name, long)
    return s3Storage({ ...options, timeoutMs }).open(name, { size: long.length, sha256 })
  }

  test('that ends in the middle is told as broken, not as a short file', async () => {
    stand.bent = { after: 1_000_000, isCut: true }
    const found = await opened()
    const told = found && (await taken(found.bytes))
    expect(told?.kind).toBe('unavailable')
    expect(told?.length).toBeLessThan(1_000_001)
  })

  test('that stands still in the middle is given up, and its connection let go', async () => {
    stand.bent = { after: 1_000_000, isCut: false }
    const found = await opened(impatientMs)
    expect((found && (await taken(found.bytes)))?.kind).toBe('timeout')
    await expect.poll(() => stand.open.size).toBe(0)
  })

  test('that stands still lets go of who leaves at once', async () => {
    stand.bent = { after: 1_000_000, isCut: false }
    const found = await opened()
    found?.bytes.resume()
    await sleep(100)
    expect(stand.open.size).toBe(1)
    found?.bytes.destroy()
    await expect.poll(() => stand.open.size).toBe(0)
  })

  test('waits for a reader who takes his time', async () => {
    const found = await opened(impatientMs)
    await sleep(2 * impatientMs)
    expect(found && (await taken(found.bytes))).toEqual({ length: long.length, kind: 'whole' })
  })
})
