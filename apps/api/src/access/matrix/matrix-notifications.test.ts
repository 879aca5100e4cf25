import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { notificationCalls } from '../calls/notification-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in notificationCalls))
