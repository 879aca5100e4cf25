/**
 * A house without a database: one service, its offers and its money, moved by the domain's own functions and nothing else. It keeps
 * facts and a journal that receives only differences, as the server does.
 */
import type { ErrorCode } from '../../errors/errors.ts'
import type { Premium } from '../insurance.ts'
import { differences, postingsOf, type Posting } from '../journal.ts'
import { noMoney, type EndingFacts, type OrderMoney } from '../order-money.ts'
import { basisPoints, noPesos, type Pesos } from '../money.ts'
import type { OfferFacts } from '../../orders/offers.ts'
import { denial, type OrderAct, type OrderFacts } from '../../orders/orders.ts'
import type { Breakdown } from '../pricing.ts'
import type { Rates, VatBase } from '../rates.ts'
import type { Actor } from '../../people/roles.ts'

export const words = [
  'AUTHORISED',
  'CAPTURED',
  'REFUSED',
  'ABANDONED',
  'EXPIRED',
  'CANCELLED',
  'CAPTURE_FAILED',
  'ACCEPTED',
] as const
export type Word = (typeof words)[number]

/** From least to most final, by hand from decisions §11; ACCEPTED is a card check and never money. */
const finality: readonly Word[] = [
  'ABANDONED',
  'REFUSED',
  'AUTHORISED',
  'EXPIRED',
  'CANCELLED',
  'CAPTURE_FAILED',
  'CAPTURED',
]

/** What an attempt has come to, as a function of the set of what was said of it. */
export const standingOf = (said: ReadonlySet<Word>): Word | undefined =>
  finality.findLast((word) => said.has(word))

export type Attempt = {
  id: string
  amountPesos: Pesos
  said: Set<Word>
  isApplied: boolean
  expiresAt: number
}
export const isReal = ({ said }: Pick<Attempt, 'said'>): boolean =>
  ['AUTHORISED', 'CAPTURED'].includes(standingOf(said) ?? '')
export const isCaptured = ({ said }: Pick<Attempt, 'said'>): boolean => standingOf(said) === 'CAPTURED'

export type Offer = OfferFacts & {
  id: string
  split: Breakdown
  counter: Breakdown | null
  rates: Rates
  vatBase: VatBase
}
export type Ending = Omit<EndingFacts, 'hasMoney'>
export type Paid = { id: string; amountPesos: number }

export type Service = {
  facts: OrderFacts
  createdAt: number
  clientPrice: Pesos | null
  frozen: { rates: Rates; vatBase: VatBase }
  split: Breakdown | null
  premium: Premium | null
  totalPesos: Pesos
  attempts: Attempt[]
  ending: Ending | null
  refundsPaid: (Paid & { attemptId: string | null })[]
  advances: Paid[]
  payouts: { id: string; withheldPesos: number; deductedPesos: number; netPesos: number }[]
  finishedAt: number | null
}

export type House = {
  now: number
  rates: Rates
  vatBase: VatBase
  service: Service | null
  offers: Offer[]
  posted: Posting[]
  count: number
}

const person = (id: string, role: Actor['role']): Actor => ({
  id,
  role,
  isValidated: true,
  enterpriseId: null,
})
export const client = person('client', 'cliententerprise')
export const carriers = [person('carrier-0', 'enterprise'), person('carrier-1', 'driver')] as const
export const staff = person('staff', 'administrator')

export const newHouse = (): House => ({
  now: Date.parse('2026-03-09T13:00:00Z'),
  rates: {
    profit: basisPoints(1000),
    vat: basisPoints(1900),
    insurance: basisPoints(15),
    insurerShare: basisPoints(1000),
  },
  vatBase: 'freight',
  service: null,
  offers: [],
  posted: [],
  count: 0,
})

export const nextId = (house: House, kind: string) => `${kind}-${++house.count}`
export const applied = ({ attempts }: Service) => attempts.find((attempt) => attempt.isApplied)

/** What has really come in for the service. */
export const receivedPesos = (service: Service): Pesos =>
  service.facts.isPaid && !service.facts.isPaymentLost ? service.totalPesos : noPesos

export const moneyOf = (service: Service): OrderMoney => {
  const counting = applied(service)
  return {
    ...noMoney,
    isFinished: service.facts.status === 'finished',
    parts: {
      carrierPesos: service.split?.carrierPesos ?? 0,
      platformPesos: service.split?.platformPesos ?? 0,
      vatPesos: service.split?.vatPesos ?? 0,
      premiumPesos: service.premium?.salePesos ?? 0,
      premiumCostPesos: service.premium?.costPesos ?? 0,
      premiumVatPesos: service.premium?.vatPesos ?? 0,
    },
    payments: service.attempts.filter(isReal).map((attempt) => ({
      id: attempt.id,
      charge: 'service',
      amountPesos: attempt.amountPesos,
      isCaptured: isCaptured(attempt),
      isApplied: attempt.isApplied,
    })),
    ending: service.ending && counting ? { ...service.ending, hasMoney: isReal(counting) } : null,
    refundsPaid: service.refundsPaid,
    advancesPaid: service.advances,
    payouts: service.payouts,
  }
}

/** The books after an act: only what is missing is written. */
export const post = (house: House): void => {
  if (house.service) house.posted.push(...differences(postingsOf(moneyOf(house.service)), house.posted))
}

export const asking = (house: House, act: OrderAct, actor: Actor): ErrorCode | undefined =>
  house.service
    ? denial(act, { order: house.service.facts, actor, now: new Date(house.now) })
    : 'order.not_found'

/** The refusal, or undefined once it is done. */
export type Outcome = ErrorCode | undefined
