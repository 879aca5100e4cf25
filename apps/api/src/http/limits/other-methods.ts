/** A known address asked with another method answers so, and which ones it takes. Decisions §4. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '#app-error.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof methods)[number]

type Known = { method: string; url: string }

/** Addresses that differ in the names of their parts alone are one. */
const shapeOf = ({ url }: Known) => url.replace(/:\w+/g, ':part')

/** A path that is served for GET is served for HEAD too. */
const isTaken = (known: readonly Known[], method: Method) =>
  known.some((one) => one.method === method || (method === 'HEAD' && one.method === 'GET'))

export const addOtherMethods = (app: FastifyInstance, known: readonly Known[]): void => {
  for (const [url, those] of Map.groupBy(known, shapeOf)) {
    const allow = methods.filter((method) => isTaken(those, method)).join(', ')
    app.route({
      method: methods.filter((method) => !isTaken(those, method)),
      url,
      config: { isRefusal: true },
      // Counted, and before the body is read: what it says does not matter.
      preParsing: async (_request, reply) => {
        void reply.header('allow', allow)
        throw new AppError('request.method')
      },
      handler: () => undefined,
    })
  }
}
