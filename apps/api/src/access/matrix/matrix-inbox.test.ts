import { inboxCalls } from '../calls/inbox-calls.fixture.ts'
import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in inboxCalls))
