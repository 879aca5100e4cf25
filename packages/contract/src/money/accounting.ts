/** The accounting table, the journal behind it and what it is compared with. Spec §2, decisions §16. */
import { paidWords } from '@arriero/domain/money/paid'
import { paymentFailures } from '@arriero/domain/money/payment-attempts'
import { treasurers } from '@arriero/domain/people/roles'
import { moneyStates } from '@arriero/domain/money/earned'
import { accounts, journalEvents } from '@arriero/domain/money/journal'
import { reconciliationChecks } from '@arriero/domain/money/reconciliation'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf, statusFilter } from '../lists/list.ts'
import { idShape, instantShape, pesosShape, says, searchText } from '../shapes.ts'
import { flag } from '../people/user-lists.ts'

const bookkeepers = { roles: treasurers } as const
const day = z.iso.date(says('input.invalid')).optional()
const columnText = searchText.optional()
const person = z.object({ _id: z.string(), name: z.string() })
const maybePesos = pesosShape.nullable()
const account = z.enum(accounts)

/** Wire words a payment of an order may stand at. */
export const payStatuses = [...paidWords, 'PENDING', ...paymentFailures] as const

/** Spec §2 "Accounting table": what of each part counts, with the order's standing balances. */
export const accountingRowShape = z.object({
  _id: z.string(),
  status: z.number(),
  statusOrder: z.string(),
  /** How its money stands: only what is finished or kept counts in the amounts. */
  moneyState: z.enum(moneyStates),
  /** The client's identification number. */
  identification: z.string(),
  client: person,
  pay: z.object({ transaction: z.string().nullable(), status: z.string().nullable(), isLost: z.boolean() }),
  /** Finished, else cancelled, else paid. */
  date: instantShape,
  /** The carrier, with the account it is paid to. */
  driver: person
    .extend({
      pay: z.object({ bank: z.string(), accountType: z.string(), accountNumber: z.string() }).nullable(),
    })
    .nullable(),
  /** Who drove. */
  assignedDriver: person.nullable(),
  travel: z.string(),
  profitsDriver: maybePesos,
  profits: maybePesos,
  totalCost: maybePesos,
  priceCommodity: maybePesos,
  orderPay: z.string().nullable(),
  ivaCost: maybePesos,
  priceInsurance: maybePesos,
  priceArrieroInsurance: maybePesos,
  /** The VAT of the insurance, under the specification's name. */
  percentArrieroInsurance: maybePesos,
  total: maybePesos,
  /** The total as it was agreed, whatever came of it. */
  agreed: maybePesos,
  /** Waiting that was charged apart and paid: the carrier's, and its VAT. */
  standby: maybePesos,
  ivaStandby: maybePesos,
  /** What is kept of the payment after a cancellation. */
  fee: maybePesos,
  /** All that goes back to the client, whatever for, and what of it has gone. */
  refund: maybePesos,
  refunded: maybePesos,
  /** What the journal still holds of it by account, debit positive; accounts at zero are left out. */
  balances: z.partialRecord(account, pesosShape),
})
export type AccountingRow = z.output<typeof accountingRowShape>

/** Columns of the table that are added up. */
export const summedAmounts = [
  'profitsDriver',
  'profits',
  'totalCost',
  'ivaCost',
  'priceInsurance',
  'priceArrieroInsurance',
  'percentArrieroInsurance',
  'total',
  'standby',
  'ivaStandby',
  'fee',
  'refund',
  'refunded',
] as const
export type SummedAmount = (typeof summedAmounts)[number]

const sumsShape = z.object({
  count: z.number().int(),
  amounts: z.record(z.enum(summedAmounts), pesosShape),
})

/** What narrows the table, and its sums with it. */
const tableFilters = {
  status: statusFilter,
  moneyState: manyOf(z.enum(moneyStates)),
  payStatus: manyOf(z.enum(payStatuses)),
  /** The id of the service, or its last characters. */
  id: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{0,24}$/, says('input.invalid'))
    .optional(),
  client: columnText,
  /** Carrier or driver. */
  driver: columnText,
  isInsurance: manyOf(flag),
  /** Services on which this account is not at zero. */
  standing: account.optional(),
  /** Days of Bogotá, both included. */
  from: day,
  to: day,
}

/** A posting of an earlier month that another takes back, corrects or settles. */
export const referredPosting = z.object({
  _id: z.string(),
  at: instantShape,
  kind: z.enum(journalEvents),
})

const amounts = {
  /** Debits and credits of the days asked for, and how many entries they are. */
  debit: pesosShape,
  credit: pesosShape,
  entries: z.number().int(),
}

export const accounting = {
  orders: endpoint('GET /order/accounting', {
    access: bookkeepers,
    query: listQuery(['-date', 'date', '-total', 'total']).extend(tableFilters),
    reply: listOf(accountingRowShape),
  }),
  totals: endpoint('GET /order/accounting/totals', {
    access: bookkeepers,
    query: z.object({ q: searchText.optional(), ...tableFilters }),
    reply: z.object({
      all: sumsShape,
      /** Only the states that some service is in. */
      states: z.array(sumsShape.extend({ moneyState: z.enum(moneyStates) })),
    }),
  }),
  figures: endpoint('GET /accounting/figures', {
    access: bookkeepers,
    query: z.object({ from: day, to: day }),
    reply: z.object({
      accounts: z.array(
        z.object({
          account,
          /** Debit positive, credit negative. */
          balance: pesosShape,
          ...amounts,
          kinds: z.array(z.object({ kind: z.enum(journalEvents), ...amounts })),
        }),
      ),
    }),
  }),
  entries: endpoint('GET /accounting/entries', {
    access: bookkeepers,
    query: listQuery(['-at', 'at']).extend({
      account: manyOf(account),
      kind: manyOf(z.enum(journalEvents)),
      orderId: idShape.optional(),
      from: day,
      to: day,
    }),
    reply: listOf(
      z.object({
        _id: z.string(),
        at: instantShape,
        /** Entries of one transaction come to zero. */
        transactionId: z.string(),
        orderId: z.string(),
        travel: z.string(),
        kind: z.enum(journalEvents),
        account,
        /** Debit positive, credit negative. */
        amount: pesosShape,
      }),
    ),
  }),
  postings: endpoint('GET /accounting/order/{orderId}', {
    access: bookkeepers,
    params: z.object({ orderId: idShape }),
    reply: z.object({
      order: accountingRowShape,
      postings: z.array(
        z.object({
          _id: z.string(),
          at: instantShape,
          kind: z.enum(journalEvents),
          /** Null where nobody in particular acted: the gateway, a clock. */
          actor: person.nullable(),
          entries: z.array(z.object({ account, amount: pesosShape })),
          refersTo: referredPosting.nullable(),
        }),
      ),
    }),
    errors: ['order.not_found'],
  }),
  /** What was found the last time; `reconcile` finds it anew. */
  reconciliation: endpoint('GET /accounting/reconciliation', {
    access: bookkeepers,
    reply: z.object({
      /** As of when; null where nobody asked yet. */
      at: instantShape.nullable(),
      checks: z.array(
        z.object({
          key: z.enum(reconciliationChecks),
          /** What the other side says, and what the journal says. */
          expected: z.number(),
          actual: z.number(),
          /** Services that differ; the newest of them in `rows`. */
          count: z.number().int(),
          rows: z.array(z.object({ orderId: z.string(), expected: z.number(), actual: z.number() })),
        }),
      ),
      /** Long enough ago that whoever looks may ask for it anew. */
      isOld: z.boolean(),
      /** Everything is being read again; `share` of it is done, 0 to 1. */
      underWay: z.object({ begunAt: instantShape, share: z.number() }).nullable(),
      /** When the one after it ended without finding anything. */
      failedAt: instantShape.nullable(),
    }),
  }),
  /** Has everything that ever moved read again; where that is under way already, it is that one. */
  reconcile: endpoint('POST /accounting/reconciliation', {
    access: bookkeepers,
    callsPerMinute: 12,
    reply: z.object({ begunAt: instantShape }),
  }),
}
