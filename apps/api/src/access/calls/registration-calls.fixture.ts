/** Calls of who has no account yet, and of enterprises on the people who drive for them. */
import { api } from '@arriero/contract'
import { consentVersions } from '@arriero/domain/people/consents'
import { codeLifeMs } from '@arriero/domain/people/registration'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { askInvitation, putInvitationCode } from '#features/enterprise-drivers/invitations.store.ts'
import { hashMailCode } from '#features/registration/mail-code.ts'
import { insertRegistration, putCode } from '#features/registration/registration.store.ts'
import { newToken } from '#features/sessions/tokens.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { password } from '#testing/people.ts'
import { byAnyone, inParam, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

let made = 0
const freshEmail = () => `se.registra.${++made}@example.co`
const { terms, data } = consentVersions
const consents = { terms, data }
const hourMs = 3_600_000

const facts = () => ({
  name: 'Nelly Rojas',
  email: freshEmail(),
  identification: '52345678',
  cellPhone: '3005550102',
  address: 'Calle 10 # 5-20',
})

const waiting = async ({ house }: World, code: string): Promise<string> => {
  const ctx = house.openCtx()
  const passwordHash = await hashPassword(password)
  const more = { role: 'client' as const, birthOn: '1990-05-04', basePlaceCode: null, consents, passwordHash }
  const id = await insertRegistration(ctx, { ...facts(), ...more })
  const expiresAt = new Date(ctx.now.getTime() + codeLifeMs)
  await putCode(ctx.db, id, { hash: hashMailCode(id, code), expiresAt })
  return id
}

/** A driver of this enterprise who has not joined, and the code of his link. */
const invited = async ({ house, people }: World, enterpriseId: string) => {
  const { id } = await people.person('enterprisedriver', { enterpriseId })
  const ctx = house.openCtx()
  const { token: code, hash } = newToken()
  await askInvitation(ctx.db, id, ctx.now)
  await putInvitationCode(ctx.db, id, { hash, expiresAt: new Date(ctx.now.getTime() + hourMs) })
  return { id, code }
}

const enterpriseOf = async (world: World, caller: Actor, role: Role): Promise<string> =>
  role === 'enterprise' ? caller.id : (await world.newcomer('enterprise')).id

const ofOwnDriver = (endpoint: Call['endpoint'], body?: Record<string, unknown>): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    const { id } = await invited(world, await enterpriseOf(world, caller, role))
    return { caller, input: { params: { _id: id }, ...(body ? { body } : {}) } }
  },
  at: inParam('_id'),
})

const byInvitation = (endpoint: Call['endpoint'], body: object = {}) =>
  byAnyone(endpoint, async ({ world }) => {
    const { code } = await invited(world, (await world.newcomer('enterprise')).id)
    return { body: { code, ...body } }
  })

export const registrationCalls: Record<string, Call> = {
  r1: byAnyone(api.registration.create, () => ({
    body: { rol: 'client', ...facts(), password, birthOn: '1990-05-04', consents },
  })),
  r2: byAnyone(api.registration.confirm, async ({ world }) => ({
    body: { _id: await waiting(world, 'AAAA-BBBB'), code: 'AAAA-BBBB' },
  })),
  r3: byAnyone(api.registration.resend, async ({ world }) => ({
    body: { _id: await waiting(world, 'AAAA-BBBB') },
  })),
  r4: byAnyone(api.registration.towns, () => ({ query: { text: 'Ibagué' } })),
  r5: byAnyone(api.enterpriseDrivers.create, async ({ caller, role, world }) => ({
    body: {
      ...(role === 'enterprise' ? {} : { enterpriseId: await enterpriseOf(world, caller, role) }),
      identification: '52345678',
      name: 'Nelly Rojas',
      cellPhone: '3005550102',
      image: await world.photo(caller),
    },
  })),
  r6: ofOwnDriver(api.enterpriseDrivers.update, { cellPhone: '3005550103' }),
  r7: ofOwnDriver(api.enterpriseDrivers.invite),
  r8: byInvitation(api.enterpriseDrivers.invitation),
  r9: byInvitation(api.enterpriseDrivers.accept, { password, birthOn: '1990-05-04', consents }),
}
