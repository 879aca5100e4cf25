/** What a carrier is owed and paid, as staff and as he himself reads it. Decisions §16. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { errorCodes } from '@arriero/domain/errors/errors'
import { batchStates } from '@arriero/domain/money/payout-batches'
import { payoutStates } from '@arriero/domain/money/payouts'
import { payoutKinds, settlementConcepts } from '@arriero/domain/money/settlement'
import { z } from 'zod'
import { instantShape, line, pesosShape, says } from '../shapes.ts'

export const dayShape = z.iso.date(says('input.invalid'))

/** The bank's reference of a transfer. */
export const referenceInput = line(lettersMost.reference, 'payout.reference_required')

/** Why a payout cannot be made now. */
export const payoutHolds = [
  'payout.payment_lost',
  'payout.not_captured',
  'payout.complaint',
  'payout.not_released',
  'payout.no_account',
  'payout.account_changed',
  'payout.account_old',
  'payout.advance_open',
] as const

export const madeFile = z.object({
  /** Name of the file. */
  name: z.string(),
  /** Where it is fetched, for a few minutes. */
  url: z.string(),
})

const namedBy = z.object({ _id: z.string(), name: z.string() })
const maybeName = namedBy.nullable()

export const settlementLineShape = z.object({
  concept: z.enum(settlementConcepts),
  base: pesosShape.nullable(),
  /** Per cent of the base. */
  rate: z.number().nullable(),
  /** Negative where it is kept back. */
  amount: pesosShape,
})

export const payAccountShape = z
  .object({ bank: z.string(), accountType: z.string(), accountNumber: z.string() })
  .nullable()

/** As the bank's file says it; `bankCode` is empty where the bank's number is not certain. */
const fileAccountShape = z
  .object({
    bank: z.string(),
    accountType: z.string(),
    accountNumber: z.string(),
    bankCode: z.string(),
  })
  .nullable()

/** A payout as the carrier himself sees it. */
export const ownPayoutShape = z.object({
  _id: z.string(),
  kind: z.enum(payoutKinds),
  /** Id of the service. */
  order: z.string(),
  origin: z.string(),
  destination: z.string(),
  licensePlate: z.string().nullable(),
  earnedAt: instantShape,
  /** Bogotá days: the last one for a complaint, and the last one to be paid in time. */
  releaseOn: z.string(),
  dueOn: z.string(),
  isLate: z.boolean(),
  state: z.enum(payoutStates),
  /** Why it cannot be paid now; null where it can, or was. */
  hold: z.enum(errorCodes).nullable(),
  lines: z.array(settlementLineShape),
  gross: pesosShape,
  withheld: pesosShape,
  advances: pesosShape,
  /** Kept back for what the carrier owes. */
  deducted: pesosShape,
  net: pesosShape,
  reference: z.string().nullable(),
  paidAt: instantShape.nullable(),
  /** The bank sent it back; what is owed since is a row of its own. */
  returned: z.object({ at: instantShape, reason: z.string() }).nullable(),
})
export type OwnPayout = z.infer<typeof ownPayoutShape>

/** What some payouts come to; gross − withheld − advances − deducted = net. */
const payoutSumsShape = z.object({
  count: z.number().int(),
  gross: pesosShape,
  withheld: pesosShape,
  advances: pesosShape,
  deducted: pesosShape,
  net: pesosShape,
})
export type PayoutSums = z.infer<typeof payoutSumsShape>

/** In all and by state; states without a payout are left out. An advance is counted with its service. */
export const ownTotalsShape = z.object({
  all: payoutSumsShape,
  states: z.array(payoutSumsShape.extend({ state: z.enum(payoutStates) })),
})

/** What one month of Bogotá, one truck or one driver comes to; of services that name none the id is `none`. */
export const ownGroupShape = payoutSumsShape.extend({
  /** `2026-11`, or the id of the truck or the driver. */
  _id: z.string(),
  /** `2026-11`, the plate or the person's name. */
  name: z.string().nullable(),
})
export type OwnGroup = z.infer<typeof ownGroupShape>

const netShape = z.object({ count: z.number().int(), net: pesosShape })
const dueShape = netShape.extend({ dueOn: z.string(), isLate: z.boolean() })

/** How a carrier's money stands now, all of one moment; an advance that waits for its second person counts nowhere. */
export const ownHeadShape = z.object({
  /** Still to be paid, held or not. */
  toCome: netShape,
  /** Of what nothing holds: what is due on the first day that anything is. */
  next: dueShape.nullable(),
  /** The same by the day it is due, the earliest first; no more than ten days, and what is due after them. */
  days: z.array(dueShape),
  later: netShape,
  /** Of what is to come: what waits, by why it does. */
  held: z.array(netShape.extend({ hold: z.enum(errorCodes) })),
  /** What is to come by the month of Bogotá in which it was earned, the earliest first; and what of it waits. */
  months: z.array(netShape.extend({ month: z.string(), held: pesosShape })),
  /** Services on the road, and what was paid of them in advance. */
  road: z.object({ services: z.number().int(), advanced: z.number().int(), advances: pesosShape }),
})
export type OwnHead = z.infer<typeof ownHeadShape>

const lastPayoutShape = z.object({
  /** Id of its service. */
  order: z.string(),
  net: pesosShape,
  paidAt: instantShape,
  pay: payAccountShape,
  difference: z.number().int(),
  /** The difference in per cent of the last one. */
  share: z.number(),
  /** Three times the last one, or more. */
  isUnusual: z.boolean(),
})

export const payoutShape = ownPayoutShape.extend({
  /** `hasLeft`: his account was deleted; what is owed to him goes where the books say he was paid. */
  carrier: namedBy.extend({ identification: z.string(), rol: z.string(), hasLeft: z.boolean() }),
  pay: fileAccountShape,
  /** Of a service: what Arriero earned of the client's freight, before its VAT; `gross` is the rest. */
  commission: pesosShape,
  /**
   * He changed where he is paid not long ago. `isOld`: this goes to the account he had before; `checked`: who confirmed the new
   * one with him, and how; `cellPhone`: on which he is called while nobody has. */
  payChange: z
    .object({
      at: instantShape,
      isOld: z.boolean(),
      checked: z.object({ at: instantShape, by: namedBy, note: z.string() }).nullable(),
      cellPhone: z.string().nullable(),
    })
    .nullable(),
  /** Of one that is still to be paid: the last that its carrier was paid, where it went, and how far this is from it. */
  last: lastPayoutShape.nullable(),
  /** Of one that somebody settled: what it would come to now, and where it would go, as far as that is another. */
  since: z.object({ net: pesosShape.nullable(), pay: payAccountShape }).nullable(),
  /** Says what stands here: whoever agrees to it sends it back. */
  seal: z.string(),
  batch: z.object({ _id: z.string(), number: z.number() }).nullable(),
  /** Whoever began, and whoever paid or confirmed. */
  askedBy: maybeName,
  paidBy: maybeName,
  /** Above the setting: another person has to confirm it. */
  needsSecond: z.boolean(),
})
export type Payout = z.infer<typeof payoutShape>

export const batchShape = z.object({
  _id: z.string(),
  number: z.number(),
  state: z.enum(batchStates),
  count: z.number(),
  total: pesosShape,
  createdAt: instantShape,
  createdBy: namedBy,
  reference: z.string().nullable(),
  /** Who asked for its approval, and who gave it. */
  askedBy: maybeName,
  approvedBy: maybeName,
  paidBy: maybeName,
  paidAt: instantShape.nullable(),
  /** Above the setting: two people agree before its file leaves. */
  needsSecond: z.boolean(),
  /** A file was made of it as it stands: what the bank does by it is recorded. */
  hasFile: z.boolean(),
})
export type PayoutBatch = z.infer<typeof batchShape>

/** What one carrier is to be paid on one account: gross + commission is the freight of the client. */
const payableAccountShape = payoutSumsShape.extend({
  pay: fileAccountShape,
  commission: pesosShape,
})

/** All that one carrier is still to be paid, and of it what can be paid now. */
export const payableShape = payableAccountShape.omit({ pay: true }).extend({
  /** Id of the carrier. */
  _id: z.string(),
  carrier: payoutShape.shape.carrier,
  accounts: z.array(payableAccountShape),
  /** Bogotá day on which the first of it is due. */
  dueOn: z.string(),
  isLate: z.boolean(),
  payChange: payoutShape.shape.payChange,
  /** What no hold keeps back and nobody has begun to pay, the first due first. */
  ready: z.object({ count: z.number().int(), net: pesosShape, payouts: z.array(z.string()) }),
  /** What waits, by why it does. */
  held: z.array(z.object({ hold: z.enum(errorCodes), count: z.number().int(), net: pesosShape })),
})
export type Payable = z.infer<typeof payableShape>

/** What a line of the bank's answer came to. */
export const answerOutcomes = [
  'paid',
  'returned',
  'already',
  'amountDiffers',
  'contradicts',
  'unmatched',
  'unreadable',
] as const

export const answerLineShape = z.object({
  /** In the file, from 1 on. */
  line: z.number().int(),
  reference: z.string(),
  outcome: z.enum(answerOutcomes),
  reason: z.string().nullable(),
  /** The payout it is about. */
  payout: z.object({ _id: z.string(), order: z.string(), carrier: z.string(), net: pesosShape }).nullable(),
})

export const batchAnswerShape = z.object({
  _id: z.string(),
  name: z.string(),
  at: instantShape,
  by: namedBy,
  paid: z.number().int(),
  returned: z.number().int(),
  /** Lines that were about no payout of the batch, or could not be followed. */
  other: z.number().int(),
})

/** An advance of a service that was cancelled, as far as its carrier still owes it. */
export const debtShape = z.object({
  /** Id of the service. */
  order: z.string(),
  origin: z.string(),
  destination: z.string(),
  carrier: namedBy,
  value: pesosShape,
  recovered: pesosShape,
  left: pesosShape,
  createdAt: instantShape,
})
export type CarrierDebt = z.infer<typeof debtShape>

/** The sums of what one carrier earned in a span of days, by concept. */
export const settlementShape = z.object({
  carrier: namedBy.extend({ identification: z.string() }),
  pay: payAccountShape,
  from: z.string(),
  to: z.string(),
  /** How many payouts they are the sums of. */
  count: z.number(),
  totals: z.array(settlementLineShape),
  net: pesosShape,
  /** Of the net: paid by now, and still owed. */
  paid: pesosShape,
  owed: pesosShape,
  /** What he owes now, whatever the span; his next payouts pay it back. */
  debts: z.array(debtShape),
  debt: pesosShape,
})
export type CarrierSettlement = z.infer<typeof settlementShape>

/** Of several editions for one day the last one written counts; the others are `isReplaced`. */
const editionShape = z.object({
  _id: z.string(),
  validFrom: z.string(),
  isReplaced: z.boolean(),
  createdAt: instantShape,
  /** Null for what the product came with. */
  by: maybeName,
})

export const withholdingRulesShape = editionShape.extend({
  uvt: pesosShape,
  /** Retención en la fuente, in per cent. */
  source: z.number(),
  sourceFromUvt: z.number(),
  fopat: z.number(),
  fopatFromKg: z.number(),
  basis: z.string(),
})

export const industryRateShape = editionShape.extend({
  townCode: z.string(),
  town: z.string(),
  perMille: z.number(),
  basis: z.string(),
})
