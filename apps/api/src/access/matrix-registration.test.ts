import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { registrationCalls } from './registration-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in registrationCalls))
