/** A mailbox that is asked for its mails, and mails whose time is over. docs/decisions/0074. */
import type { OpenCtx } from '#context.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { emptyOldMails } from './mails.store.ts'
import { takeMail } from './take-mail.actions.ts'

const keptDays = 90
const dayMs = 24 * 3_600_000
const mailsAtOnce = 500
const batchesMost = 40

/** What cannot be taken now comes again in a minute. */
export const fetchMails = async (ctx: OpenCtx): Promise<void> => {
  const fetch = ctx.providers.mailbox?.fetch
  if (!fetch) return
  try {
    await fetch((mail) => takeMail(ctx, mail))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.warn({ code: 'mailbox.unavailable', kind: error.kind, problem: error.message })
  }
}

export const sweepOldMails = async (ctx: OpenCtx): Promise<void> => {
  const before = new Date(ctx.now.getTime() - keptDays * dayMs)
  for (let batch = 0; batch < batchesMost; batch++) {
    const emptied = await ctx.inTransaction((db) =>
      emptyOldMails({ ...ctx, db }, { before, limit: mailsAtOnce }),
    )
    if (emptied < mailsAtOnce) return
  }
}
