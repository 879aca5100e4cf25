/** The facts of one order that move money: what its books say, and what its row of the accounting table counts, follow from them. */

/** A payment that is real: the gateway promised or took it. */
export type RealPayment = {
  id: string
  /** What it was for: the service, or waiting that was charged apart. */
  charge: 'service' | 'standby'
  amountPesos: number
  isCaptured: boolean
  /** Counts for what the order owes; every other real payment is due back. */
  isApplied: boolean
}

/** What was agreed, as stored on the order; `null` parts count as 0. */
export type OrderParts = {
  carrierPesos: number
  platformPesos: number
  vatPesos: number
  premiumPesos: number
  premiumCostPesos: number
  premiumVatPesos: number
}

/** How a service ended before its time, by its record. */
export type EndingFacts = {
  feePesos: number
  vatPesos: number
  refundPesos: number
  carrierPesos: number
  /** What had come in for the order when it ended, also where that payment failed afterwards. */
  receivedPesos: number
  /** The payment that had come in still stands. */
  hasMoney: boolean
  /** The policy's cover had begun: the premium kept is earned, not only the cost of issuing it. */
  isCovered: boolean
}

export type OrderMoney = {
  isFinished: boolean
  parts: OrderParts
  payments: readonly RealPayment[]
  ending: EndingFacts | null
  refundsPaid: readonly { id: string; amountPesos: number }[]
  advancesPaid: readonly { id: string; amountPesos: number }[]
  /**
   * Net = what the bank paid; withheld = all withholdings; deducted = kept for what the carrier owes for other services.
   * Advances paid before are not in it. */
  payouts: readonly { id: string; withheldPesos: number; deductedPesos: number; netPesos: number }[]
  /** What the carrier owed for this service, as his payouts of others pay it back; each by its payout's id. */
  recoveries: readonly { id: string; amountPesos: number }[]
  /** Of the payment, what had been for a policy that no insurer sold: due back. */
  unsoldPremiumPesos: number
  /** Accepted or decided charges for waiting. */
  standbyCharges: readonly { id: string; carrierPesos: number; platformPesos: number; vatPesos: number }[]
}

/** An order's money before anything came of it: facts are spread over it. */
export const noMoney: OrderMoney = {
  isFinished: false,
  parts: {
    carrierPesos: 0,
    platformPesos: 0,
    vatPesos: 0,
    premiumPesos: 0,
    premiumCostPesos: 0,
    premiumVatPesos: 0,
  },
  payments: [],
  ending: null,
  refundsPaid: [],
  advancesPaid: [],
  payouts: [],
  recoveries: [],
  unsoldPremiumPesos: 0,
  standbyCharges: [],
}
