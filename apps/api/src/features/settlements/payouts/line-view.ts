import type { settlementLineShape } from '@arriero/contract/money/settlement-shapes'
import type { SettlementLine } from '@arriero/domain/money/settlement'
import type { z } from 'zod'

const perPercent = 1000

/** Rates in per cent, as people speak of them. */
export const lineView = ({
  concept,
  basePesos,
  rate,
  amountPesos,
}: SettlementLine): z.infer<typeof settlementLineShape> => ({
  concept,
  base: basePesos,
  rate: rate === null ? null : rate / perPercent,
  amount: amountPesos,
})
