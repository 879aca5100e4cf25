import { emptyDatabase } from '#effects/database.fixture.ts'
import { migrate } from '#database/migrate.ts'
import { drawersSuite } from '#providers/drawers.suite.ts'
import { keptDrawers } from './kept-drawers.ts'

drawersSuite('of the house', async () => {
  const { database, drop } = await emptyDatabase()
  await migrate(database.db)
  return { drawers: keptDrawers(database), close: drop }
})
