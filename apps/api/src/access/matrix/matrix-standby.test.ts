import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { standbyCalls } from '../calls/standby-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in standbyCalls))
