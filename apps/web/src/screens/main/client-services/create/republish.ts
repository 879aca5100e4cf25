/** A service that was given back, as the answers of a new one: all but its date. */
import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { writeNumber } from '@arriero/domain/typed/numbers'
import { keptAnswer } from '#features/places/place-answer.ts'
import { contactAnswer } from '#features/saved-places/contact.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { numberKindOf } from './measure-checks.ts'
import { send } from '#shared/api/send.ts'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'
import {
  openingAnswers,
  type MeasureAnswer,
  type MeasureField,
  type ServiceAnswers,
} from './service-answers.ts'
import { uploadPhoto } from '#shared/api/upload-photo.ts'

type Order = OrderFor<'client'>

const measureOf = (field: MeasureField, wire: string | null): MeasureAnswer => {
  const [value = '', unit = openingAnswers[field]?.unit ?? ''] = wire?.split(' ') ?? []
  return { value: value === '' ? '' : writeNumber(Number(value), numberKindOf(field, unit)), unit }
}

/** The price before VAT that leads to this one, by the rates in force: a proposal the person sees before sending. */
export const beforeVat = (clientPricePesos: number, asked: { price: number; clientPrice: number }): number =>
  Math.round((clientPricePesos * asked.price) / asked.clientPrice)

const priceOf = async ({ clientPrice }: Order): Promise<number | null> => {
  if (clientPrice === null) return null
  const asked = await send<typeof api.rates.calculate, 'client'>(api.rates.calculate, {
    body: { price: clientPrice },
  })
  return beforeVat(clientPrice, asked)
}

/** An image belongs to its order: the new one gets a copy. One that cannot be copied is left out. */
const copyOf = async (url: string, index: number): Promise<UploadedImage[]> => {
  try {
    const bytes = await (await fetch(url)).blob()
    return [await uploadPhoto(new File([bytes], `${index + 1}.jpg`, { type: bytes.type }))]
  } catch {
    return []
  }
}

export const answersFrom = (order: Order): Partial<ServiceAnswers> => ({
  ...openingAnswers,
  origin: keptAnswer(order.origin),
  destination: keptAnswer(order.destination),
  typeLoad: order.typeLoad,
  description: order.description ?? '',
  high: measureOf('high', order.high),
  width: measureOf('width', order.width),
  weight: measureOf('weight', order.weight),
  bottom: measureOf('bottom', order.bottom),
  volume: measureOf('volume', order.volume),
  pieces: measureOf('pieces', order.pieces),
})

/** With the parts that take calls: type of vehicle, price, copies of the photos. */
export const republishAnswers = async (orderId: string): Promise<Partial<ServiceAnswers>> => {
  const order = await send<typeof api.orders.detail, 'client'>(api.orders.detail, {
    params: { _id: orderId },
  })
  const [groups, loads, pricePesos, contacts, images] = await Promise.all([
    send(api.catalogues.vehicleTypes, {}),
    send(api.catalogues.typeLoads, {}),
    priceOf(order),
    send(api.orders.contacts, { params: { _id: orderId } }),
    Promise.all(order.images.map(copyOf)),
  ])
  const load = loads.find(({ id }) => id === order.typeLoad.id)
  const type = groups[0]?.children.find(({ id }) => id === order.typeVehicle.id)
  return {
    ...answersFrom(order),
    ...(load ? { typeLoad: { id: load.id, name: load.name, key: load.key } } : {}),
    ...(type
      ? { vehicleType: { id: type.id, key: type.key, name: type.name, payloadHintKg: type.payloadHintKg } }
      : {}),
    contacts: {
      ...(contacts.origin && { origin: contactAnswer(contacts.origin) }),
      ...(contacts.destination && { destination: contactAnswer(contacts.destination) }),
    },
    images: images.flat(),
    price: pricePesos === null ? '' : writeNumber(pricePesos, pesos),
  }
}
