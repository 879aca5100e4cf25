/** What the server has acknowledged, kept where no kill reaches it. */
export type Paid = {
  isTaken: boolean
  transaction?: string
  /** Statuses of notices that were answered with `received`. */
  told: string[]
}

export const openLedger = () => {
  const orders = new Map<string, Paid>()
  let refusals: string[] = []
  const of = (orderId: string): Paid => {
    const known = orders.get(orderId)
    if (!known) throw new Error(`nobody created ${orderId}`)
    return known
  }
  return {
    orders,
    created: (orderId: string): void => {
      orders.set(orderId, { isTaken: false, told: [] })
    },
    taken: (orderId: string): void => {
      of(orderId).isTaken = true
    },
    attempted: (orderId: string, transaction: string): void => {
      of(orderId).transaction = transaction
    },
    told: (orderId: string, status: string): void => {
      of(orderId).told.push(status)
    },
    /** The server said no to something it should have done: what was acknowledged before is gone. */
    refused: (what: string): void => {
      refusals.push(what)
    },
    takeRefusals: (): string[] => {
      const taken = refusals
      refusals = []
      return taken
    },
    acknowledged: (): number =>
      [...orders.values()].reduce(
        (sum, { isTaken, transaction, told }) =>
          sum + 1 + Number(isTaken) + Number(transaction !== undefined) + told.length,
        0,
      ),
  }
}

export type Ledger = ReturnType<typeof openLedger>
