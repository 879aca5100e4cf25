import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { roadCalls } from '../calls/road-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in roadCalls))
