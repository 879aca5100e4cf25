/** Every file of stories has a world of its own, so that no story leans on another or is disturbed by it. */
import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { test as bare } from '@playwright/test'
import { startProduct } from './product.ts'
import { removeFolder } from './temporary-folder.ts'

export { expect } from '@playwright/test'

/** True in the short form that plain `npm test` runs. */
export const isShort = Boolean(process.env['ARRIERO_SHORT'])

/** The long forms, by `npm run prove`. */
export const isLong = Boolean(process.env['ARRIERO_LONG'])

const openWorld = async (): Promise<() => Promise<void>> => {
  const all = process.env['ARRIERO_STORIES'] ?? ''
  const folder = await mkdtemp(join(all, 'story-'))
  await cp(join(all, 'world'), folder, { recursive: true })
  const { url, stop } = await startProduct(folder)
  process.env['ARRIERO_URL'] = url
  return async () => {
    await stop()
    await removeFolder(folder)
  }
}

type Worlds = { enter: (file: string) => Promise<void>; close: () => Promise<void> }

const makeWorlds = (): Worlds => {
  let isIn = ''
  let leave = () => Promise.resolve()
  return {
    enter: async (file) => {
      if (file === isIn) return
      await leave()
      leave = await openWorld()
      isIn = file
    },
    close: () => leave(),
  }
}

export const test = bare.extend<{ world: void }, { worlds: Worlds }>({
  worlds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const worlds = makeWorlds()
      await use(worlds)
      await worlds.close()
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ worlds }, use, { file }) => {
      await worlds.enter(file)
      await use()
    },
    { auto: true, timeout: 120_000 },
  ],
})
