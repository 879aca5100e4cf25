import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { peopleCalls } from '../calls/people-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in peopleCalls))
