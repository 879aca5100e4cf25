// A release of its own: what runs is neither touched nor started.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRoot } from './paths.mjs'

let folder: string
const inFolder = (...parts: string[]) => join(folder, ...parts)

/** In Vite's place: notes each build, and fails where it is told to. */
const builder = `
const fs = require('node:fs')
if (fs.existsSync('../../broken')) { console.error('a fault of the sources'); process.exit(1) }
fs.mkdirSync('dist', { recursive: true })
fs.writeFileSync('dist/index.html', fs.readFileSync('src/page.txt', 'utf8'))
fs.appendFileSync('../../builds', 'x')`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arriero-release-'))
  await cp(inRoot('tools', 'build.mjs'), inFolder('tools', 'build.mjs'))
  await cp(inRoot('tools', 'launch'), inFolder('tools', 'launch'), { recursive: true })
  for (const path of ['node_modules/.bin', 'node_modules/vite/bin', 'apps/web/src', 'packages'])
    await mkdir(inFolder(path), { recursive: true })
  await symlink(process.execPath, inFolder('node_modules', '.bin', 'node'))
  await writeFile(inFolder('package-lock.json'), '{"packages":{}}')
  await writeFile(inFolder('node_modules', 'vite', 'bin', 'vite.js'), builder)
  await writeFile(inFolder('apps', 'web', 'src', 'page.txt'), 'first')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const build = () =>
  promisify(execFile)(process.execPath, [inFolder('tools', 'build.mjs')], {
    env: { PATH: process.env['PATH'] },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
const built = () => readFile(inFolder('apps', 'web', 'dist', 'index.html'), 'utf8')
const builds = async () => (await readFile(inFolder('builds'), 'utf8')).length

test('it is built once, and again where its sources are others', async () => {
  expect(await build()).toEqual({ code: 0, said: expect.stringContaining(`construido en ${folder}`) })
  expect(await build()).toMatchObject({ code: 0 })
  expect([await built(), await builds()]).toEqual(['first', 1])
  await writeFile(inFolder('apps', 'web', 'src', 'page.txt'), 'second')
  expect(await build()).toMatchObject({ code: 0 })
  expect([await built(), await builds()]).toEqual(['second', 2])
})

test('one that cannot be built says so and fails, so that nobody leads people to it; mended it is built', async () => {
  await writeFile(inFolder('broken'), '')
  const { code, said } = await build()
  expect(code).toBe(1)
  expect(said).toContain('a fault of the sources')
  expect(said).toContain('El portal no se pudo construir')
  await rm(inFolder('broken'))
  expect(await build()).toMatchObject({ code: 0 })
  expect(await built()).toBe('first')
})
