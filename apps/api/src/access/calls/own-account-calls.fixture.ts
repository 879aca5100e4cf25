/** Calls of everybody on what keeps his account his own, and on leaving. */
import { api } from '@arriero/contract'
import { codeLifeMs } from '@arriero/domain/people/registration'
import type { Actor } from '@arriero/domain/people/roles'
import { TOTP } from 'otpauth'
import { putPayChange } from '#features/own-account/pay-account.store.ts'
import { hashRecoveryCode } from '#features/recovery/recovery-code.ts'
import { noteAsked, putCode } from '#features/recovery/recovery.store.ts'
import { beginFactor, confirmFactor } from '#features/second-factors/second-factors.store.ts'
import { newFactorSecret } from '#features/second-factors/totp.ts'
import { password } from '#testing/people.ts'
import { byAnyone, inParam, type Call } from './calls.fixture.ts'
import { bankOf, type World } from '../world.fixture.ts'

const hourMs = 3_600_000
const later = (world: World) => new Date(world.house.clock.now.getTime() + hourMs)

/** Somebody who has nothing else to do, alone for this call. */
const byNewcomer = (
  endpoint: Call['endpoint'],
  toBody: (caller: Actor, world: World) => Promise<Record<string, unknown>> | Record<string, unknown>,
): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    return { caller, input: { body: await toBody(caller, world) } }
  },
})

const emailOf = async ({ house }: World, { id }: Actor): Promise<string> =>
  (
    await house.database.db
      .selectFrom('users')
      .select('email_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email_key

/** An account whose code lies in its mailbox. */
const recovering = async (world: World): Promise<string> => {
  const email = await emailOf(world, await world.newcomer('client'))
  const ctx = world.house.openCtx()
  await noteAsked(ctx, email)
  const hash = hashRecoveryCode(email, 'AAAA-BBBB-CCCC')
  await putCode(ctx.db, email, { hash, expiresAt: new Date(ctx.now.getTime() + codeLifeMs) })
  return email
}

/** Begun, or counting already; answers the code its app shows. */
const factor = async ({ house }: World, { id }: Actor, isOn: boolean): Promise<string> => {
  const ctx = house.openCtx()
  const secret = newFactorSecret()
  const sealedSecret = ctx.seal(secret)
  await beginFactor(ctx, id, sealedSecret)
  if (isOn) await confirmFactor(ctx, id, { step: 1, sealedSecret })
  return new TOTP({ secret }).generate({ timestamp: house.clock.now.getTime() })
}

const withPassword = () => ({ password })

export const ownAccountCalls: Record<string, Call> = {
  '02': byAnyone(api.recovery.ask, () => ({ body: { email: 'quien.olvida@example.co' } })),
  '03': byAnyone(api.recovery.reset, async ({ world }) => ({
    body: { email: await recovering(world), code: 'aaaa bbbb cccc', password: 'otra frase bien larga' },
  })),
  s1: byNewcomer(api.ownAccount.password, () => ({ password, newPassword: 'otra frase bien larga' })),
  s2: byAnyone(api.ownAccount.payAccount),
  s3: byNewcomer(api.ownAccount.askPayAccount, () => ({ password, pay: bankOf })),
  s4: {
    endpoint: api.ownAccount.dropPayAccount,
    own: async ({ world }, role) => {
      const caller = await world.newcomer(role)
      const { db, now } = world.house.openCtx()
      await putPayChange(db, caller.id, { account: bankOf, askedAt: now, countsFrom: later(world) })
      return { caller, input: {} }
    },
  },
  s5: byAnyone(api.ownAccount.secondFactor),
  s6: byNewcomer(api.ownAccount.beginFactor, withPassword),
  s7: byNewcomer(api.ownAccount.confirmFactor, async (caller, world) => ({
    code: await factor(world, caller, false),
  })),
  s8: byNewcomer(api.ownAccount.backupCodes, async (caller, world) => ({
    password,
    code: await factor(world, caller, true),
  })),
  s9: byNewcomer(api.ownAccount.endFactor, async (caller, world) => ({
    password,
    code: await factor(world, caller, true),
  })),
  s10: {
    endpoint: api.ownAccount.removeFactor,
    own: async ({ world }, role) => {
      const owner = await world.newcomer('enterprise')
      await factor(world, owner, true)
      const caller = await world.bystander(role)
      const body = { password, reason: 'Perdió el celular y sus códigos' }
      return { caller, input: { params: { _id: owner.id }, body } }
    },
    at: inParam('_id'),
  },
  s11: byNewcomer(api.rights.data, withPassword),
  s12: byAnyone(api.rights.leaving),
  s13: byNewcomer(api.rights.leave, withPassword),
}
