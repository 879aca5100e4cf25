import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { refundCalls } from '../calls/refund-calls.fixture.ts'
import { settlementCalls } from '../calls/settlement-calls.fixture.ts'

const calls = { ...settlementCalls, ...refundCalls }
checkRows(rowsWithSession.filter(({ id }) => id in calls))
