/** An order as any of the portal's viewers got it; `factsOf` reads what not every viewer has. */
import { isPaidWord } from '@arriero/domain/money/paid'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { OrderAct } from '@arriero/domain/orders/orders'
import { codeText } from '#shared/api/error-text.ts'

export type SeenViewer = 'client' | 'carrier' | 'admin' | 'open'
export type SeenOrder = OrderFor<SeenViewer>

type KeysOf<U> = U extends unknown ? keyof U : never
type ValueOf<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never
/** What was agreed: what the carrier earns, what the client pays. */
type Agreed = { value?: number | undefined; valueProfit?: number | undefined }
export type OrderFacts = { [K in Exclude<KeysOf<SeenOrder>, 'offer'>]?: ValueOf<SeenOrder, K> } & {
  offer?: Agreed | null
}

/** The same object; a field its viewer does not have reads as undefined. */
export const factsOf = (order: SeenOrder): OrderFacts => order

export const isPaid = (order: SeenOrder): boolean => isPaidWord(factsOf(order).pay?.status)

export const isAgreed = (order: SeenOrder): boolean => {
  const { offer } = factsOf(order)
  return offer !== undefined && offer !== null
}

/** Whether the viewer may do the act now; `null` in `acts` means yes. */
export const may = (order: SeenOrder, act: OrderAct): boolean => order.acts[act] === null

/** What had paid it failed with the truck on its way: it may be paid anew, without a term. Decisions §11. */
export const isPaymentLost = (order: SeenOrder): boolean =>
  order.viewer === 'admin' ? order.pay.isLost : may(order, 'pay') && factsOf(order).payUntil === null

/** The sentence that says why not; undefined when he may, or could never. */
export const whyNot = (order: SeenOrder, act: OrderAct): string | undefined => codeText(order.acts[act])
