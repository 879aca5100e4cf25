/** What the product asks of a gateway that gives money back. Decisions §11, §16. */
import type { GatewayCredit, RefundAnswer } from '@arriero/domain/money/gateway-refunds'

export type RefundRequest = {
  /** The gateway's own name of the payment. */
  paymentId: string
  /** All of the payment or a part of it. */
  amountPesos: number
  /** Ours, to be found again by people: the gateway does not look for it. */
  reference: string
}

export interface RefundGateway {
  /** Once, never again by itself: the gateway gives back as often as it is asked. Every failure is an answer. */
  refund(request: RefundRequest): Promise<RefundAnswer>
  /** All that was given back of an order's payments. Throws a ProviderError where it cannot be read. */
  credits(orderId: string): Promise<GatewayCredit[]>
}
