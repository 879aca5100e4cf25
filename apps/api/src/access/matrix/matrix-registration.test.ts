import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { registrationCalls } from '../calls/registration-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in registrationCalls))
