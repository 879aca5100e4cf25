import { checkRows, rowsWithSession } from './matrix-checks.fixture.ts'
import { priceCalls } from '../calls/price-calls.fixture.ts'

checkRows(rowsWithSession.filter(({ id }) => id in priceCalls))
