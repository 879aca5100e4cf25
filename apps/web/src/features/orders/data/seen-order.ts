/** An order as any of the portal's viewers got it; `factsOf` reads what not every viewer has. */
import { isPaidWord } from '@arriero/domain/money/paid'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { OrderAct } from '@arriero/domain/orders/orders'
import { codeText } from '#shared/api/error-text.ts'

export type SeenViewer = 'client' | 'carrier' | 'admin' | 'open'
export type SeenOrder = OrderFor<SeenViewer>
/** As a row of the portal's tables; a client has cards. */
export type SeenRow = OrderRowFor<Exclude<SeenViewer, 'client'>>

type KeysOf<U> = U extends unknown ? keyof U : never
type ValueOf<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never
/** What was agreed: what the carrier earns, what the client pays. */
type Agreed = { value?: number | undefined; valueProfit?: number | undefined }
export type FactsOf<U> = { [K in Exclude<KeysOf<U>, 'offer'>]?: ValueOf<U, K> } & { offer?: Agreed | null }
export type OrderFacts = FactsOf<SeenOrder>

/** The same object; a field its viewer does not have reads as undefined. */
export const factsOf = (order: SeenOrder): OrderFacts => order

export const isPaid = ({ pay }: { pay?: { status: string | null } }): boolean => isPaidWord(pay?.status)

export const isAgreed = (order: SeenOrder): boolean => {
  const { offer } = factsOf(order)
  return offer !== undefined && offer !== null
}

/** What was read of it says whether the act may be done. */
interface Asked<A extends OrderAct> {
  acts: Partial<Record<A, ErrorCode | null>>
}

/** Whether the viewer may do the act now; `null` in `acts` means yes. */
export const may = <A extends OrderAct>({ acts }: Asked<NoInfer<A>>, act: A): boolean => acts[act] === null

/** What had paid it failed with the truck on its way: it may be paid anew, without a term. Decisions §11. */
export const isPaymentLost = (order: SeenOrder | OrderRowFor<'client'>): boolean =>
  order.viewer === 'admin'
    ? order.pay.isLost
    : order.viewer === 'client' && may(order, 'pay') && order.payUntil === null

/** The sentence that says why not; undefined when he may, or could never. */
export const whyNot = <A extends OrderAct>({ acts }: Asked<NoInfer<A>>, act: A): string | undefined =>
  codeText(acts[act])
