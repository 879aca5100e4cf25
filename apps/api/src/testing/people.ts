/** Accounts and sessions for tests of single rooms. The password costs one hash a file. */
import { randomInt } from 'node:crypto'
import type { Role } from '@arriero/domain/people/roles'
import type { OpenCtx } from '#context.ts'
import { idleMs, sessionMs } from '#features/sessions/lifetimes.ts'
import { insertSession } from '#features/sessions/sessions.store.ts'
import { newToken } from '#features/sessions/tokens.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { insertUser, type NewUser } from '#features/users/users.store.ts'

export const password = 'mula blanca sube la loma'
let passwordHash: Promise<string> | undefined

export type Person = { id: string; role: Role; email: string; name: string }

let made = 0

export const person = async (ctx: OpenCtx, role: Role, facts: Partial<NewUser> = {}): Promise<Person> => {
  passwordHash ??= hashPassword(password)
  made++
  const email = facts.email ?? `${role}.${made}@example.co`
  const name = facts.name ?? `Persona ${made}`
  const id = await insertUser(ctx, {
    role,
    name,
    email,
    identification: String(randomInt(10_000_000, 99_999_999)),
    cellPhone: '3001234567',
    passwordHash: await passwordHash,
    isActive: true,
    validation: 'validated',
    ...facts,
  })
  return { id, role, email, name }
}

/** A bearer header of a session that began now. */
export const sessionOf = async (ctx: OpenCtx, { id, role }: Person): Promise<{ authorization: string }> => {
  const { token, hash } = newToken()
  const family = {
    id: ctx.newId(),
    userId: id,
    expiresAt: new Date(ctx.now.getTime() + sessionMs(role)),
    idleMs: idleMs(role),
    browser: { name: null, system: null },
  }
  await insertSession(ctx, hash, family)
  return { authorization: `Bearer ${token}` }
}
