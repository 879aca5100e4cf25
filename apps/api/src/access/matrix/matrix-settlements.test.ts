import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { settlementCalls } from '../calls/settlement-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in settlementCalls))
