import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { paperCalls } from './paper-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in paperCalls))
