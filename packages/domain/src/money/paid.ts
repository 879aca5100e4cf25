import { noPesos, pesos, type Pesos } from './money.ts'

/** Only these words of a payment are money: captured and authorised. Spec §4. */
export const paidWords = ['CAPTURED', 'ACCEPTED'] as const

export const isPaidWord = (word: string | null | undefined): boolean =>
  paidWords.some((paid) => paid === word)

/** What has really come in for a service: nothing while its payment is lost, though it is on its way as a paid one. */
export const receivedPesos = ({
  isPaid,
  isPaymentLost,
  totalPesos,
}: {
  isPaid: boolean
  isPaymentLost: boolean
  totalPesos: number | null
}): Pesos => (isPaid && !isPaymentLost ? pesos(totalPesos ?? 0) : noPesos)
