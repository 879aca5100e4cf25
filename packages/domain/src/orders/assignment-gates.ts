/** May this driver take this vehicle on this service? Each reason has its own code. Decisions §12. */
import { bogotaDay } from '../time/calendar.ts'
import { isInspectionDue, paperCode, type Paper, type PaperCode } from '../papers/credentials.ts'
import type { ErrorCode } from '../errors/errors.ts'
import {
  isAtLeast,
  lackCodes,
  licenceCovers,
  type BodyWork,
  type LaterFact,
  type LicenceCategory,
  type VehicleService,
  type VehicleTypeKey,
} from '../vehicles/vehicles.ts'

export type DriverFacts = {
  carrierId: string
  isActive: boolean
  /** Another service of his overlaps this one. */
  isBusy: boolean
  /** With the services before and after this one he would be at the wheel for too long without a rest. */
  isRestShort: boolean
  licence: (Paper & { category: LicenceCategory }) | undefined
}

export type VehicleFacts = {
  carrierId: string
  isActive: boolean
  isBusy: boolean
  type: VehicleTypeKey
  bodyWork: BodyWork
  capacityKg: number
  /** Ids of the cargo types staff granted. */
  cargoTypes: readonly string[]
  /** The last days of the papers on which the cargo of this order was granted. */
  cargoPapersEndOn: readonly string[]
  /** What its owner has not told yet of what follows. */
  lacking: readonly LaterFact[]
  service: VehicleService | null
  registeredOn: string | null
  soat: Paper | undefined
  inspection: Paper | undefined
}

export type OrderNeeds = {
  carrierId: string
  cargoType: string
  vehicleType: VehicleTypeKey
  /** What the cargo demands; null where any body will do. */
  bodyWorks: readonly BodyWork[] | null
  /** Null where the client gave no weight. */
  weightKg: number | null
  plannedEndAt: Date
  /** 5-digit DIVIPOLA codes. */
  originCode: string
  destinationCode: string
}

export type AssignmentFacts = {
  driver: DriverFacts
  vehicle: VehicleFacts
  order: OrderNeeds
  /** The carrier has agreed to send a larger type than was asked for. */
  largerConfirmed: boolean
  /** Gates an administrator waived for this order, driver and vehicle, not older than 24 h. */
  waived: readonly string[]
}

/** What an administrator may waive: type, capacity, cargo type, a rest that is only reckoned, a paper uploaded but not yet validated. */
export const waivableGates = [
  'driver.rest_short',
  'vehicle.type_too_small',
  'vehicle.capacity_too_small',
  'vehicle.cargo_not_permitted',
  'soat.not_validated',
  'inspection.not_validated',
  'licence.not_validated',
] as const satisfies readonly ErrorCode[]

export const isWaivable = (code: string): boolean => (waivableGates as readonly string[]).includes(code)

/** Every reason why not, in the order in which they are told; empty means go ahead. */
export const assignmentGates = (facts: AssignmentFacts): ErrorCode[] =>
  [...ownership(facts), ...fitness(facts), ...papers(facts)].filter(
    (code) => !(isWaivable(code) && facts.waived.includes(code)),
  )

/**
 * Why this vehicle cannot go, whoever drives it, as the list it is chosen from tells it; what only asks for the carrier's yes
 * does not count. It is what `assignmentGates` says of the vehicle.
 */
export const vehicleGates = ({
  vehicle,
  order,
  waived,
}: Pick<AssignmentFacts, 'vehicle' | 'order' | 'waived'>): ErrorCode[] =>
  [
    ...refused([!vehicle.isActive, 'vehicle.inactive'], [vehicle.isBusy, 'vehicle.busy']),
    ...fitness({ vehicle, order, largerConfirmed: true }),
    ...vehiclePaperGates(vehicle, bogotaDay(order.plannedEndAt)),
  ].filter((code) => !(isWaivable(code) && waived.includes(code)))

/** The same of a driver, whatever he drives: whether his licence covers it is a matter of both. */
export const driverGates = ({
  driver,
  order,
  waived,
}: Pick<AssignmentFacts, 'driver' | 'order' | 'waived'>): ErrorCode[] =>
  [
    ...driverStanding(driver, bogotaDay(order.plannedEndAt)),
    ...refused([driver.isBusy, 'driver.busy'], [driver.isRestShort, 'driver.rest_short']),
  ].filter((code) => !(isWaivable(code) && waived.includes(code)))

/** What keeps a vehicle from any service that ends on this Bogotá day. */
export const vehicleStanding = (vehicle: VehicleFacts, onDay: string): ErrorCode[] => [
  ...refused([!vehicle.isActive, 'vehicle.inactive']),
  ...vehicle.lacking.map((fact) => lackCodes[fact]),
  ...vehiclePaperGates(vehicle, onDay),
]

/** The same of a driver. */
export const driverStanding = (
  { isActive, licence }: Pick<DriverFacts, 'isActive' | 'licence'>,
  onDay: string,
): ErrorCode[] => [
  ...refused([!isActive, 'driver.inactive']),
  ...[paperCode('licence', licence, onDay)].filter((code) => code !== undefined),
]

/** What is looked at once more when the trip starts: papers that have run out since. */
export const tripStartGates = (driver: DriverFacts, vehicle: VehicleFacts, now: Date): PaperCode[] =>
  paperGates(
    inForce(driver, 'licence'),
    inForce(inForce(vehicle, 'soat'), 'inspection'),
    bogotaDay(now),
  ).filter((code) => !code.endsWith('.not_validated'))

/** On the road counts what staff has seen: a newer version that waits does not cover for one that has run out. */
const inForce = <F, K extends keyof F>(facts: F, paper: K): F => {
  const found = facts[paper]
  return found ? { ...facts, [paper]: { ...found, renewal: undefined } } : facts
}

/** Whether a vehicle gives its carrier the right to offer for or take a service: of the type itself, not a larger one. Decisions §12. */
export const fitsOrder = (
  vehicle: Pick<VehicleFacts, 'isActive' | 'cargoTypes' | 'type' | 'bodyWork'>,
  order: Pick<OrderNeeds, 'cargoType' | 'vehicleType' | 'bodyWorks'>,
): boolean =>
  vehicle.isActive &&
  vehicle.cargoTypes.includes(order.cargoType) &&
  vehicle.type === order.vehicleType &&
  hasBody(vehicle, order.bodyWorks)

/** Larger than was asked for: the carrier confirms it and the client is told. */
export const isLargerThanAsked = (type: VehicleTypeKey, asked: VehicleTypeKey): boolean =>
  type !== asked && isAtLeast(type, asked)

type Check = readonly [isRefused: boolean, code: ErrorCode]
const refused = (...checks: readonly Check[]): ErrorCode[] =>
  checks.filter(([is]) => is).map(([, code]) => code)

const hasBody = ({ bodyWork }: Pick<VehicleFacts, 'bodyWork'>, demanded: readonly BodyWork[] | null) =>
  demanded === null || demanded.includes(bodyWork)

const ownership = ({ driver, vehicle, order }: AssignmentFacts): ErrorCode[] =>
  refused(
    [driver.carrierId !== order.carrierId, 'driver.not_yours'],
    [vehicle.carrierId !== order.carrierId, 'vehicle.not_yours'],
    [!driver.isActive, 'driver.inactive'],
    [!vehicle.isActive, 'vehicle.inactive'],
    [driver.isBusy, 'driver.busy'],
    [vehicle.isBusy, 'vehicle.busy'],
    [driver.isRestShort, 'driver.rest_short'],
  )

/** A grant lasts as long as its papers. */
const isOutdated = ({ cargoTypes, cargoPapersEndOn }: VehicleFacts, order: OrderNeeds) =>
  cargoTypes.includes(order.cargoType) && cargoPapersEndOn.some((day) => day < bogotaDay(order.plannedEndAt))

const fitness = ({
  vehicle,
  order,
  largerConfirmed,
}: Pick<AssignmentFacts, 'vehicle' | 'order' | 'largerConfirmed'>): ErrorCode[] => {
  const isLarger = isLargerThanAsked(vehicle.type, order.vehicleType)
  const leavesTown = order.originCode !== order.destinationCode
  const lacking = vehicle.lacking.map((fact): Check => [true, lackCodes[fact]])
  return refused(
    ...lacking,
    [!vehicle.cargoTypes.includes(order.cargoType), 'vehicle.cargo_not_permitted'],
    [isOutdated(vehicle, order), 'vehicle.cargo_paper_expired'],
    [order.weightKg !== null && vehicle.capacityKg < order.weightKg, 'vehicle.capacity_too_small'],
    [!hasBody(vehicle, order.bodyWorks), 'vehicle.body_differs'],
    [!isAtLeast(vehicle.type, order.vehicleType), 'vehicle.type_too_small'],
    [isLarger && !largerConfirmed, 'vehicle.larger_needs_confirmation'],
    [vehicle.service === 'private' && leavesTown, 'vehicle.yellow_plate_outside_town'],
  )
}

const papers = ({ driver, vehicle, order }: AssignmentFacts): ErrorCode[] => {
  const { licence } = driver
  const isTooLow =
    licence !== undefined && !licenceCovers(licence.category, vehicle.type, vehicle.service ?? 'public')
  return [
    ...paperGates(driver, vehicle, bogotaDay(order.plannedEndAt)),
    ...refused([isTooLow, 'licence.category_too_low']),
  ]
}

/** A truck that comes of age during the trip needs its inspection for the trip. */
const vehiclePaperGates = (vehicle: VehicleFacts, onDay: string): PaperCode[] => {
  const needsInspection = isInspectionDue(vehicle, onDay)
  return [
    paperCode('soat', vehicle.soat, onDay),
    needsInspection ? paperCode('inspection', vehicle.inspection, onDay) : undefined,
  ].filter((code) => code !== undefined)
}

const paperGates = (driver: DriverFacts, vehicle: VehicleFacts, onDay: string): PaperCode[] =>
  [...vehiclePaperGates(vehicle, onDay), paperCode('licence', driver.licence, onDay)].filter(
    (code) => code !== undefined,
  )
