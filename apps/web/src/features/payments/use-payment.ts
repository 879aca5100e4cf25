import { api } from '@arriero/contract'
import type { PaymentCharge } from '@arriero/contract/payments'
import { act } from '#shared/api/act.ts'
import { send } from '#shared/api/send.ts'
import { findOut } from '#shared/line/open-questions.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { leaveForGateway } from './gateway-form.ts'

interface Start {
  orderId: string
  charge: PaymentCharge
  onStart?: (() => void) | undefined
}

/** Opens an attempt, has its form signed and leaves for the gateway; false when it was refused, and says why. */
export const useStartPayment = ({ orderId, charge, onStart }: Start): (() => Promise<boolean>) => {
  const toast = useToast()
  return async () => {
    onStart?.()
    try {
      const { transaction } = await act(api.payments.start, { body: { orderId, charge } })
      // The attempt is open by now: its form is waited for, however long the line is gone.
      const gateway = await findOut(() => send(api.payments.sign, { body: { sign: transaction } }))
      leaveForGateway(gateway)
      return true
    } catch (error) {
      toast.error(errorText(error))
      return false
    }
  }
}

/** After a payment the order keeps which attempt it was; it pays nothing, so its failure is nobody's business. Spec §7. */
export const recordAttempt = async (orderId: string, transaction: string): Promise<void> => {
  await act(
    api.orders.update,
    { params: { _id: orderId }, body: { orderPay: transaction } },
    { isUnasked: true },
  ).catch(() => undefined)
}
