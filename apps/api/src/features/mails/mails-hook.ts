/** Where mails that came in are posted. Nobody is believed but who knows the mailbox's secret, now. */
import { mailMostBytes } from '@arriero/domain/support/mailbox'
import type { FastifyPluginAsync } from 'fastify'
import type { OpenCtx } from '#context.ts'
import { AppError } from '#app-error.ts'
import { isMailSigned, momentHeader, readPosted, signatureHeader } from '#providers/mailbox/posted.ts'
import { takeMail } from './take-mail.actions.ts'

export const mailsHookPath = '/v1/mailbox/webhook'

/** Files are written in it with four letters for three bytes. */
const bodyLimitBytes = Math.ceil((mailMostBytes * 4) / 3) + 100_000
const limit = 600

type Options = { secret: string; openCtx: () => OpenCtx }

export const mailsHook =
  ({ secret, openCtx }: Options): FastifyPluginAsync =>
  async (app) => {
    const config = { isOpen: true, limit }
    // The bytes as they came: the signature is theirs.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    app.post(mailsHookPath, { config, bodyLimit: bodyLimitBytes }, async ({ body, headers }) => {
      const ctx = openCtx()
      const given = { moment: headers[momentHeader], signature: headers[signatureHeader] }
      if (!Buffer.isBuffer(body) || !isMailSigned({ secret, body, ...given }, ctx.now))
        throw new AppError('request.malformed')
      const mail = readPosted(body)
      if (!mail) throw new AppError('request.malformed')
      await takeMail(ctx, mail)
      return { updated: true }
    })
  }
