/** What keeps a step from being left: the same rules the server asks. Spec §5 "Vehicle", "SOAT", decisions §12. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import { isInspectionDue } from '@arriero/domain/papers/credentials'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { newVehicleDenials, type VehicleDenials } from '@arriero/domain/vehicles/new-vehicle'
import { newPaperDenials, type PaperDenials } from '@arriero/domain/papers/paper-rules'
import { isVehicleTypeKey, type VehicleService } from '@arriero/domain/vehicles/vehicles'
import { typedDenial, wireMeasure } from '#shared/numbers/measure-kind.ts'
import { hasPdf, type UploadedImage } from '#shared/ui/images/image-rules.ts'
import type { StepSchema } from '#shared/wizard/wizard.ts'
import type { VehicleAnswer, VehicleAnswers, VehicleStepName } from './vehicle-answers.ts'

type Answers = Partial<VehicleAnswers>
type Found = Partial<Record<VehicleAnswer, ErrorCode | undefined>>

export const services: Record<NonNullable<VehicleAnswers['service']>, VehicleService> = {
  publico: 'public',
  particular: 'private',
}

/** `2,5` and `Tn` → `2.5 Tn`; without its unit while none was chosen. */
export const capacityText = (capacity: Answers['capacity']): string => wireMeasure('capacity', capacity) ?? ''

const denialsOf = (answers: Answers, today: string): VehicleDenials => {
  const { vehicleType, service } = answers
  return newVehicleDenials(
    {
      type: vehicleType && isVehicleTypeKey(vehicleType.key) ? vehicleType.key : undefined,
      licensePlate: answers.licensePlate,
      trailerPlate: vehicleType?.needsTrailer === false ? undefined : answers.trailerPlate,
      model: answers.model,
      capacity: capacityText(answers.capacity),
      service: service && services[service],
      registeredOn: answers.registeredOn,
    },
    today,
  )
}

const checkBasics = (answers: Answers, today: string): Found => {
  const { licensePlate, model, service, registeredOn } = denialsOf(answers, today)
  return {
    images: answers.images?.length ? undefined : 'image.required',
    licensePlate,
    brand: answers.brand ? undefined : 'brand.required',
    model,
    service,
    registeredOn,
  }
}

const checkSpecs = (answers: Answers, today: string): Found => {
  const { type, trailerPlate, capacity } = denialsOf(answers, today)
  return {
    vehicleType: type,
    trailerPlate,
    bodyWork: answers.bodyWork ? undefined : 'body.required',
    capacity: typedDenial('capacity', answers.capacity) ?? capacity,
  }
}

const missing = (images: readonly UploadedImage[] | undefined): ErrorCode | undefined =>
  images?.length ? undefined : 'image.required'

/** The other side, unless the whole paper came as a PDF. */
const missingBack = (
  front: readonly UploadedImage[] | undefined,
  back: readonly UploadedImage[] | undefined,
) => (hasPdf(front) ? undefined : missing(back))

type Dates = { issuedOn?: string | undefined; expiresOn?: string | undefined }

/** Both sides are asked for one by one, so only the dates are left to the rule. */
const datesOf = (kind: 'soat' | 'propertyCard' | 'inspection', dates: Dates, today: string): PaperDenials =>
  newPaperDenials(
    { kind, pictureCount: 2, issuedOn: dates.issuedOn, expiresOn: dates.expiresOn, category: undefined },
    today,
  )

const checkSoat = (answers: Answers, today: string): Found => {
  const dates = { issuedOn: answers.soatIssuedOn, expiresOn: answers.soatExpiresOn }
  const { issuedOn, expiresOn } = datesOf('soat', dates, today)
  return {
    soatFront: missing(answers.soatFront),
    soatBack: missingBack(answers.soatFront, answers.soatBack),
    soatIssuedOn: issuedOn,
    soatExpiresOn: expiresOn,
  }
}

const checkCard = (answers: Answers, today: string): Found => ({
  cardFront: missing(answers.cardFront),
  cardBack: missingBack(answers.cardFront, answers.cardBack),
  cardIssuedOn: datesOf('propertyCard', { issuedOn: answers.cardIssuedOn }, today).issuedOn,
})

/** Whether the vehicle is too young for its inspection on this day; it may be skipped then. Decisions §12. */
export const maySkipInspection = ({ registeredOn, service }: Answers, today: string): boolean =>
  !isInspectionDue({ registeredOn: registeredOn ?? null, service: service ? services[service] : null }, today)

export const hasInspection = ({ inspectionPhoto, inspectionExpiresOn }: Answers): boolean =>
  Boolean(inspectionPhoto?.length) || inspectionExpiresOn !== undefined

const checkInspection = (answers: Answers, today: string): Found => {
  if (maySkipInspection(answers, today) && !hasInspection(answers)) return {}
  return {
    inspectionPhoto: missing(answers.inspectionPhoto),
    inspectionExpiresOn: datesOf('inspection', { expiresOn: answers.inspectionExpiresOn }, today).expiresOn,
  }
}

const checks: Record<VehicleStepName, (answers: Answers, today: string) => Found> = {
  basics: checkBasics,
  specs: checkSpecs,
  soat: checkSoat,
  propertyCard: checkCard,
  inspection: checkInspection,
}

/** Field → code of what is wrong; empty when the step may be left. `today`: a Bogotá day. */
export const vehicleProblems = (step: VehicleStepName, answers: Answers, today: string) =>
  Object.fromEntries(
    Object.entries(checks[step](answers, today)).filter(
      (entry): entry is [string, ErrorCode] => entry[1] !== undefined,
    ),
  )

/** A check in the form the wizard asks for. */
export const schemaOf = (step: VehicleStepName, now: () => Date): StepSchema => ({
  safeParse: (value) => {
    const problems = Object.entries(vehicleProblems(step, value as Answers, bogotaDay(now())))
    if (problems.length === 0) return { success: true }
    return {
      success: false,
      error: { issues: problems.map(([field, message]) => ({ path: [field], message })) },
    }
  },
})
