import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { laneCalls } from '../calls/lane-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in laneCalls))
