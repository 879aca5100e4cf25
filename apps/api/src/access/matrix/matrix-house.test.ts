import { houseCalls } from '../calls/house-calls.fixture.ts'
import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in houseCalls))
