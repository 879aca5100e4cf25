import { accountingCalls } from '../calls/accounting-calls.fixture.ts'
import { closingCalls } from '../calls/closing-calls.fixture.ts'
import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'

const calls = { ...accountingCalls, ...closingCalls }
checkRows(rowsWithSession.filter(({ id }) => id in calls))
