/** The operator's commands, as a shell runs them. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesFolder } from '#providers/providers.ts'
import { localStorage } from '#providers/storage/local.ts'
import { keys, openS3Stand } from '#providers/storage/s3.fixture.ts'
import { readWhole } from '#providers/storage/storage.ts'
import { packSecrets, readSecrets, unpackSecrets } from './secrets.ts'

const dataFolder = await mkdtemp(join(tmpdir(), 'arriero-command-'))
const stand = await openS3Stand()
afterAll(async () => {
  await stand.close()
  await rm(dataFolder, { recursive: true, force: true })
})

const run = (command: string, more: Record<string, string> = {}, words: readonly string[] = []) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ARRIERO_DATA: dataFolder, ...more }
    const program = join(import.meta.dirname, 'command.ts')
    execFile(process.execPath, [program, command, ...words], { env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, out, err }),
    )
  })

test('the keys of a folder are told in a line that nodes without it start from', async () => {
  const { code, out } = await run('llaves')
  expect(code).toBe(0)
  expect(unpackSecrets(out.trim())).toEqual(await readSecrets(dataFolder))
  const again = await run('llaves', { ARRIERO_KEYS: out.trim(), ARRIERO_DATA: join(dataFolder, 'elsewhere') })
  expect(again.out).toBe(out)
  expect(await run('llaves', { ARRIERO_KEYS: out.trim().slice(0, -9) })).toMatchObject({
    code: 1,
    err: expect.stringContaining('ARRIERO_KEYS: debe ser la línea completa') as string,
  })
})

test('the seal’s key is exchanged in the folder, or in the line that is told anew; the former one stands beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-seal-'))
  const before = await readSecrets(folder)
  const { code, out } = await run('cambiar-sello', { ARRIERO_DATA: folder })
  expect([code, out]).toEqual([0, expect.stringContaining('Reinicie los nodos')])
  const after = await readSecrets(folder)
  expect(after).toEqual({
    ...before,
    sealKey: expect.stringMatching(/^[\w-]{43}$/) as string,
    formerSealKey: before.sealKey,
  })
  expect(after.sealKey).not.toBe(before.sealKey)
  expect((await stat(join(folder, 'seal-key.json'))).mode & 0o777).toBe(0o600)
  const line = await run('cambiar-sello', { ARRIERO_KEYS: packSecrets(before) })
  expect(unpackSecrets(line.out.trim())).toMatchObject({
    fileKey: before.fileKey,
    formerSealKey: before.sealKey,
  })
  await rm(folder, { recursive: true })
})

test('files go from the folder to the store; without one nothing is done', async () => {
  const folder = localStorage(filesFolder(dataFolder))
  await folder.write('0a', Buffer.from('remesa'))
  expect(await run('mover-archivos')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Falta el depósito') as string,
  })
  const store = { FILES_S3_URL: stand.url, FILES_S3_KEY: keys.key, FILES_S3_SECRET: keys.secret }
  const refused = await run('mover-archivos', { ...store, FILES_S3_SECRET: 'otra mula' })
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('SignatureDoesNotMatch')])
  expect(await readWhole(folder, '0a')).toBeDefined()
  const moved = await run('mover-archivos', store)
  expect([moved.code, moved.out]).toEqual([0, expect.stringContaining('1 archivo')])
  expect([stand.files.has('0a'), await readWhole(folder, '0a')]).toEqual([true, undefined])
  expect((await run('mover-archivos', store)).out).toContain('No había archivos por mover')
})

test('a backup is restored to be looked at, in a folder that is named and empty', async () => {
  expect(await run('restaurar')).toMatchObject({
    code: 1,
    err: expect.stringContaining('--verificar <carpeta vacía>') as string,
  })
  expect(await run('restaurar', {}, ['--verificar', import.meta.dirname])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no está vacía') as string,
  })
})

test('another word is answered with what there is', async () => {
  expect(await run('borrar')).toMatchObject({
    code: 1,
    err: expect.stringContaining('mover-archivos') as string,
  })
})
