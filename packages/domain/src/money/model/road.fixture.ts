/** The trip, and every way a service ends. */
import {
  cancellationTerms,
  closingDenial,
  closingTerms,
  coverKept,
  feeDenial,
} from '../../orders/cancellations.ts'
import { noPesos, pesos } from '../money.ts'
import { isUndriven, type OrderFacts } from '../../orders/orders.ts'
import {
  asking,
  carriers,
  client,
  receivedPesos,
  staff,
  type Ending,
  type House,
  type Outcome,
  type Service,
} from './house.fixture.ts'

/** Driver and vehicle are named, and the truck goes step by step. */
export const move = (
  house: House,
  act: 'assign' | 'inPosition' | 'tripStart' | 'inFinish' | 'finish',
): Outcome => {
  const { service } = house
  const carrier = carriers.find(({ id }) => id === service?.facts.carrierId)
  if (!service || !carrier) return 'order.not_found'
  const { facts } = service
  if (act === 'tripStart' && facts.isPaid && facts.isInPosition) facts.hasSupportDocument = true
  const denied = asking(house, act, carrier)
  if (denied) return denied
  const changes: Record<typeof act, Partial<OrderFacts>> = {
    assign: { driverId: carrier.id },
    inPosition: { isInPosition: true },
    tripStart: { status: 'running' },
    inFinish: { hasArrived: true },
    finish: { status: 'finished' },
  }
  Object.assign(facts, changes[act])
  if (act === 'finish') service.finishedAt = house.now
  return undefined
}

const end = (
  service: Service,
  now: number,
  terms: Pick<Ending, 'feePesos' | 'vatPesos' | 'refundPesos' | 'carrierPesos'>,
) => {
  service.ending = {
    ...terms,
    receivedPesos: receivedPesos(service),
    isCovered: now > service.facts.reservationAt.getTime(),
  }
  service.facts.status = 'cancelled'
  service.facts.payingUntil = null
}

const previewOf = (house: House, service: Service, issueCostPesos: number) =>
  cancellationTerms({
    now: new Date(house.now),
    createdAt: new Date(service.createdAt),
    reservationAt: service.facts.reservationAt,
    paidPesos: receivedPesos(service),
    totalPesos: service.totalPesos,
    insuranceSalePesos: service.premium?.salePesos ?? noPesos,
    insuranceVatPesos: service.premium?.vatPesos ?? noPesos,
    policyIssueCostPesos: pesos(issueCostPesos),
    vatBasisPoints: service.frozen.rates.vat,
    carrierAssigned: service.facts.driverId !== null,
  })

export const cancel = (
  house: House,
  { accepts, issueCostPesos }: { accepts: boolean; issueCostPesos: number },
): Outcome => {
  const denied = asking(house, 'cancel', client)
  const { service } = house
  if (denied || !service) return denied
  const terms = previewOf(house, service, issueCostPesos)
  const tooDear = feeDenial(terms, accepts ? terms.feePesos : 0)
  if (tooDear) return tooDear
  end(service, house.now, terms)
  return undefined
}

export const release = (house: House): Outcome => {
  const { service } = house
  const carrier = carriers.find(({ id }) => id === service?.facts.carrierId)
  const denied = carrier ? asking(house, 'release', carrier) : 'order.not_found'
  if (denied || !service) return denied
  const nothing = { feePesos: 0, vatPesos: 0, carrierPesos: 0 }
  end(service, house.now, { ...nothing, refundPesos: receivedPesos(service) })
  return undefined
}

export const close = (house: House, as: 'finished' | 'cancelled', feePesos: number): Outcome => {
  const denied = asking(house, 'close', staff)
  const { service } = house
  if (denied || !service) return denied
  const facts = {
    as,
    feePesos: pesos(feePesos),
    paidPesos: receivedPesos(service),
    insuranceKeptPesos: coverKept({
      now: new Date(house.now),
      reservationAt: service.facts.reservationAt,
      paidPesos: receivedPesos(service),
      insuranceSalePesos: service.premium?.salePesos ?? noPesos,
      insuranceVatPesos: service.premium?.vatPesos ?? noPesos,
    }),
    isUndriven: isUndriven(service.facts, new Date(house.now)),
    vatBasisPoints: service.frozen.rates.vat,
    carrierAssigned: service.facts.driverId !== null,
  }
  const wrong = closingDenial(facts)
  if (wrong) return wrong
  if (as === 'finished') {
    service.facts.status = 'finished'
    service.finishedAt = house.now
  } else end(service, house.now, closingTerms(facts))
  return undefined
}

export const rate = (house: House, by: 'client' | 'carrier'): Outcome => {
  const { service } = house
  const actor = by === 'client' ? client : carriers.find(({ id }) => id === service?.facts.carrierId)
  const denied = actor ? asking(house, 'rate', actor) : 'order.not_found'
  if (denied || !service) return denied
  Object.assign(
    service.facts,
    by === 'client' ? { isRatedByClient: true, isApproved: true } : { isRatedByCarrier: true },
  )
  return undefined
}
