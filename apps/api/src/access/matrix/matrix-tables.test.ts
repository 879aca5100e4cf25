import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { tableCalls } from '../calls/table-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in tableCalls))
