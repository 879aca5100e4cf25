import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#effects/database.fixture.ts'
import { migrate } from '#database/migrate.ts'
import { drawersSuite } from '#providers/drawers.suite.ts'
import { keptDrawers } from './kept-drawers.ts'

const open = async () => {
  const { database, drop } = await emptyDatabase()
  await migrate(database.db)
  return { database, drawers: keptDrawers(database), close: drop }
}

drawersSuite('of the house', open)

test('what another has in hand is thrown away the next time, and nobody waits for it', async () => {
  const { database, drawers, close } = await open()
  const papers = drawers<{ number: number }>('papers', 2)
  const put = (number: number) => papers.put(`paper ${number}`, { number })
  const numbers = async () => (await papers.newestFirst(10)).map(({ number }) => number)
  for (const number of [1, 2]) await put(number)
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const another = database.transaction(async (tx) => {
    await sql`select from sandbox_kept where id = 'paper 1' for update`.execute(tx)
    held.resolve()
    await done.promise
  })
  await held.promise
  await put(3)
  done.resolve()
  await another
  expect(await numbers()).toEqual([3, 2, 1])
  await put(4)
  expect(await numbers()).toEqual([4, 3])
  await close()
})
