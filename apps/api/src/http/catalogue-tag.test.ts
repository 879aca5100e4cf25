import Fastify from 'fastify'
import compress from '@fastify/compress'
import { expect, test } from 'vitest'
import { addCatalogueTags } from './catalogue-tag.ts'

const serverWith = async (text: string) => {
  const app = Fastify()
  addCatalogueTags(app)
  await app.register(compress, { threshold: 100, encodings: ['gzip'] })
  app.get('/list', { config: { isCatalogue: true } }, async () => ({ text }))
  app.get('/other', async () => ({ text }))
  return app
}

test('who has the newest catalogue already gets no body', async () => {
  const app = await serverWith('x'.repeat(5000))
  const first = await app.inject({ url: '/list', headers: { 'accept-encoding': 'gzip' } })
  const etag = String(first.headers.etag)
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-encoding': 'gzip' })
  const again = await app.inject({
    url: '/list',
    headers: { 'if-none-match': `"otro", W/${etag}`, 'accept-encoding': 'gzip' },
  })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('a changed catalogue is sent anew', async () => {
  const etag = String((await (await serverWith('antes')).inject({ url: '/list' })).headers.etag)
  const changed = await (
    await serverWith('después')
  ).inject({ url: '/list', headers: { 'if-none-match': etag } })
  expect([changed.statusCode, changed.json()]).toEqual([200, { text: 'después' }])
})

test('other answers carry no tag', async () => {
  expect((await (await serverWith('x')).inject({ url: '/other' })).headers.etag).toBeUndefined()
})
