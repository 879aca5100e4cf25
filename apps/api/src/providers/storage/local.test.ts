import { mkdtemp, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localStorage } from './local.ts'
import { readWhole } from './storage.ts'

let folder: string
const name = 'a'.repeat(22) + '0f'
const namesOf = async (names: AsyncIterable<string[]>) => {
  const all: string[] = []
  for await (const some of names) all.push(...some)
  return all
}
const later = () => new Date(Date.now() + 60_000)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arriero-storage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a file is read as it was written and gone when removed', async () => {
  const storage = localStorage(folder)
  await storage.write(name, Buffer.from('remesa'))
  expect(Buffer.from((await readWhole(storage, name)) ?? []).toString()).toBe('remesa')
  expect(await namesOf(storage.namesBefore(later()))).toEqual([name])
  await storage.remove(name)
  expect(await readWhole(storage, name)).toBeUndefined()
  expect(await namesOf(storage.namesBefore(later()))).toEqual([])
})

test('what a write that was cut short left behind is named for the sweep and removed by it', async () => {
  const storage = localStorage(folder)
  await mkdir(join(folder, '0f'), { recursive: true })
  await writeFile(join(folder, '0f', `${name}.part`), 'rem')
  expect(await namesOf(storage.namesBefore(later()))).toEqual([name])
  await storage.remove(name)
  expect(await readdir(join(folder, '0f'))).toEqual([])
})

test('half a file that could not be removed either is removed with the next whole one, and who wrote it is told his own reason', async () => {
  const storage = localStorage(folder)
  const half = join(folder, '0f', `${name}.part`)
  // What lies there is nothing that a file can be removed from.
  async function* inTheWay() {
    await rm(half)
    await mkdir(half)
    yield Buffer.from('rem')
    throw new Error('the disk takes nothing')
  }
  await expect(storage.writeStream(name, inTheWay())).rejects.toThrow('the disk takes nothing')
  expect(await readdir(join(folder, '0f'))).toEqual([`${name}.part`])
  await rmdir(half)
  await writeFile(half, 'rem')
  const other = 'b'.repeat(22) + '0f'
  await storage.write(other, Buffer.from('remesa'))
  expect(await readdir(join(folder, '0f'))).toEqual([other])
  await storage.remove(other)
})

test('a file that comes in parts is read whole; one that breaks off leaves nothing', async () => {
  const storage = localStorage(folder)
  async function* parts(isBroken: boolean) {
    yield Buffer.from('reme')
    if (isBroken) throw new Error('the rows are away')
    yield Buffer.from('sa')
  }
  await expect(storage.writeStream(name, parts(true))).rejects.toThrow('the rows are away')
  expect(await namesOf(storage.namesBefore(later()))).toEqual([])
  await storage.writeStream(name, parts(false))
  expect(Buffer.from((await readWhole(storage, name)) ?? []).toString()).toBe('remesa')
  await storage.remove(name)
})
