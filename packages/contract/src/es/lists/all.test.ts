import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allLists } from './all.ts'

test('every list of the folder is among all of them', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => /^[\w-]+\.ts$/.test(name) && name !== 'all.ts',
  )
  for (const name of files) {
    const lists = Object.entries((await import(`./${name}`)) as object).filter(([key]) =>
      key.endsWith('List'),
    )
    for (const [key, list] of lists) expect(allLists, `${name} ${key}`).toContain(list)
  }
  expect(allLists.length).toBeGreaterThan(25)
})
