import { isPaidWord } from '@arriero/domain/money/paid'
import { orderStatus } from '@arriero/domain/orders/orders'
/** Which first steps a newcomer has behind him, from what the lists already say. */
interface Paying {
  status: number
  pay: { status: string | null }
}

interface Assigning {
  status: number
  assignedDriverId: string | null
}

/** Paid as decisions §11 reads it, or begun: nothing moves unpaid. */
const isPaidOrBegun = ({ status, pay }: Paying) => status >= orderStatus.running || isPaidWord(pay.status)
const isAssigned = ({ status, assignedDriverId }: Assigning) =>
  status >= orderStatus.running || assignedDriverId !== null

/** `agreed` are services at 1, 2 or 3: a carrier holds them. */
export const clientProgress = (orderCount: number, agreed: readonly Paying[]): boolean[] => [
  orderCount > 0,
  agreed.length > 0,
  agreed.some(isPaidOrBegun),
]

export interface CarrierFacts {
  available: readonly { offers: readonly unknown[] }[]
  held: readonly Assigning[]
}

/** Whoever offered or holds a service has seen the available ones. */
export const carrierProgress = ({ available, held }: CarrierFacts): boolean[] => [
  held.length > 0 || available.some(({ offers }) => offers.length > 0),
  held.length > 0,
  held.some(isAssigned),
]
