/** What a client's cancellation costs him, and who gets it. Decisions §10, security M12. */
import type { ErrorCode } from '../errors/errors.ts'
import {
  least,
  minus,
  noPesos,
  ratio,
  shareOf,
  sum,
  wholeBasisPoints,
  type BasisPoints,
  type Pesos,
} from '../money/money.ts'

/** Who ended it: its client, its carrier, staff, or the clock (never paid, never taken). */
export const cancellationCauses = ['client', 'carrier', 'staff', 'unpaid', 'untaken'] as const
export type CancellationCause = (typeof cancellationCauses)[number]

/** Ends that its client did not choose: he may want the same service again. */
export const mayRepublish = (cause: string): boolean =>
  cause !== 'client' && cancellationCauses.some((known) => known === cause)

export const defaultFeeRate = 500 as BasisPoints
export const defaultCarrierShareOfFee = 5000 as BasisPoints

export type CancellationFacts = {
  now: Date
  createdAt: Date
  reservationAt: Date
  /** 0 while unpaid. */
  paidPesos: Pesos
  totalPesos: Pesos
  /** 0 both where the service is not insured. */
  insuranceSalePesos: Pesos
  insuranceVatPesos: Pesos
  policyIssueCostPesos: Pesos
  vatBasisPoints: BasisPoints
  feeBasisPoints?: BasisPoints
  /** Driver and vehicle were both assigned. */
  carrierAssigned: boolean
  carrierShareOfFee?: BasisPoints
}

export const cancellationReasons = ['unpaid', 'before_service', 'after_creation', 'late'] as const
/** Why it is free, or `late` where it is not. */
export type CancellationReason = (typeof cancellationReasons)[number]

/** fee + VAT + insurance kept + refund = paid, always; the carrier's part is inside the fee. */
export type CancellationTerms = {
  reason: CancellationReason
  feePesos: Pesos
  vatPesos: Pesos
  insuranceKeptPesos: Pesos
  refundPesos: Pesos
  carrierPesos: Pesos
  /** The last instant at which it is free; null while unpaid, when it is free at any time. */
  freeUntil: Date | null
}

const hourMs = 3_600_000
const noticeMs = 2 * hourMs
const regretMs = 2 * hourMs
const regretNoticeMs = hourMs

/** What a cancellation now costs and gives back; an exact tie on a time limit favours the client. */
export const cancellationTerms = (facts: CancellationFacts): CancellationTerms => {
  const reason = reasonOf(facts)
  const kept = insuranceKept(facts)
  const wanted =
    reason === 'late' ? shareOf(facts.totalPesos, facts.feeBasisPoints ?? defaultFeeRate) : noPesos
  const { feePesos, vatPesos } = feeWithin(minus(facts.paidPesos, kept), wanted, facts.vatBasisPoints)
  return {
    reason,
    feePesos,
    vatPesos,
    insuranceKeptPesos: kept,
    refundPesos: minus(facts.paidPesos, sum(feePesos, vatPesos, kept)),
    carrierPesos: carrierPart(feePesos, facts),
    freeUntil: facts.paidPesos === 0 ? null : new Date(Math.max(...freeEnds(facts))),
  }
}

/** The fee a client agreed to, against today's: a lower fee needs no new agreement. */
export const feeDenial = (terms: CancellationTerms, acceptedFeePesos: number): ErrorCode | undefined =>
  terms.feePesos > acceptedFeePesos ? 'cancellation.fee_changed' : undefined

export type ClosingFacts = {
  /** The state in which staff closes the service. */
  as: 'finished' | 'cancelled'
  feePesos: Pesos
  /** What has really come in. */
  paidPesos: Pesos
  /** The insurance that is kept, as `coverKept` reckons it. */
  insuranceKeptPesos: Pesos
  /** Nobody was ever named to drive it: then it is as if its carrier had given it back. */
  isUndriven: boolean
  vatBasisPoints: BasisPoints
  carrierAssigned: boolean
  carrierShareOfFee?: BasisPoints
}

/** fee + VAT + insurance kept + refund = paid, always; the carrier's part is inside the fee. */
export type ClosingTerms = Omit<CancellationTerms, 'reason' | 'freeUntil'>

/** Its client gets all of it back, the premium with it: cover of a load that nobody fetched covers nothing. */
const coverOf = ({ isUndriven, insuranceKeptPesos }: ClosingFacts): Pesos =>
  isUndriven ? noPesos : insuranceKeptPesos

/** Finished by staff it is owed as agreed, so nothing is stated; cancelled, the fee, its VAT and begun cover are kept of what came in. */
export const closingDenial = (facts: ClosingFacts): ErrorCode | undefined => {
  if (facts.isUndriven && facts.as === 'finished') return 'order.never_driven'
  if (facts.isUndriven && facts.feePesos !== 0) return 'fee.not_for_undriven'
  if (facts.as === 'finished') return facts.feePesos === 0 ? undefined : 'fee.not_for_finished'
  const kept = sum(facts.feePesos, shareOf(facts.feePesos, facts.vatBasisPoints), coverOf(facts))
  return kept > facts.paidPesos ? 'fee.exceeds_paid' : undefined
}

/** So long at least a carrier could have named somebody. */
const namingMs = 3_600_000

export type UndrivenFacts = Pick<ClosingFacts, 'isUndriven' | 'paidPesos'> & {
  now: Date
  takenAt: Date | null
  paidAt: Date | null
}

/** Who names nobody counts as one who gave it back: for a service that was paid, and that he had an hour to name somebody for. Decisions §7. */
export const countsAsGivenBack = ({ isUndriven, paidPesos, now, takenAt, paidAt }: UndrivenFacts): boolean =>
  isUndriven &&
  paidPesos > 0 &&
  [takenAt, paidAt].every((since) => since === null || now.getTime() - since.getTime() >= namingMs)

/** What a cancellation by staff costs, once `closingDenial` lets it pass. Decisions §7, §10. */
export const closingTerms = (facts: ClosingFacts): ClosingTerms => {
  const { feePesos, paidPesos } = facts
  const insuranceKeptPesos = coverOf(facts)
  const vatPesos = shareOf(feePesos, facts.vatBasisPoints)
  return {
    feePesos,
    vatPesos,
    insuranceKeptPesos,
    refundPesos: minus(paidPesos, sum(feePesos, vatPesos, insuranceKeptPesos)),
    carrierPesos: carrierPart(feePesos, facts),
  }
}

const carrierPart = (
  feePesos: Pesos,
  { carrierAssigned, carrierShareOfFee }: Pick<CancellationFacts, 'carrierAssigned' | 'carrierShareOfFee'>,
): Pesos => (carrierAssigned ? shareOf(feePesos, carrierShareOfFee ?? defaultCarrierShareOfFee) : noPesos)

type Times = Pick<CancellationFacts, 'createdAt' | 'reservationAt'>

const freeEnds = ({ createdAt, reservationAt }: Times): [beforeService: number, afterCreation: number] => [
  reservationAt.getTime() - noticeMs,
  Math.min(createdAt.getTime() + regretMs, reservationAt.getTime() - regretNoticeMs),
]

const reasonOf = (facts: CancellationFacts): CancellationReason => {
  if (facts.paidPesos === 0) return 'unpaid'
  const [beforeService, afterCreation] = freeEnds(facts)
  if (facts.now.getTime() <= beforeService) return 'before_service'
  return facts.now.getTime() <= afterCreation ? 'after_creation' : 'late'
}

type Insured = Pick<
  CancellationFacts,
  'now' | 'reservationAt' | 'paidPesos' | 'insuranceSalePesos' | 'insuranceVatPesos'
>

const isCovered = ({ now, reservationAt }: Pick<Insured, 'now' | 'reservationAt'>) =>
  now.getTime() > reservationAt.getTime()

/** Cover begins at the reserved time, and is paid for from then on: the policy stays in force. */
export const coverKept = (facts: Insured): Pesos =>
  isCovered(facts) ? least(sum(facts.insuranceSalePesos, facts.insuranceVatPesos), facts.paidPesos) : noPesos

/** Before cover begins only the cost of issuing the policy is kept. */
const insuranceKept = (facts: CancellationFacts): Pesos => {
  if (isCovered(facts)) return coverKept(facts)
  const insurance = sum(facts.insuranceSalePesos, facts.insuranceVatPesos)
  return least(least(facts.policyIssueCostPesos, insurance), facts.paidPesos)
}

/** A fee never takes more than what is left of the payment; then the VAT is inside that rest. */
const feeWithin = (
  leftPesos: Pesos,
  feePesos: Pesos,
  vat: BasisPoints,
): { feePesos: Pesos; vatPesos: Pesos } => {
  const vatPesos = shareOf(feePesos, vat)
  if (sum(feePesos, vatPesos) <= leftPesos) return { feePesos, vatPesos }
  const part = ratio(leftPesos, wholeBasisPoints, wholeBasisPoints + vat)
  return { feePesos: part, vatPesos: minus(leftPesos, part) }
}
