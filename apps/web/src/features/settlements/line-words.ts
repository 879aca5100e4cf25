/** A settlement as the lines of a statement. */
import { conceptTexts, withholdingRateText } from '@arriero/contract/es/settlement'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import type { StatementLine } from '#shared/plain/values/Statement.tsx'
import { settlementsTexts as texts } from './settlements.texts.ts'

type Line = OwnPayout['lines'][number]

export const statementLine = ({ concept, base, rate, amount }: Line): StatementLine => ({
  what: conceptTexts[concept],
  ...(base === null ? {} : { basePesos: base }),
  ...(rate === null ? {} : { rate: withholdingRateText(concept, rate) }),
  amountPesos: amount,
})

export const settlementLines = (
  lines: readonly Line[],
  netPesos: number,
  net: string = texts.net,
): StatementLine[] => [...lines.map(statementLine), { what: net, amountPesos: netPesos, isTotal: true }]
