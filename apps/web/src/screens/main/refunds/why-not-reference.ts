import { errorTexts } from '@arriero/contract/es/errors'
import type { Refund } from '@arriero/contract/refunds'
import { isRefundReference, referenceDenial } from '@arriero/domain/refunds'

/** What can be said before the server is asked; whether another refund has it, only the server knows. */
export const whyNotReference = (
  { transaction, payment, rejections }: Pick<Refund, 'transaction' | 'payment' | 'rejections'>,
  reference: string,
): string | undefined => {
  if (!isRefundReference(reference)) return errorTexts['refund.reference_invalid']
  const isUsed = rejections.some((one) => one.reference === reference)
  const denial = referenceDenial({
    reference,
    paymentNames: [transaction, payment?.gatewayId ?? null],
    isUsed,
  })
  return denial && errorTexts[denial]
}
