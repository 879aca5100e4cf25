import { parseMeasure } from '@arriero/domain/typed/measures'
import { formatDay, formatPlate, formatWeight } from '#shared/format.ts'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { newVehicleTexts } from './new-vehicle.texts.ts'
import type { VehicleAnswers } from './vehicle-answers.ts'
import { capacityText } from './vehicle-checks.ts'

const texts = newVehicleTexts.summary

const capacityOf = ({ capacity }: Partial<VehicleAnswers>): string | undefined => {
  const capacityKg = parseMeasure('capacity', capacityText(capacity))
  return capacityKg === undefined ? undefined : formatWeight(capacityKg)
}

const until = (day: string | undefined) => day && texts.until(formatDay(day))

/** What was chosen so far, in the order it was asked. */
export const vehicleSummary = (answers: Partial<VehicleAnswers>): Detail[] => {
  const lines: [string, string | undefined | false][] = [
    [texts.plate, answers.licensePlate && formatPlate(answers.licensePlate)],
    [texts.brand, answers.brand && [answers.brand.name, answers.model].filter(Boolean).join(' ')],
    [texts.service, answers.service && newVehicleTexts.services[answers.service]],
    [texts.registeredOn, answers.registeredOn && formatDay(answers.registeredOn)],
    [texts.type, answers.vehicleType?.name],
    [texts.trailer, answers.vehicleType?.needsTrailer === true && formatPlate(answers.trailerPlate ?? '')],
    [texts.body, answers.bodyWork?.name],
    [texts.capacity, capacityOf(answers)],
    [texts.soat, until(answers.soatExpiresOn)],
    [texts.card, answers.cardIssuedOn && texts.of(formatDay(answers.cardIssuedOn))],
    [texts.inspection, until(answers.inspectionExpiresOn)],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value, isWide: true }] : []))
}
