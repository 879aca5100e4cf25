import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { staticWeb } from './static-web.ts'

const folder = await mkdtemp(join(tmpdir(), 'arriero-web-'))
await mkdir(join(folder, 'conductor'))
await writeFile(join(folder, 'index.html'), 'portal')
await writeFile(join(folder, 'conductor', 'index.html'), 'driver area')
await writeFile(join(folder, 'favicon.svg'), 'mark')
const app = fastify()
await staticWeb(app, folder)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const bodyOf = async (url: string) => (await app.inject({ method: 'GET', url })).body

test('the address of a filtered list opens the portal, whatever was searched for', async () => {
  expect(await bodyOf('/main/transportadores?q=ana@correo.co')).toBe('portal')
  expect(await bodyOf('/main/auditoria?act=paper.validated')).toBe('portal')
  expect(await bodyOf('/conductor/viajes?desde=correo.co')).toBe('driver area')
})

test('a file is a file, and one that is not there is no page', async () => {
  expect(await bodyOf('/favicon.svg?v=2')).toBe('mark')
  expect((await app.inject({ method: 'GET', url: '/missing.svg' })).body).not.toBe('portal')
  expect((await app.inject({ method: 'GET', url: '/v1/nothing' })).body).not.toBe('portal')
})
