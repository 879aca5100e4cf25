/** Files in a store: the same promises as a folder, signatures that count, and the way from the one to the other. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { localStorage } from './local.ts'
import { keys, openS3Stand } from './s3.fixture.ts'
import { s3Storage } from './s3.ts'
import { moveFiles, openStorage, readWhole } from './storage.ts'

const stand = await openS3Stand()
const options = { url: stand.url, ...keys, timeoutMs: 2_000, partBytes: 10 }
const storage = s3Storage(options)
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()
const later = () => new Date(Date.now() + 60_000)
const namesOf = async (names: AsyncIterable<string[]>) => {
  const all: string[] = []
  for await (const some of names) all.push(...some)
  return all.toSorted()
}

beforeEach(() => {
  stand.files.clear()
  stand.unfinished.clear()
  stand.failing.length = 0
  stand.bent = undefined
})
afterAll(() => stand.close())

async function* pieces(...parts: (string | Error)[]) {
  for (const part of parts) {
    if (part instanceof Error) throw part
    yield Buffer.from(part)
  }
}

test('a file is read as it was written and gone when removed', async () => {
  await storage.write('a', Buffer.from('remesa'))
  expect(text(await readWhole(storage, 'a'))).toBe('remesa')
  await storage.remove('a')
  await storage.remove('a')
  expect(await readWhole(storage, 'a')).toBeUndefined()
})

test.each([
  ['', ['']],
  ['corta', ['cor', 'ta']],
  ['justo diez', ['justo diez']],
  ['once y algo', ['once y algo']],
  ['x'.repeat(57), Array.from({ length: 19 }, () => 'xxx')],
  ['y'.repeat(40), ['y'.repeat(40)]],
])('a file that comes in parts is read whole: %s', async (whole, parts) => {
  await storage.writeStream('a', pieces(...parts))
  expect(text(await readWhole(storage, 'a'))).toBe(whole)
  expect(stand.unfinished.size).toBe(0)
})

test('one that breaks off leaves nothing', async () => {
  const broken = pieces('x'.repeat(25), new Error('the rows are away'))
  await expect(storage.writeStream('a', broken)).rejects.toThrow('the rows are away')
  expect([stand.files.size, stand.unfinished.size]).toEqual([0, 0])
})

test('lists are read page after page, and what nobody ended is given up', async () => {
  for (let at = 0; at < 8; at++) await storage.write(`f${at}`, Buffer.from('x'))
  stand.unfinished.set('lost', { name: 'g', at: new Date(0), parts: new Map() })
  expect(await namesOf(storage.namesBefore(new Date(1000)))).toEqual([])
  expect(stand.unfinished.size).toBe(0)
  expect(await namesOf(storage.namesBefore(later()))).toEqual(Array.from({ length: 8 }, (_, at) => `f${at}`))
})

describe('the store refuses', () => {
  test('whoever has another secret', async () => {
    const stranger = s3Storage({ ...options, secret: 'otra mula' })
    await expect(stranger.write('a', Buffer.from('x'))).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'rejected',
      message: 'files: the store answered 403 SignatureDoesNotMatch',
    })
    expect(stand.files.size).toBe(0)
  })

  test('an address that was changed, and reads by one that was not', async () => {
    await storage.write('a', Buffer.from('remesa'))
    await storage.write('b', Buffer.from('ajena'))
    const url = (await storage.urlOf?.('a', { seconds: 60, mediaType: 'image/jpeg' })) ?? ''
    const answer = await fetch(url)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/jpeg', 'remesa'])
    expect((await fetch(url.replace('/arriero/a', '/arriero/b'))).status).toBe(403)
    expect((await fetch(url.replace('Expires=60', 'Expires=6000'))).status).toBe(403)
  })
})

test('bytes that are not what was written are told, not handed on', async () => {
  await storage.write('a', Buffer.from('remesa'))
  const kept = stand.files.get('a')
  if (kept) kept.bytes = Buffer.from('remes@')
  await expect(readWhole(storage, 'a')).rejects.toMatchObject({ kind: 'garbled' })
})

test('a store that is slow down for a moment is asked again; one that is away is said to be', async () => {
  stand.failing.push(503, 503)
  await storage.write('a', Buffer.from('remesa'))
  expect(text(await readWhole(storage, 'a'))).toBe('remesa')
  stand.failing.push(503, 503, 503)
  await expect(readWhole(storage, 'a')).rejects.toMatchObject({ kind: 'unavailable' })
  const nowhere = s3Storage({ ...options, url: 'http://127.0.0.1:9/arriero' })
  await expect(readWhole(nowhere, 'a')).rejects.toMatchObject({ kind: 'unavailable' })
})

describe('from a folder to a store', () => {
  const settings = { ...options, isReadDirectly: true }

  test('files are read from both while they move, and each leaves the folder once the store has it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arriero-move-'))
    try {
      const local = localStorage(folder)
      for (const name of ['1a', '2a', '3b']) await local.write(name, Buffer.from(`de ${name}`))
      const both = openStorage(settings, folder)
      expect(both.urlOf).toBeUndefined()
      await both.write('4b', Buffer.from('nueva'))
      expect([text(await readWhole(both, '1a')), text(await readWhole(both, '4b'))]).toEqual([
        'de 1a',
        'nueva',
      ])
      expect(await namesOf(both.namesBefore(later()))).toEqual(['1a', '2a', '3b', '4b'])
      const told: number[] = []
      expect(await moveFiles(local, storage, ({ moved }) => told.push(moved))).toEqual({
        moved: 3,
        bytes: 15,
      })
      expect(told.at(-1)).toBe(3)
      expect(await namesOf(local.namesBefore(later()))).toEqual([])
      expect(text(await readWhole(both, '3b'))).toBe('de 3b')
      expect(openStorage(settings, folder).urlOf).toBeDefined()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('what is half set is refused when it starts', () => {
    const half = { FILES_S3_URL: stand.url, FILES_S3_KEY: keys.key }
    expect(() => readConfig(half)).toThrow('van las tres o ninguna')
  })
})
