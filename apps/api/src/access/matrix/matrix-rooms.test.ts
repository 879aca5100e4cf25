import { inboxCalls } from '../calls/inbox-calls.fixture.ts'
import { laneCalls } from '../calls/lane-calls.fixture.ts'
import { messageCalls } from '../calls/message-calls.fixture.ts'
import { noteCalls } from '../calls/note-calls.fixture.ts'
import { signalCalls } from '../calls/signal-calls.fixture.ts'
import { supportCalls } from '../calls/support-calls.fixture.ts'
import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'

const calls = {
  ...inboxCalls,
  ...laneCalls,
  ...messageCalls,
  ...noteCalls,
  ...signalCalls,
  ...supportCalls,
}
checkRows(rowsWithSession.filter(({ id }) => id in calls))
