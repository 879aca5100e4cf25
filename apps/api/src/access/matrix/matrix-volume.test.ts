import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { volumeCalls } from '../calls/volume-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in volumeCalls))
