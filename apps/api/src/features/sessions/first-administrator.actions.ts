/** An installation without a demo world begins with nobody: the console's code makes the first administrator. Decisions §2. */
import type { BrowserWords } from '@arriero/domain/people/browser-words'
import { parseCedula, parseEmail, parsePhone } from '@arriero/domain/people/identifiers'
import type { Db, OpenCtx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { passwordDenial } from '#features/users/password-policy.ts'
import { insertUser } from '#features/users/users.store.ts'
import { AppError, fail } from '#app-error.ts'
import { claimTry } from './check-password.ts'
import { keysOf } from './login-limits.ts'
import { networkOf } from '#http/limits/network-of.ts'
import { forgetTries } from './login-tries.store.ts'
import { openFor, type Opened } from './sessions.actions.ts'
import { countWrongTry, lockSetup, putSetupCode, removeSetupCodes } from './setup-codes.store.ts'
import { hasAdministrator, isEmailTaken, isSetupCode, sealedSetupCode } from './setup-codes.views.ts'
import { hashSetupCode, newSetupCode } from './setup-code.ts'

const codeLifeMs = 24 * 3_600_000
/** In all and from everywhere; after that a node that starts gives a new code. */
const triesMost = 100

/** Undefined where another key sealed it: that one is lost. */
const unsealed = ({ unseal }: OpenCtx, sealed: string): string | undefined => {
  try {
    return unseal(sealed)
  } catch {
    return undefined
  }
}

/** The one code in force, whichever node tells it, or a new one; undefined where somebody administers already. */
export const issueSetupCode = (ctx: OpenCtx): Promise<string | undefined> =>
  ctx.inTransaction(async (db) => {
    await lockSetup(db)
    if (await hasAdministrator(db)) {
      await removeSetupCodes(db)
      return undefined
    }
    const standing = await sealedSetupCode(db, { triesMost, now: ctx.now })
    const known = standing === undefined ? undefined : unsealed(ctx, standing)
    if (known !== undefined) return known
    const code = newSetupCode()
    const expiresAt = new Date(ctx.now.getTime() + codeLifeMs)
    await putSetupCode({ db, now: ctx.now }, { hash: hashSetupCode(code), sealed: ctx.seal(code), expiresAt })
    return code
  })

export type FirstAdministrator = {
  code: string
  name: string
  email: string
  identification: string
  cellPhone: string
  password: string
  address: string
  browser: BrowserWords
}

/** The door is gone once somebody administers, whatever is brought to it. Security (g) 4. */
export const isInstallationNew = async ({ db }: Pick<OpenCtx, 'db'>): Promise<boolean> =>
  !(await hasAdministrator(db))

/** Refuses when somebody else became the first administrator meanwhile. */
const refuseOnceSetUp = async (db: Db): Promise<void> => {
  if (await hasAdministrator(db)) throw new AppError('request.not_found')
}

/** Unknown, replaced, used and expired codes are refused alike; a wrong one is counted before it is. */
const checkCodeCountingTries = async (ctx: OpenCtx, hash: Buffer, address: string): Promise<void> => {
  // Counted by network only: strangers elsewhere must not make the owner wait.
  const keys = keysOf(`first administrator ${networkOf(address)}`, address)
  await claimTry(ctx, keys)
  const isGood = await ctx.inTransaction(async (db) => {
    await lockSetup(db)
    const good = await isSetupCode(db, { hash, triesMost, now: ctx.now })
    if (!good) await countWrongTry(db)
    return good
  })
  if (!isGood) throw new AppError('setup.code_invalid')
  await ctx.inTransaction((db) => forgetTries(db, keys, ctx.now))
}

const checked = ({ name, password, ...typed }: FirstAdministrator) => {
  const email = parseEmail(typed.email) ?? fail('email.invalid', 'email')
  const identification = parseCedula(typed.identification) ?? fail('identification.invalid', 'identification')
  const cellPhone = parsePhone(typed.cellPhone) ?? fail('phone.invalid', 'cellPhone')
  const denial = passwordDenial(password, 'administrator', [email, name])
  if (denial) fail(denial, 'password')
  return { name, email, identification, cellPhone }
}

/** Makes the account and logs it in. Never inside a transaction; of two at once one wins. */
export const makeFirstAdministrator = async (ctx: OpenCtx, typed: FirstAdministrator): Promise<Opened> => {
  const hash = hashSetupCode(typed.code)
  await checkCodeCountingTries(ctx, hash, typed.address)
  const facts = checked(typed)
  const passwordHash = await hashPassword(typed.password)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    await lockSetup(db)
    await refuseOnceSetUp(db)
    if (!(await isSetupCode(db, { hash, triesMost, now: ctx.now }))) throw new AppError('setup.code_invalid')
    if (await isEmailTaken(db, facts.email)) fail('email.taken', 'email')
    await removeSetupCodes(db)
    const role = 'administrator' as const
    const id = await insertUser(inner, {
      ...facts,
      role,
      passwordHash,
      isActive: true,
      validation: 'validated',
    })
    const trace = { objectKind: 'user', objectId: id, actorId: id } as const
    await record(inner, { act: 'administrator.first', ...trace })
    return openFor(inner, { id, role, browser: typed.browser })
  })
}
