/** Where Meta posts what became of messages and what people answered. Nobody is believed but who knows the app's secret. */
import { isFarewell } from '@arriero/domain/notifications/whatsapp'
import type { FastifyPluginAsync } from 'fastify'
import type { OpenCtx } from '#context.ts'
import { reportDelivery } from '#features/notifications/delivery/deliveries.store.ts'
import { AppError } from '#app-error.ts'
import { isSigned, readIncoming, type Incoming } from '#providers/whatsapp/incoming.ts'
import { endAgreement } from './agreement.ts'
import { agreedAt } from './whatsapp.views.ts'

export const whatsappHookPath = '/v1/whatsapp/webhook'

const bodyLimitBytes = 500_000
const limit = 3_000
const challengeForm = /^[\w.-]{1,200}$/

type Account = { phoneId: string; appSecret: string; verifyToken: string }
type Options = { account: Account; openCtx: () => OpenCtx }

/** Also a second time: each word of it may come again. */
const take = (ctx: OpenCtx, { reports, answers }: Incoming): Promise<void> =>
  ctx.inTransaction(async (db) => {
    for (const report of reports) await reportDelivery(db, { ...report, at: ctx.now })
    for (const { from, text } of answers) {
      const leaving = isFarewell(text) ? await agreedAt(db, from) : []
      for (const userId of leaving) await endAgreement({ ...ctx, db }, userId, 'whatsapp')
    }
  })

type Handshake = { Querystring: Record<string, unknown> }

export const whatsappHook =
  ({ account, openCtx }: Options): FastifyPluginAsync =>
  async (app) => {
    const { phoneId, appSecret, verifyToken } = account
    const config = { isOpen: true, limit }
    // The bytes as they came: the signature is theirs.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    /** Once, when the address is named at Meta. */
    app.get<Handshake>(whatsappHookPath, { config }, async ({ query }, reply) => {
      const challenge = query['hub.challenge']
      const isMeta = query['hub.mode'] === 'subscribe' && query['hub.verify_token'] === verifyToken
      if (!isMeta || typeof challenge !== 'string' || !challengeForm.test(challenge))
        throw new AppError('request.not_found')
      return reply.type('text/plain; charset=utf-8').send(challenge)
    })
    app.post(whatsappHookPath, { config, bodyLimit: bodyLimitBytes }, async ({ body, headers }) => {
      const signature = headers['x-hub-signature-256']
      const isOurs = Buffer.isBuffer(body) && typeof signature === 'string'
      if (!isOurs || !isSigned(appSecret, body, signature)) throw new AppError('request.malformed')
      const incoming = readIncoming(body, phoneId)
      if (!incoming) throw new AppError('request.malformed')
      await take(openCtx(), incoming)
      return { updated: true }
    })
  }
