/** The answers as the create-order payload. Spec §3, decisions §9, §12. */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { wirePlace } from '#features/places/place-answer.ts'
import { wireMeasure } from './measure-checks.ts'
import type { MeasureAnswer, ServiceAnswers } from './service-answers.ts'

export type NewOrderBody = CallInput<typeof api.orders.create>['body']

/** The step before has checked it: an empty text is refused by the server all the same. */
const required = (measure: MeasureAnswer) => wireMeasure(measure) ?? ''

const optional = (name: 'volume' | 'pieces' | 'bottom', measure: MeasureAnswer | undefined) => {
  const text = wireMeasure(measure)
  return text === undefined ? {} : { [name]: text }
}

/** `clientPricePesos`: the typed price with its VAT, as the server calculated it; undefined without a price. */
export const newOrderBody = (
  answers: ServiceAnswers,
  clientPricePesos: number | undefined,
): NewOrderBody => ({
  origin: wirePlace(answers.origin),
  destination: wirePlace(answers.destination),
  images: answers.images.map(({ id }) => id),
  typeLoad: answers.typeLoad.id,
  typeVehicleId: answers.vehicleType.id,
  ...(answers.description.trim() ? { description: answers.description } : {}),
  reservationDate: answers.day,
  hourService: answers.hourService,
  high: required(answers.high),
  weight: required(answers.weight),
  width: required(answers.width),
  ...optional('volume', answers.volume),
  ...optional('pieces', answers.pieces),
  ...optional('bottom', answers.bottom),
  ...(clientPricePesos === undefined ? {} : { price: clientPricePesos }),
  deliveryCode: answers.deliveryCode,
})
