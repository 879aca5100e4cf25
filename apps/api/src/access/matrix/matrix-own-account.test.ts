import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { ownAccountCalls } from '../calls/own-account-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in ownAccountCalls))
