/** A vehicle its owner registers: what fits together and what it must bring. Spec §5, decisions §12. */
import type { ErrorCode } from '../errors/errors.ts'
import { parsePlate, parseTrailerPlate } from '../people/identifiers.ts'
import { measureDenial, parseMeasure } from '../typed/measures.ts'
import { requiresTrailerPlate, type LaterFact, type VehicleService, type VehicleTypeKey } from './vehicles.ts'

/** As typed; undefined where nothing was. */
export type TypedVehicle = {
  type: VehicleTypeKey | undefined
  licensePlate: string | undefined
  trailerPlate: string | undefined
  /** Year of the model. */
  model: string | undefined
  /** `10 Tn`; without its unit while none was chosen. */
  capacity: string | undefined
  service: VehicleService | undefined
  /** Day of its first registration. */
  registeredOn: string | undefined
}

export type VehicleField = keyof TypedVehicle
export type VehicleDenials = Partial<Record<VehicleField, ErrorCode>>

export const plateLetters = 6
const oldestModel = 1950

/** Old trucks were registered before any other day of the product. */
const isOldDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(at) &&
    new Date(at).toISOString().startsWith(text) &&
    Number(text.slice(0, 4)) >= oldestModel
  )
}

const plateDenial = (text: string | undefined): ErrorCode | undefined => {
  if (!text?.trim()) return 'plate.required'
  return parsePlate(text)?.length === plateLetters ? undefined : 'plate.invalid'
}

const trailerDenial = ({
  type,
  trailerPlate,
}: Pick<TypedVehicle, 'type' | 'trailerPlate'>): ErrorCode | undefined => {
  if (!trailerPlate?.trim()) return undefined
  if (type !== undefined && !requiresTrailerPlate(type)) return 'trailer_plate.not_for_type'
  return parseTrailerPlate(trailerPlate) ? undefined : 'trailer_plate.invalid'
}

/** The models of next year are sold in this one. */
const modelDenial = ({ model }: TypedVehicle, today: string): ErrorCode | undefined => {
  if (!model?.trim()) return 'model.required'
  const isYear = /^\d{4}$/.test(model) && Number(model) >= oldestModel
  return isYear && Number(model) <= Number(today.slice(0, 4)) + 1 ? undefined : 'model.invalid'
}

const capacityDenial = ({ capacity }: TypedVehicle): ErrorCode | undefined => {
  const text = capacity?.trim()
  if (!text) return 'capacity.required'
  if (/^[\d.]+$/.test(text)) return 'capacity.unit_required'
  const denial = measureDenial('capacity', text)
  if (denial && denial !== 'measure.too_small') return denial
  return (parseMeasure('capacity', text) ?? 0) < 1 ? 'capacity.too_small' : undefined
}

/** A truck is registered in the year before its model at the earliest. */
const registrationDenial = (
  { registeredOn, model }: Pick<TypedVehicle, 'registeredOn' | 'model'>,
  today: string,
): ErrorCode | undefined => {
  if (!registeredOn) return undefined
  if (!/^\d{4}-\d\d-\d\d$/.test(registeredOn) || !isOldDay(registeredOn)) return 'input.invalid'
  if (registeredOn > today) return 'registered_on.in_future'
  const isTooEarly =
    model !== undefined && /^\d{4}$/.test(model) && Number(registeredOn.slice(0, 4)) < Number(model) - 1
  return isTooEarly ? 'registered_on.before_model' : undefined
}

type LaterFacts = Pick<TypedVehicle, LaterFact>
type Known = { type: VehicleTypeKey; model: string }

/** What is wrong with facts that are told later. */
export const laterFactDenials = (
  told: LaterFacts,
  { type, model }: Known,
  today: string,
): Partial<Record<LaterFact, ErrorCode>> => {
  const { trailerPlate, registeredOn } = told
  const found: [LaterFact, ErrorCode | undefined][] = [
    ['trailerPlate', trailerDenial({ type, trailerPlate })],
    ['registeredOn', registrationDenial({ registeredOn, model }, today)],
  ]
  return Object.fromEntries(found.filter(([, code]) => code !== undefined))
}

/** What is wrong with each field; empty means it may come in. `today`: a Bogotá day. */
export const newVehicleDenials = (typed: TypedVehicle, today: string): VehicleDenials => {
  const found: [VehicleField, ErrorCode | undefined][] = [
    ['licensePlate', plateDenial(typed.licensePlate)],
    ['type', typed.type === undefined ? 'vehicle.type_required' : undefined],
    ['trailerPlate', trailerDenial(typed)],
    ['model', modelDenial(typed, today)],
    ['capacity', capacityDenial(typed)],
    ['registeredOn', registrationDenial(typed, today)],
  ]
  return Object.fromEntries(found.filter(([, code]) => code !== undefined))
}
