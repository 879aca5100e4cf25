/** A service in each viewer's shape, with nothing in it but what a test says. */
import {
  offerViewers,
  orderViewers,
  type OfferViewer,
  type OrderViewer,
} from '@arriero/contract/orders/order-shapes'
import { z } from 'zod'

const samples: Record<string, unknown> = {
  string: 'x',
  number: 1,
  boolean: false,
  array: [],
  nullable: null,
  record: {},
}

/** The plainest value of a shape. */
const sampleOf = (shape: z.core.$ZodType): unknown => {
  if (shape instanceof z.ZodObject) return sampleObject(shape)
  if (shape instanceof z.ZodEnum) return shape.options[0]
  if (shape instanceof z.ZodLiteral) return shape.value
  if (shape instanceof z.ZodOptional) return sampleOf(shape.unwrap())
  const value = samples[shape._zod.def.type]
  if (value === undefined) throw new Error(`no sample for ${shape._zod.def.type}`)
  return value
}

const sampleObject = (shape: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape.shape).map(([key, inner]) => [key, sampleOf(inner)]))

export const orderAs = (viewer: OrderViewer, more: Record<string, unknown>): Record<string, unknown> => ({
  ...sampleObject(orderViewers[viewer]),
  ...more,
})

export const offerAs = (viewer: OfferViewer, more: Record<string, unknown>): Record<string, unknown> => ({
  ...sampleObject(offerViewers[viewer]),
  ...more,
})
