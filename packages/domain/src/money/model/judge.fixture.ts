/** What must hold of a house after every act, reckoned from amounts and words, never by the functions that post. */
import { balancesOf, differences, postingsOf, sumOf } from '../journal.ts'
import { statusMoves, type OrderStatus } from '../../orders/orders.ts'
import { applied, isCaptured, isReal, moneyOf, type House, type Service, type Word } from './house.fixture.ts'

/** Beside the house: each attempt as the gateway knows it, and what left the bank. */
export type Model = {
  attempts: { amountPesos: number; said: Set<Word> }[]
  paidPesos: number
}

export const newModel = (): Model => ({ attempts: [], paidPesos: 0 })

type Seen = Model['attempts'][number]
const undoing: readonly Word[] = ['EXPIRED', 'CANCELLED', 'CAPTURE_FAILED']
/** Taken for good, whatever else was said. */
const isTaken = ({ said }: Seen) => said.has('CAPTURED')
const isPromised = (attempt: Seen) =>
  !isTaken(attempt) && attempt.said.has('AUTHORISED') && !undoing.some((word) => attempt.said.has(word))

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const amountsOf = <T extends { amountPesos: number }>(rows: readonly T[]) =>
  total(rows.map((row) => row.amountPesos))

const ended = ({ ending, attempts }: Service) => {
  const counting = attempts.find((attempt) => attempt.isApplied)
  return ending && counting ? { ...ending, hasMoney: isReal(counting) } : undefined
}

/** What the client owes of this service by its state. */
const owedPesos = (service: Service): number => {
  if (service.facts.status === 'finished') return service.totalPesos
  const ending = ended(service)
  if (!ending) return 0
  return ending.hasMoney ? ending.receivedPesos : ending.receivedPesos - ending.refundPesos
}

const dueBackPesos = (service: Service): number => {
  const ending = ended(service)
  const surplus = amountsOf(service.attempts.filter((attempt) => isReal(attempt) && !attempt.isApplied))
  return surplus + (ending?.hasMoney ? ending.refundPesos : 0) - amountsOf(service.refundsPaid)
}

const earnedPesos = (service: Service): number =>
  service.facts.status === 'finished'
    ? (service.split?.carrierPesos ?? 0)
    : (ended(service)?.carrierPesos ?? 0)

/** Said of thousands of acts a second: an assertion of the test's own would take most of its time. */
const holds = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what)
}

const same = (is: number, wanted: number, what: string): void =>
  holds(is === wanted, `${what}: ${is} in place of ${wanted}`)

const judgeBooks = (house: House, service: Service, model: Model): void => {
  for (const { event, entries } of house.posted) same(sumOf(entries), 0, `the sum of ${event}`)
  same(differences(postingsOf(moneyOf(service)), house.posted).length, 0, 'postings that are missing')
  const books = balancesOf(house.posted)
  const counting = applied(service)
  const receivedPesos = counting && isReal(counting) ? counting.amountPesos : 0
  const gross = total(service.payouts.map(({ withheldPesos, netPesos }) => withheldPesos + netPesos))
  same(books.bank, amountsOf(model.attempts.filter(isTaken)) - model.paidPesos, 'the bank')
  same(books.gateway_in_transit, amountsOf(model.attempts.filter(isPromised)), 'money on its way')
  same(books.client_receivable, owedPesos(service) - receivedPesos, 'what the client owes')
  same(books.refund_due, -dueBackPesos(service), 'what is due back')
  same(
    books.carrier_payable,
    amountsOf(service.advances) + gross - earnedPesos(service),
    'what the carrier is owed',
  )
  same(
    books.withholdings_payable,
    -total(service.payouts.map(({ withheldPesos }) => withheldPesos)),
    'what was withheld',
  )
  if (!isSettled(service, model)) return
  same(books.client_receivable, 0, 'owed by the client of a settled service')
  same(books.gateway_in_transit, 0, 'on its way to a settled service')
}

/** Over, with its money come and nothing promised any more. */
const isSettled = (service: Service, model: Model): boolean => {
  const isOver = service.facts.status === 'finished' || service.facts.status === 'cancelled'
  const counting = applied(service)
  const isAllTaken = model.attempts.every((attempt) => !isPromised(attempt))
  const hasMoney = counting !== undefined && isReal(counting)
  return (
    isOver && isAllTaken && (hasMoney || (service.facts.status === 'cancelled' && counting === undefined))
  )
}

const judgeAmounts = ({ split, premium, totalPesos, frozen }: Service): void => {
  if (!split) return same(totalPesos, 0, 'the total of nothing agreed')
  const { carrierPesos, platformPesos, netPesos, vatPesos, clientPesos } = split
  same(carrierPesos + platformPesos, netPesos, 'carrier and platform')
  same(netPesos + vatPesos, clientPesos, 'freight and its VAT')
  same(clientPesos + (premium ? premium.salePesos + premium.vatPesos : 0), totalPesos, 'all parts')
  if (premium) same(premium.costPesos + premium.platformPesos, premium.salePesos, 'the premium')
  if (frozen.vatBase === 'none') same(vatPesos, 0, 'VAT where there is none')
}

const judgeOnce = (service: Service): void => {
  holds(service.attempts.filter(({ isApplied }) => isApplied).length <= 1, 'two payments count')
  if (service.facts.isPaid && !service.facts.isPaymentLost && service.facts.status !== 'cancelled')
    same(applied(service)?.amountPesos ?? 0, service.totalPesos, 'what counts as paid')
  holds(service.payouts.length <= 1, 'paid out twice')
  const counting = applied(service)
  const isEarned = service.facts.status === 'finished' && counting !== undefined && isCaptured(counting)
  holds(service.payouts.length === 0 || isEarned, 'paid out before it was earned and its money had come')
  for (const { withheldPesos, netPesos } of service.payouts)
    same(withheldPesos + netPesos + amountsOf(service.advances), service.split?.carrierPesos ?? 0, 'paid out')
  const isGivenBack = service.refundsPaid.some(({ attemptId }) => attemptId === counting?.id)
  holds(service.ending !== null || !isGivenBack, 'money that was given back counts')
  for (const attempt of service.attempts) {
    const back = amountsOf(service.refundsPaid.filter(({ attemptId }) => attemptId === attempt.id))
    holds(back <= attempt.amountPesos, 'more was given back than had come')
  }
  if (!service.ending) return
  const { feePesos, vatPesos, refundPesos, carrierPesos, receivedPesos } = service.ending
  holds(Math.min(feePesos, vatPesos, refundPesos, carrierPesos) >= 0, 'an ending with less than nothing')
  holds(feePesos + vatPesos + refundPesos <= receivedPesos, 'kept and given back is more than had come')
  holds(carrierPesos <= feePesos, 'the carrier has more than the fee')
}

const allowedMoves = new Set(statusMoves.map(([from, to]) => `${from} ${to}`))

export const judge = (house: House, model: Model, from: OrderStatus | undefined): void => {
  const { service } = house
  if (!service) return
  const to = service.facts.status
  if (from !== undefined && from !== to)
    holds(allowedMoves.has(`${from} ${to}`), `went from ${from} to ${to}`)
  judgeAmounts(service)
  judgeOnce(service)
  judgeBooks(house, service, model)
}
