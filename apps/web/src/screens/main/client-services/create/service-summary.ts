import { measureText } from '#shared/measure-text.ts'
import { placeLine } from '#features/places/place-answer.ts'
import { formatDateTime, formatMoney } from '#shared/format.ts'
import type { Detail } from '#shared/plain/DetailList.tsx'
import { createTexts } from './create.texts.ts'
import { reservationOf } from './date-checks.ts'
import { wireOf } from './measure-checks.ts'
import type { MeasureAnswer, MeasureField, ServiceAnswers } from './service-answers.ts'
import { pricePesosOf } from './service-answers.ts'

const texts = createTexts.summary

const shown = (field: MeasureField, measure: MeasureAnswer | undefined): string | undefined => {
  const wire = wireOf(field, measure)
  return wire === undefined ? undefined : measureText(wire)
}

const cargoOf = ({ typeLoad, images = [] }: Partial<ServiceAnswers>): string | undefined =>
  typeLoad && [typeLoad.name, ...(images.length > 0 ? [texts.photos(images.length)] : [])].join(', ')

const sizeOf = ({ high, width }: Partial<ServiceAnswers>): string | undefined => {
  const sides = [shown('high', high), shown('width', width)]
  return sides.every(Boolean) ? sides.join(' × ') : undefined
}

/** What was chosen so far, in the order it was asked. */
export const summaryOf = (answers: Partial<ServiceAnswers>): Detail[] => {
  const { origin, destination, vehicleType } = answers
  const pricePesos = pricePesosOf(answers)
  const at = answers.day === undefined ? undefined : reservationOf(answers.day, answers.hourService)
  const lines: [string, string | undefined | false][] = [
    [createTexts.origin, origin && placeLine(origin)],
    [createTexts.destination, destination && placeLine(destination)],
    [texts.cargo, cargoOf(answers)],
    [texts.vehicle, vehicleType?.name],
    [texts.measures, sizeOf(answers)],
    [texts.weight, shown('weight', answers.weight)],
    [texts.date, at && formatDateTime(at)],
    [texts.price, pricePesos !== undefined && formatMoney(pricePesos)],
    [texts.deliveryCode, answers.deliveryCode === true && texts.yes],
  ]
  return lines.flatMap(([label, value]) => (value ? [{ label, value, isWide: true }] : []))
}
