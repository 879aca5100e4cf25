/** The answers as the create-order payload, and what the server says of it as problems of answers. Spec §3, decisions §9, §12. */
import type { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { CallInput } from '@arriero/contract/endpoint'
import { wirePlace } from '#features/places/place-answer.ts'
import { isSaid, wireContact } from '#features/saved-places/contact.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
import { wireOf } from './measure-checks.ts'
import type { MeasureAnswer, MeasureField, ServiceAnswers } from './service-answers.ts'

export type NewOrderBody = CallInput<typeof api.orders.create>['body']

/** The step before has checked it: an empty text is refused by the server all the same. */
const required = (name: MeasureField, measure: MeasureAnswer) => wireOf(name, measure) ?? ''

const optional = (name: 'volume' | 'pieces' | 'bottom', measure: MeasureAnswer | undefined) => {
  const text = wireOf(name, measure)
  return text === undefined ? {} : { [name]: text }
}

const contactsOf = ({ contacts = {} }: ServiceAnswers): Pick<NewOrderBody, 'contacts'> => {
  const said = Object.entries(contacts).filter(([, contact]) => isSaid(contact))
  return said.length === 0
    ? {}
    : { contacts: Object.fromEntries(said.map(([end, contact]) => [end, wireContact(contact)])) }
}

/** `clientPricePesos`: the typed price with its VAT, as the server calculated it; undefined without a price. */
export const newOrderBody = (
  answers: ServiceAnswers,
  clientPricePesos: number | undefined,
): NewOrderBody => ({
  origin: wirePlace(answers.origin),
  destination: wirePlace(answers.destination),
  ...(answers.way ? { way: answers.way } : {}),
  images: answers.images.map(({ id }) => id),
  typeLoad: answers.typeLoad.id,
  typeVehicleId: answers.vehicleType.id,
  ...(answers.description.trim() ? { description: answers.description } : {}),
  reservationDate: answers.day,
  hourService: answers.hourService,
  high: required('high', answers.high),
  weight: required('weight', answers.weight),
  width: required('width', answers.width),
  ...optional('volume', answers.volume),
  ...optional('pieces', answers.pieces),
  ...optional('bottom', answers.bottom),
  ...(clientPricePesos === undefined ? {} : { price: clientPricePesos }),
  deliveryCode: answers.deliveryCode,
  ...contactsOf(answers),
})

const answerOf: Readonly<Record<string, keyof ServiceAnswers>> = {
  origin: 'origin',
  destination: 'destination',
  way: 'way',
  images: 'images',
  typeLoad: 'typeLoad',
  typeVehicleId: 'vehicleType',
  description: 'description',
  reservationDate: 'day',
  hourService: 'day',
  high: 'high',
  weight: 'weight',
  width: 'width',
  volume: 'volume',
  pieces: 'pieces',
  bottom: 'bottom',
  price: 'price',
  contacts: 'contacts',
}

/** Answer → code where the refusal names one field of the form; undefined where it is about no answer. */
export const refusedAnswer = (error: unknown): Problems | undefined => {
  if (!(error instanceof CallError)) return undefined
  const [path = ''] = Object.keys(error.reply.fields ?? {})
  const answer = answerOf[path.split('.')[0] ?? '']
  return answer && { [answer]: error.reply.code }
}
