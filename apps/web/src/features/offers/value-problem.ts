import { errorTexts } from '@arriero/contract/es/errors'
import { typedAmountMaxPesos } from '@arriero/domain/money/money'

/** What is wrong with a value named in a negotiation, on either side. Spec §5 "Offer", decisions §9. */
export const valueProblem = (valuePesos: number | undefined): string | undefined => {
  if (!valuePesos) return errorTexts['offer.value_required']
  return valuePesos > typedAmountMaxPesos ? errorTexts['money.too_large'] : undefined
}
