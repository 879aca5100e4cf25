import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { otherCalls } from '../calls/other-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in otherCalls))
