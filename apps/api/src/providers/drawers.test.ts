import { drawersInMemory } from './drawers.fixture.ts'
import { drawersSuite } from './drawers.suite.ts'

drawersSuite('of the tests', async () => ({ drawers: drawersInMemory(), close: async () => undefined }))
