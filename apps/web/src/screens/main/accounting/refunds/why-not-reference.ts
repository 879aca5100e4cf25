import { errorTexts } from '@arriero/contract/es/errors'
import type { Refund } from '@arriero/contract/money/refunds'
import { referenceDenial } from '@arriero/domain/money/refunds'

/** What can be said before the server is asked, of one that is first typed; whether another refund has it, only the server knows. */
export const whyNotReference = (
  {
    state,
    transaction,
    payment,
    rejections,
  }: Pick<Refund, 'state' | 'transaction' | 'payment' | 'rejections'>,
  reference: string,
): string | undefined => {
  if (state === 'confirming') return undefined
  const isUsed = rejections.some((one) => one.reference === reference)
  const denial = referenceDenial({
    reference,
    paymentNames: [transaction, payment?.gatewayId ?? null],
    isUsed,
  })
  return denial && errorTexts[denial]
}
