import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { orderCalls } from '../calls/order-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in orderCalls))
