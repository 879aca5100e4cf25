import { Statement } from '#shared/plain/values/Statement.tsx'
import { ordersTexts } from '../orders.texts.ts'
import { type MoneyOf, statementLines } from './statement-lines.ts'

/** The money of a service; each viewer gets the lines his projection carries. */
export const MoneyStatement = ({ order }: { order: MoneyOf }) => {
  const lines = statementLines(order)
  if (lines.length === 0) return <p style={{ margin: 0 }}>{ordersTexts.statement.nothing}</p>
  return <Statement caption={ordersTexts.statement.caption} lines={lines} />
}
