import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { paperCalls } from '../calls/paper-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in paperCalls))
