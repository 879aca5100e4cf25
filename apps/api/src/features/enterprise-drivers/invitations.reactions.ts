/** The letter of an invitation, written after its commit: the link's code is made here and kept nowhere but hashed. */
import { invitationLifeMs } from '@arriero/domain/people/registration'
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { newToken } from '#features/sessions/tokens.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { invitationLetter } from './invitation-letter.texts.ts'
import { lockInvitation, putInvitationCode } from './invitations.store.ts'
import { invitedBy, type Invited } from './invitations.views.ts'

type Ready = { invited: Invited; code: string }

/** Undefined where there is nothing to invite to any more. */
const prepare = (ctx: OpenCtx, driverId: string): Promise<Ready | undefined> =>
  ctx.inTransaction(async (db) => {
    const invitation = await lockInvitation(db, driverId)
    if (!invitation || invitation.accepted_at !== null) return undefined
    const { token: code, hash } = newToken()
    await putInvitationCode(db, driverId, {
      hash,
      expiresAt: new Date(ctx.now.getTime() + invitationLifeMs),
    })
    const invited = await invitedBy(db, hash, ctx.now)
    return invited && { invited, code }
  })

/** Tried again with a new link where the carrier did not take it; one it will never take is given up. */
export const mailInvitation = async (ctx: OpenCtx, { userId }: Told): Promise<void> => {
  const ready = userId === undefined ? undefined : await prepare(ctx, userId)
  if (!ready) return
  const { invited, code } = ready
  const letter = invitationLetter(ctx.facts, { enterprise: invited.enterprise, code })
  const reference = `invitation.${invited.driverId}.${ctx.now.getTime()}`
  try {
    await ctx.providers.mail.send({ to: invited.email, ...letter, reference })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error
    ctx.log.warn({ code: 'invitation.mail_rejected', driverId: invited.driverId })
  }
}
