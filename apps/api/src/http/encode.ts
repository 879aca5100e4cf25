/** Writes a reply with exactly the shape its endpoint declares; what the shape does not name does not leave. */
import { isPerViewer, type Endpoint, type Reading } from '@arriero/contract/endpoint'
import type { z } from 'zod'

type Viewed = { viewer: string; value: unknown }

const shapeOf = (endpoint: Endpoint, answer: unknown): { shape: z.ZodType; value: unknown } => {
  if (!isPerViewer(endpoint.reply)) return { shape: endpoint.reply, value: answer }
  const { viewer, value } = answer as Viewed
  const shape = endpoint.reply.viewers[viewer]
  if (!shape) throw new Error(`${endpoint.path} has no shape for the viewer ${viewer}`)
  return { shape, value }
}

export const encode = (endpoint: Endpoint, answer: unknown, { reply }: Reading = endpoint): unknown => {
  const { shape, value } = shapeOf({ ...endpoint, reply }, answer)
  const result = shape.safeParse(value)
  if (result.success) return result.data
  throw new Error(`${endpoint.method} ${endpoint.path} answered out of its shape`, { cause: result.error })
}
