/** Every field of the specification's service detail, as facts to list. Spec §2 "Service detail". */
import { isBelowFloor } from '@arriero/domain/tariff/floor'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatDuration, formatLate, formatShortId } from '#shared/format.ts'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { CopyableCode } from '#shared/ui/CopyableCode.tsx'
import { distanceWords } from '#shared/reference/official-distance.ts'
import { estimateDetail, waysDetail } from '#shared/reference/reference-details.tsx'
import { measureText } from '#shared/measure-text.ts'
import { ordersTexts } from '../orders.texts.ts'
import { Reached } from '../remedies/Reached.tsx'
import { factsOf, isAgreed, type OrderFacts, type SeenOrder } from '../data/seen-order.ts'
import styles from './ServiceDetail.module.css'

const { fields } = ordersTexts

const instant = (at: string | null | undefined) => (at ? formatDateTime(at) : ordersTexts.notYet)

const span = (from: string | null | undefined, to: string | null | undefined) =>
  from && to ? formatDuration(new Date(to).getTime() - new Date(from).getTime()) : ordersTexts.notYet

const placeText = ({ name, exact }: SeenOrder['origin']) =>
  exact ? name : `${name} (${ordersTexts.approximate})`

export const cargoFacts = (order: SeenOrder): Detail[] => {
  const { cancelation } = factsOf(order)
  return [
    { label: fields.code, value: <CopyableCode code={order._id} shown={formatShortId(order._id)} /> },
    ...(cancelation ? [{ label: fields.cancelReason, value: cancelation.description, isWide: true }] : []),
    { label: fields.origin, value: placeText(order.origin), isWide: true },
    { label: fields.destination, value: placeText(order.destination), isWide: true },
    { label: fields.distance, value: distanceWords(order.distanceKm, order.distanceMethod) },
    { label: fields.cargo, value: order.typeLoad.name },
    { label: fields.vehicleType, value: order.typeVehicle.name },
    { label: fields.high, value: measureText(order.high) },
    { label: fields.weight, value: measureText(order.weight) },
    { label: fields.width, value: measureText(order.width) },
    { label: fields.volume, value: measureText(order.volume) },
    { label: fields.bottom, value: measureText(order.bottom) },
    { label: fields.pieces, value: measureText(order.pieces) },
    { label: fields.description, value: order.description ?? ordersTexts.noDescription, isWide: true },
  ]
}

const expectedText = ({ expectedAt, lateMinutes = 0 }: OrderFacts): string =>
  [expectedAt && formatDateTime(expectedAt), lateMinutes > 0 && formatLate(lateMinutes)]
    .filter(Boolean)
    .join(' · ')

export const timeFacts = (order: SeenOrder): Detail[] => {
  const facts = factsOf(order)
  return [
    { label: fields.createdAt, value: formatDateTime(order.createdAt) },
    { label: fields.reservationDate, value: formatDateTime(order.reservationDate) },
    { label: fields.plannedEndAt, value: formatDateTime(order.plannedEndAt) },
    ...(facts.promisedAt ? [{ label: fields.promisedAt, value: formatDateTime(facts.promisedAt) }] : []),
    ...(facts.expectedAt ? [{ label: fields.expectedAt, value: expectedText(facts) }] : []),
    { label: fields.inPositionAt, value: instant(facts.inPositionAt) },
    { label: fields.tripStartAt, value: instant(facts.tripStartAt) },
    { label: fields.loadingTime, value: span(facts.inPositionAt, facts.tripStartAt) },
    { label: fields.inFinishAt, value: instant(facts.inFinishAt) },
    { label: fields.finishStartAt, value: instant(facts.finishStartAt) },
    { label: fields.unloadingTime, value: span(facts.inFinishAt, facts.finishStartAt) },
  ]
}

/** An amount with whether it is agreed: 'Acordado' or 'Aún no acordado' (Spec §2). */
const Amount = ({ pesos, isAgreed }: { pesos: number | null | undefined; isAgreed: boolean }) => (
  <span className={styles.amount}>
    {typeof pesos === 'number' && <Money pesos={pesos} isStrong />}
    <small>{isAgreed ? ordersTexts.agreed : ordersTexts.notAgreed}</small>
  </span>
)

const clientSuggested = ({ clientPrice }: SeenOrder, agreed: boolean): ReactNode =>
  clientPrice === null ? ordersTexts.noPrice : <Amount pesos={clientPrice} isAgreed={agreed} />

/** Carriers and staff read the floor as an amount; the client reads which offers lie below it. Decisions §13. */
const floorFact = ({ floor, offer, reference }: ReturnType<typeof factsOf>): Detail[] => {
  if (typeof floor !== 'number') return reference ? [estimateDetail(reference)] : []
  const isBelow = offer?.value !== undefined && isBelowFloor(offer.value, floor)
  const value = (
    <span className={styles.amount}>
      <Money pesos={floor} />
      {isBelow && <StateTag tone="bad">{ordersTexts.belowFloor}</StateTag>}
    </span>
  )
  return [{ label: fields.floor, value }]
}

export const amountFacts = (order: SeenOrder): Detail[] => {
  const facts = factsOf(order)
  const viewer = order.viewer
  const agreed = isAgreed(order)
  const { value, valueProfit } = facts.offer ?? {}
  const accepted = value ?? valueProfit
  const paid = valueProfit === undefined ? undefined : (facts.total ?? valueProfit)
  const readsTotal = viewer === 'client' || viewer === 'admin' || paid !== undefined
  return [
    ...(viewer === 'admin'
      ? [{ label: fields.carrierSuggested, value: <Amount pesos={facts.price} isAgreed={agreed} /> }]
      : []),
    ...floorFact(facts),
    ...waysDetail(facts.reference),
    { label: fields.clientSuggested, value: clientSuggested(order, agreed) },
    { label: fields.acceptedOffer, value: <Amount pesos={accepted} isAgreed={agreed} /> },
    ...(readsTotal ? [{ label: fields.totalPaid, value: <Amount pesos={paid} isAgreed={agreed} /> }] : []),
  ]
}

export interface OrderLinks {
  /** The page of a vehicle, where the viewer has one. */
  vehicle?: (licensePlate: string) => string
  /** The page of a person, where the viewer has one. */
  person?: (id: string) => string
}

const personText = (
  person: { _id?: string; name: string; cellPhone?: string | null } | null | undefined,
  link: OrderLinks['person'],
): ReactNode => {
  if (!person) return ordersTexts.unassigned
  const name =
    link && person._id !== undefined ? <Link to={link(person._id)}>{person.name}</Link> : person.name
  if (!person.cellPhone) return name
  return (
    <>
      {name} · {link ? <Reached phone={person.cellPhone} /> : <PhoneLink phone={person.cellPhone} />}
    </>
  )
}

const vehicleText = (order: SeenOrder, link: OrderLinks['vehicle']): ReactNode => {
  const { vehicle } = factsOf(order)
  if (!vehicle) return ordersTexts.unassigned
  const plate = <Plate plate={vehicle.licensePlate} />
  return (
    <>
      {link ? <Link to={link(vehicle.licensePlate)}>{plate}</Link> : plate} {vehicle.typeName}
    </>
  )
}

const insuranceText = (order: SeenOrder): ReactNode => {
  const insurance = factsOf(order).dataInsurance
  if (!order.isInsurance) return ordersTexts.notInsured
  // Insured, and its link was taken away: nobody sold the policy.
  if (insurance === null) return ordersTexts.unsold
  if (!insurance) return ordersTexts.insured
  return (
    <a href={insurance.link} target="_blank" rel="noreferrer">
      {ordersTexts.policy}
    </a>
  )
}

export const peopleFacts = (order: SeenOrder, links: OrderLinks): Detail[] => {
  const facts = factsOf(order)
  if (order.viewer === 'open')
    return [
      { label: fields.client, value: personText(facts.client, undefined) },
      { label: fields.insurance, value: insuranceText(order) },
    ]
  return [
    { label: fields.vehicle, value: vehicleText(order, links.vehicle) },
    { label: fields.driver, value: personText(facts.vehicle ? facts.driver : null, links.person) },
    { label: fields.carrier, value: personText(facts.carrier, links.person) },
    { label: fields.client, value: personText(facts.client, links.person) },
    { label: fields.insurance, value: insuranceText(order) },
    ...(facts.deliveryCode
      ? [{ label: fields.deliveryCode, value: <DeliveryCode code={facts.deliveryCode} />, isWide: true }]
      : []),
  ]
}

const DeliveryCode = ({ code }: { code: string }) => (
  <span className={styles.amount}>
    <CopyableCode code={code} />
    <small>{ordersTexts.deliveryCodeHelp}</small>
  </span>
)
