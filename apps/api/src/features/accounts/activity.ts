/** Who may work, who has to correct his papers, who is out, and in which role. Decisions §6. */
import {
  accountState,
  denialToActivate,
  denialToChangeRole,
  denialToDeactivate,
  denialToReturn,
} from '@arriero/domain/people/accounts'
import type { AuditAct } from '@arriero/domain/house/audit'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { domainPapers, papersOf } from '#features/credentials/credentials.views.ts'
import type { UserChanges } from '#features/users/users.store.ts'
import { AppError, fail } from '#app-error.ts'
import type { LockedAccount } from './account-lock.store.ts'
import { openServicesOf } from './open-services.views.ts'
import type { AccountChange } from './own-account.ts'

export type Judged = { account: LockedAccount; isLastAdministrator: boolean }

const refuseAt = (
  field: keyof AccountChange,
  code: ErrorCode | undefined,
  orderIds: readonly string[] = [],
) => {
  if (code) throw new AppError(code, { fields: { [field]: code }, orderIds })
}

type Act = { act: AuditAct; details?: Record<string, string> }

const note = (ctx: Ctx, { id }: LockedAccount, act: Act) =>
  record(ctx, { ...act, objectKind: 'user', objectId: id })

const activate = async (ctx: Ctx, { account }: Judged): Promise<UserChanges> => {
  const papers = domainPapers(await papersOf(ctx.db, { userIds: [account.id] }))
  const { role, validation } = account
  refuseAt('isActive', denialToActivate({ role, validation, papers, today: bogotaDay(ctx.now) }))
  await note(ctx, account, { act: validation === 'validated' ? 'user.activated' : 'user.validated' })
  return { isActive: true, validation: 'validated', validationNote: null }
}

/** The account is locked: a service it takes from now on waits and then finds it gone. */
const deactivate = async (ctx: Ctx, { account, isLastAdministrator }: Judged): Promise<UserChanges> => {
  const orderIds = await openServicesOf(ctx.db, account.id)
  const isOwn = account.id === ctx.actor.id
  const denial = denialToDeactivate({ isOwn, isLastAdministrator, hasServices: orderIds.length > 0 })
  refuseAt('isActive', denial, denial === 'account.has_services' ? orderIds : [])
  await note(ctx, account, { act: 'user.deactivated' })
  return { isActive: false, validation: 'validated', validationNote: null }
}

/** `false` for somebody in validation shuts him out: nobody looks at him any more. */
const switchActivity = async (ctx: Ctx, judged: Judged, isActive: boolean): Promise<UserChanges> => {
  const state = accountState(judged.account)
  if (isActive) return state === 'active' ? {} : activate(ctx, judged)
  return state === 'deactivated' ? {} : deactivate(ctx, judged)
}

/** Sends somebody back to correct his papers, or takes that back. */
const sendBack = async (
  ctx: Ctx,
  account: LockedAccount,
  { validation, note: words }: AccountChange,
): Promise<UserChanges> => {
  refuseAt('validation', denialToReturn(account.validation))
  if (validation === 'pending') {
    await note(ctx, account, { act: 'user.pending' })
    return { validation: 'pending', validationNote: null }
  }
  if (words === undefined) return fail('account.note_required', 'note')
  await note(ctx, account, { act: 'user.returned' })
  return { validation: 'returned', validationNote: words }
}

/** Whoever was sent back has corrected it and waits for staff again; of anybody else there is nothing to send. */
export const resend = async (ctx: Ctx, account: LockedAccount): Promise<UserChanges> => {
  if (account.validation !== 'returned') return fail('input.unknown_field', 'validation')
  await note(ctx, account, { act: 'user.resent' })
  return { validation: 'pending', validationNote: null }
}

const changeRole = async (
  ctx: Ctx,
  { account, isLastAdministrator }: Judged,
  role: NonNullable<AccountChange['rol']>,
): Promise<UserChanges> => {
  if (role === account.role) return {}
  const isOwn = account.id === ctx.actor.id
  refuseAt('rol', denialToChangeRole({ from: account.role, to: role, isOwn, isLastAdministrator }))
  await note(ctx, account, { act: 'user.role_changed', details: { before: account.role, after: role } })
  return { role }
}

/** What of the wanted change concerns activity, validation and role, each judged and noted in the trail. */
export const standingChanges = async (
  ctx: Ctx,
  judged: Judged,
  change: AccountChange,
): Promise<UserChanges> => {
  const { isActive, validation, rol } = change
  if (validation !== undefined && isActive !== undefined) return fail('input.invalid', 'validation')
  if (change.note !== undefined && validation !== 'returned') return fail('input.invalid', 'note')
  return {
    ...(isActive === undefined ? {} : await switchActivity(ctx, judged, isActive)),
    ...(validation === undefined ? {} : await sendBack(ctx, judged.account, change)),
    ...(rol === undefined ? {} : await changeRole(ctx, judged, rol)),
  }
}
