/** Accounts and what is counted on them. */
import type { Validation } from '@arriero/domain/people/accounts'
import { normalEmail } from '@arriero/domain/people/identifiers'
import { isOperatorRole, type Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { later } from '#database/late-writes.ts'
import { searchText } from '#database/search-text.ts'

export type NewUser = {
  role: Role
  name: string
  /** Empty for a driver whose enterprise knows none yet. */
  email: string
  identification: string
  cellPhone: string
  /** From `hashPassword`. */
  passwordHash: string
  imageId?: string | null
  isActive: boolean
  validation: Validation
  /** Required for an enterprisedriver, refused by the database for anyone else. */
  enterpriseId?: string | null
  /** DIVIPOLA code of the town a carrier starts from. */
  basePlaceCode?: string | null
  /** Bogotá day; of natural persons who registered themselves. */
  birthOn?: string | null
  address?: string | null
  pay?: { bank: string; accountType: string; accountNumber: string } | null
  /** A known id, for fixtures; a new one otherwise. */
  id?: string
}

type Found = Pick<NewUser, 'name' | 'email' | 'identification' | 'cellPhone'>

/** All that `q` finds of a person; the name first and the e-mail next, by which lists tell the name apart. */
const searchOf = ({ name, email, identification, cellPhone }: Found, id: string) =>
  searchText(name, email === '' ? id : email, identification, id, cellPhone)

export const insertUser = async (ctx: OpenCtx, user: NewUser): Promise<string> => {
  const id = user.id ?? ctx.newId()
  await ctx.db
    .insertInto('users')
    .values({
      id,
      role: user.role,
      name: user.name,
      email: user.email.trim(),
      // Nobody logs in without one: an id is no address.
      email_key: user.email === '' ? id : normalEmail(user.email),
      identification: user.identification,
      cell_phone: user.cellPhone,
      password_hash: user.passwordHash,
      image_id: user.imageId ?? null,
      is_active: user.isActive,
      validation: user.validation,
      is_available: isOperatorRole(user.role),
      enterprise_id: user.enterpriseId ?? null,
      base_place_code: user.basePlaceCode ?? null,
      birth_on: user.birthOn ?? null,
      address: user.address ?? null,
      bank: user.pay?.bank ?? null,
      account_type: user.pay?.accountType ?? null,
      account_number: user.pay?.accountNumber ?? null,
      score_sum: 0,
      score_count: 0,
      finished_count: 0,
      released_count: 0,
      order_count: 0,
      total_pesos: 0,
      search: searchOf(user, id),
      created_at: ctx.now,
      validation_note: null,
      version: 0,
    })
    .execute()
  return id
}

export type UserChanges = Partial<
  Pick<NewUser, 'name' | 'email' | 'cellPhone' | 'identification' | 'role' | 'isActive' | 'validation'> & {
    imageId: string
    isAvailable: boolean
    pay: NonNullable<NewUser['pay']>
    /** What has to be corrected; only beside `returned`. */
    validationNote: string | null
  }
>

const payColumns = ({ bank, accountType, accountNumber }: NonNullable<NewUser['pay']>) => ({
  bank,
  account_type: accountType,
  account_number: accountNumber,
})

/** One more version of an account; `before` is what stood, with its row locked. */
export const changeUser = async (
  db: Db,
  before: Found & { id: string },
  changes: UserChanges,
): Promise<void> => {
  await db
    .updateTable('users')
    .set((columns) => ({
      ...(changes.name === undefined ? {} : { name: changes.name }),
      ...(changes.email === undefined
        ? {}
        : { email: changes.email.trim(), email_key: normalEmail(changes.email) }),
      ...(changes.cellPhone === undefined ? {} : { cell_phone: changes.cellPhone }),
      ...(changes.identification === undefined ? {} : { identification: changes.identification }),
      ...(changes.role === undefined ? {} : { role: changes.role }),
      ...(changes.imageId === undefined ? {} : { image_id: changes.imageId }),
      ...(changes.isAvailable === undefined ? {} : { is_available: changes.isAvailable }),
      ...(changes.pay === undefined ? {} : payColumns(changes.pay)),
      ...(changes.isActive === undefined ? {} : { is_active: changes.isActive }),
      ...(changes.validation === undefined ? {} : { validation: changes.validation }),
      ...(changes.validationNote === undefined ? {} : { validation_note: changes.validationNote }),
      search: searchOf({ ...before, ...changes }, before.id),
      version: columns('version', '+', 1),
    }))
    .where('id', '=', before.id)
    .execute()
}

/** The same password under today's costs; false when it was changed meanwhile. */
export const renewPasswordHash = async (
  db: Db,
  userId: string,
  { old, anew }: { old: string; anew: string },
): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set({ password_hash: anew })
    .where('id', '=', userId)
    .where('password_hash', '=', old)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Whoever writes it ends the sessions it opened. */
export const setPassword = async (db: Db, userId: string, passwordHash: string): Promise<void> => {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** The password somebody chose for himself, and what he says of himself with it. */
export const setOwnPassword = async (
  db: Db,
  userId: string,
  { passwordHash, birthOn }: { passwordHash: string; birthOn: string },
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, birth_on: birthOn })
    .where('id', '=', userId)
    .execute()
}

/** What is left of somebody who left: a row that others' records point at, without a person behind it. */
export const emptyUser = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  userId: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<void> => {
  const nothing = { email: '', identification: '', cellPhone: '' }
  await db
    .updateTable('users')
    .set((columns) => ({
      name,
      email: '',
      email_key: userId,
      identification: '',
      cell_phone: '',
      password_hash: passwordHash,
      image_id: null,
      is_active: false,
      is_available: false,
      validation: 'validated',
      validation_note: null,
      base_place_code: null,
      bank: null,
      account_type: null,
      account_number: null,
      birth_on: null,
      address: null,
      search: searchOf({ name, ...nothing }, userId),
      version: columns('version', '+', 1),
      deleted_at: now,
    }))
    .where('id', '=', userId)
    .execute()
}

type Count = {
  userId: string
  orders?: number
  finished?: number
  released?: number
  pesos?: number
  stars?: number
}

/** Adds to several people's counters, always in the order of their ids so that two acts cannot wait for each other; nobody waits for the sums. */
const addCounts = async (db: Db, counts: readonly Count[]): Promise<void> => {
  const byId = Map.groupBy(counts, ({ userId }) => userId)
  for (const [userId, own] of [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const sum = (of: (count: Count) => number | undefined) =>
      own.reduce((total, count) => total + (of(count) ?? 0), 0)
    const rated = own.filter(({ stars }) => stars !== undefined).length
    const added = sql`
      update users set order_count = order_count + ${sum(({ orders }) => orders)},
        finished_count = finished_count + ${sum(({ finished }) => finished)},
        released_count = released_count + ${sum(({ released }) => released)},
        total_pesos = total_pesos + ${sum(({ pesos }) => pesos)},
        score_sum = score_sum + ${sum(({ stars }) => stars)}, score_count = score_count + ${rated}
      where id = ${userId}`
    await later(db, added)
  }
}

export type FinishedService = {
  clientId: string
  carrierId: string
  /** The person who drove; may be the carrier himself. */
  driverId: string | null
  /** What the client paid. */
  clientPesos: number
  /** What the carrier earns. */
  carrierPesos: number
}

/** `countOrder` and `countPrice` of everyone in a finished service. Decisions §6. */
export const countFinished = (ctx: OpenCtx, service: FinishedService): Promise<void> => {
  const { clientId, carrierId, driverId, clientPesos, carrierPesos } = service
  const driver = driverId !== null && driverId !== carrierId ? [{ userId: driverId, finished: 1 }] : []
  return addCounts(ctx.db, [
    { userId: clientId, finished: 1, pesos: clientPesos },
    { userId: carrierId, finished: 1, pesos: carrierPesos },
    ...driver,
  ])
}

/** A carrier gave one back. Decisions §7 "give back". */
export const countReleased = ({ db }: Pick<OpenCtx, 'db'>, carrierId: string): Promise<void> =>
  addCounts(db, [{ userId: carrierId, released: 1 }])

/** `orderCount`, services not cancelled: +1 when someone becomes part of one, -1 when it is cancelled or leaves him. */
export const addOrderCount = (ctx: OpenCtx, userIds: readonly string[], change: 1 | -1 = 1): Promise<void> =>
  addCounts(
    ctx.db,
    [...new Set(userIds)].map((userId) => ({ userId, orders: change })),
  )

/** The same for one person, as part of a statement that makes him part of one. */
export const oneMoreOrder = (userId: string) =>
  sql<{ id: string }>`(update users set order_count = order_count + 1 where id = ${userId})`

/** One rating of 1 to 5 whole stars; of several people at once when a rating counts for carrier and driver. */
export const addScore = (ctx: OpenCtx, userIds: string | readonly string[], stars: number): Promise<void> => {
  const ids = typeof userIds === 'string' ? [userIds] : [...new Set(userIds)]
  return addCounts(
    ctx.db,
    ids.map((userId) => ({ userId, stars })),
  )
}
