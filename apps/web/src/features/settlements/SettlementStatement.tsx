import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { settlementLines } from './line-words.ts'
import { settlementsTexts as texts } from './settlements.texts.ts'

interface SettlementStatementProps {
  lines: OwnPayout['lines']
  netPesos: number
  /** What the last line is called. */
  net?: string
}

/** What is paid of what was earned: concept, base, rate, amount. */
export const SettlementStatement = ({ lines, netPesos, net }: SettlementStatementProps) => (
  <Statement caption={texts.lines} lines={settlementLines(lines, netPesos, net)} />
)
