import { api } from '@arriero/contract'
import type { PaymentCharge } from '@arriero/contract/money/payments'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { act } from '#shared/api/act.ts'
import { send } from '#shared/api/send.ts'
import { findOut } from '#shared/line/open-questions.ts'
import { errorText } from '#shared/api/error-text.ts'
import { useToast } from '#shared/ui/use-toast.ts'

type GatewayForm = ReplyOf<typeof api.payments.sign>

/** Every field the gateway is posted, the signature last. */
const fieldsOf = ({ fields, signature }: GatewayForm): [name: string, value: string][] => [
  ...Object.entries(fields),
  ['signature', signature],
]

/** Leaves for the gateway's page in this tab, as a real form: no card field is ever ours. Decisions §11. */
const leaveForGateway = (gateway: GatewayForm, page: Document = document): void => {
  const form = page.createElement('form')
  form.method = 'post'
  form.action = gateway.action
  form.hidden = true
  for (const [name, value] of fieldsOf(gateway)) {
    const input = page.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  page.body.append(form)
  // Brought back from the browser's memory, the page would still show the moment before.
  const showAnew = ({ persisted }: PageTransitionEvent) => {
    if (persisted) page.location.reload()
  }
  page.defaultView?.addEventListener('pageshow', showAnew)
  form.submit()
}

interface Start {
  orderId: string
  charge: PaymentCharge
}

/** Opens an attempt, has its form signed and leaves for the gateway; false when it was refused, and says why. */
export const useStartPayment = ({ orderId, charge }: Start): (() => Promise<boolean>) => {
  const toast = useToast()
  return async () => {
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
