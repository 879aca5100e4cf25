import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { keptPacked, pack, sendPacked } from './packed.ts'

const text = 'la mula sube la loma '.repeat(500)

const open = async () => {
  const app = fastify()
  const packed = await pack(text, 'text/plain; charset=utf-8')
  const small = await pack('{}', 'application/json; charset=utf-8')
  app.get('/', (request, reply) => sendPacked({ request, reply }, packed, 'no-cache'))
  app.get('/small', (request, reply) => sendPacked({ request, reply }, small, 'no-cache'))
  return app
}

const unpacked: Record<string, (bytes: Buffer) => string> = {
  br: (bytes) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
  plain: (bytes) => bytes.toString(),
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', 'plain'],
  ['', 'plain'],
  ['x'.repeat(10_000), 'plain'],
])('to who takes %s it goes as %s, under a strong name of that packing', async (accepted, packing) => {
  const app = await open()
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(packing === 'plain' ? undefined : packing)
  expect(unpacked[packing]?.(rawPayload)).toBe(text)
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(headers.etag).toMatch(
    packing === 'plain' ? /^"[\w-]{22}"$/ : new RegExp(`^"[\\w-]{22}-${packing}"$`),
  )
  const again = await app.inject({
    url: '/',
    headers: { 'accept-encoding': accepted, 'if-none-match': `"other", W/${String(headers.etag)}` },
  })
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag])
})

test('what is small stays as it is', async () => {
  const app = await open()
  const { headers, body } = await app.inject({ url: '/small', headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body]).toEqual([undefined, '{}'])
})

test('it is made once for all who ask at once, anew when what it is made of changes, and again after a failure', async () => {
  const kept = keptPacked()
  const make = vi.fn(() => pack(text, 'text/plain'))
  await Promise.all(Array.from({ length: 50 }, () => kept('a', 'first', make)))
  expect(make).toHaveBeenCalledTimes(1)
  await kept('a', 'second', make)
  expect(make).toHaveBeenCalledTimes(2)
  const failing = () => Promise.reject(new Error('disk'))
  await expect(kept('b', 'first', failing)).rejects.toThrow('disk')
  await kept('b', 'first', make)
  expect(make).toHaveBeenCalledTimes(3)
})
