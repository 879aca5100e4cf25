import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { messageCalls } from '../calls/message-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in messageCalls))
