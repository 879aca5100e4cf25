/** An insurer of our own that speaks the protocol of `../protocol.ts`, to mount under `/sandbox/aseguradora`. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { basisPoints } from '@arriero/domain/money/money'
import type { Drawers } from '../../drawers.ts'
import { requestShape } from '../protocol.ts'
import type { WirePolicy, WireRequest } from '../protocol.ts'
import { catalogues } from './catalogues.texts.ts'
import { openPaperStore } from './paper-store.ts'
import type { Paper, PaperKind, PaperStore } from './paper-store.ts'
import { paperPdf } from './paper.template.ts'

export type SandboxInsurerOptions = {
  key: string
  /** Where quotations and policies are kept. */
  drawers: Drawers
  /** Address of this mount as people reach it, for links; without it, the one each call came to. */
  publicUrl?: string
  /** VAT the insurer adds to its premium. */
  vatBasisPoints?: number
  now?: () => Date
}

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

const refusal = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).send({ code, message: code })

/** Only what stands in its catalogues can be insured. */
const isInsurable = ({ commodity, packaging, mobilization }: WireRequest): boolean =>
  catalogues.commodities.some(
    (one) => one.cod_mercan === commodity.code && one.cod_tipmer === commodity.typeCode,
  ) &&
  catalogues.packagings.some((one) => one.cod_tipemp === packaging.code) &&
  catalogues.mobilizations.some((one) => one.cod_movili === mobilization.code)

type Parts = { store: PaperStore; now: () => Date; linkOf: (request: FastifyRequest, paper: Paper) => string }

const policyOf = (paper: Paper, link: string): WirePolicy => ({
  policyNumber: paper.number,
  reference: paper.request.reference,
  link,
  issuedAt: paper.issuedAt,
  ...(paper.annulledAt === undefined ? {} : { annulledAt: paper.annulledAt }),
})

const paperRoutes = (app: FastifyInstance, { store, now, linkOf }: Parts): void => {
  const issue = async (kind: PaperKind, request: FastifyRequest, reply: FastifyReply) => {
    const asked = requestShape.safeParse(request.body)
    if (!asked.success) return refusal(reply, 400, 'malformed')
    if (!isInsurable(asked.data)) return refusal(reply, 422, 'not_insurable')
    const { paper, isNew } = await store.issue(kind, asked.data, now())
    const isSame = JSON.stringify(paper.request) === JSON.stringify(asked.data)
    if (!isSame) return refusal(reply, 409, 'other_request')
    if (paper.annulledAt) return refusal(reply, 409, 'annulled')
    const link = linkOf(request, paper)
    return reply
      .code(isNew ? 201 : 200)
      .send(kind === 'quote' ? { quoteId: paper.number, link } : policyOf(paper, link))
  }
  app.get('/catalogues', () => catalogues)
  app.post('/quotes', (request, reply) => issue('quote', request, reply))
  app.post('/policies', (request, reply) => issue('policy', request, reply))
  app.get<{ Params: { reference: string } }>('/policies/:reference', async (request, reply) => {
    const paper = await store.find('policy', request.params.reference)
    return paper ? reply.send(policyOf(paper, linkOf(request, paper))) : refusal(reply, 404, 'not_found')
  })
  app.post<{ Params: { number: string } }>('/policies/:number/annulment', async (request, reply) => {
    const paper = await store.annul(request.params.number, now())
    return paper ? reply.send(policyOf(paper, linkOf(request, paper))) : refusal(reply, 404, 'not_found')
  })
}

export const sandboxInsurer =
  (options: SandboxInsurerOptions): FastifyPluginAsync =>
  async (app) => {
    const store = openPaperStore(options.drawers)
    const vat = basisPoints(options.vatBasisPoints ?? 1_900)
    const { prefix } = app
    const linkOf = (request: FastifyRequest, paper: Paper): string => {
      const base = options.publicUrl ?? `${request.protocol}://${request.host}${prefix}`
      return `${base}/documentos/${store.documentOf(paper)}.pdf`
    }
    app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error(error)
      return refusal(reply, status, status < 500 ? 'malformed' : 'failed')
    })

    app.get<{ Params: { document: string } }>('/documentos/:document.pdf', async (request, reply) => {
      const paper = await store.findByDocument(request.params.document)
      if (!paper) return refusal(reply, 404, 'not_found')
      return reply
        .header('content-disposition', `inline; filename="${paper.number}.pdf"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .type('application/pdf')
        .send(await paperPdf(paper, vat))
    })

    await app.register(async (guarded) => {
      const expected = digest(`Bearer ${options.key}`)
      guarded.addHook('onRequest', async (request, reply) => {
        const isRight = timingSafeEqual(digest(request.headers.authorization ?? ''), expected)
        return isRight ? undefined : refusal(reply, 401, 'unauthorized')
      })
      paperRoutes(guarded, { store, now: options.now ?? (() => new Date()), linkOf })
    })
  }
