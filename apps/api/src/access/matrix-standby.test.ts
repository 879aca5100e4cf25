import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { standbyCalls } from './standby-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in standbyCalls))
