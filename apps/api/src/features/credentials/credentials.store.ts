/** Papers of people and vehicles: a new one is a new version, the old one stays readable. */
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

export type Holder = { userId: string } | { vehicleId: string }

export type NewCredential = {
  holder: Holder
  /** A `PaperKind`, or a kind of its own per cargo type; one latest version per holder and kind. */
  kind: string
  /** The paper's name as people read it. */
  name: string
  /** The cargo type this paper permits, if that is what it is for. */
  typeLoadId?: string | null
  /** The category of a driving licence; other papers have none. */
  category?: string | null
  issuedOn?: string | null
  expiresOn?: string | null
  /** Validated by staff; an upload by its owner never is. */
  isActive: boolean
  /** Already attached by the caller (`attachFiles`). */
  imageIds: readonly string[]
}

const holderColumns = (holder: Holder) =>
  'userId' in holder
    ? { user_id: holder.userId, vehicle_id: null }
    : { user_id: null, vehicle_id: holder.vehicleId }

type OfKind = Pick<NewCredential, 'holder' | 'kind'>

/** The version of this kind that counts, or the one that waits. */
const updateAt = (db: Db, { holder, kind }: OfKind, place: 'is_latest' | 'is_waiting') =>
  db
    .updateTable('credentials')
    .where('kind', '=', kind)
    .where(place, '=', true)
    .where((where) =>
      'userId' in holder ? where('user_id', '=', holder.userId) : where('vehicle_id', '=', holder.vehicleId),
    )

/** Whatever of this kind counted or waited is a former version from now on. */
const retire = async (db: Db, ofKind: OfKind, place: 'is_latest' | 'is_waiting'): Promise<void> => {
  await updateAt(db, ofKind, place)
    .set({ [place]: false })
    .execute()
}

type TurnedDown = { turned_down_at: Date; turned_down_reason: string }

/** What became of the newer version that waited beside the one in force. */
const noteInForce = async (
  db: Db,
  ofKind: OfKind,
  note: TurnedDown | { [K in keyof TurnedDown]: null },
): Promise<void> => {
  await updateAt(db, ofKind, 'is_latest').set(note).execute()
}

/** The version of its kind that counts from now on; answers its id. */
export const insertCredential = async (ctx: OpenCtx, credential: NewCredential): Promise<string> => {
  await retire(ctx.db, credential, 'is_latest')
  await retire(ctx.db, credential, 'is_waiting')
  return insertRow(ctx, credential, { isWaiting: false })
}

/** Beside the version that counts, until staff has validated it; an earlier one that waited is not looked at any more. */
export const insertWaiting = async (
  ctx: OpenCtx,
  credential: Omit<NewCredential, 'isActive'>,
): Promise<string> => {
  await retire(ctx.db, credential, 'is_waiting')
  // What was wrong with the one before is no longer asked of him.
  await noteInForce(ctx.db, credential, { turned_down_at: null, turned_down_reason: null })
  return insertRow(ctx, { ...credential, isActive: false }, { isWaiting: true })
}

/** Looked at and not taken: the one in force stays, and keeps why. */
export const turnDownWaiting = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  ofKind: OfKind,
  reason: string,
): Promise<void> => {
  await retire(db, ofKind, 'is_waiting')
  await noteInForce(db, ofKind, { turned_down_at: now, turned_down_reason: reason })
}

/** Validated: it takes the place of the version that counted until now. */
export const putInForce = async (db: Db, id: string, ofKind: OfKind): Promise<void> => {
  await retire(db, ofKind, 'is_latest')
  await db
    .updateTable('credentials')
    .set({ is_latest: true, is_waiting: false, is_active: true })
    .where('id', '=', id)
    .execute()
}

const insertRow = async (
  ctx: OpenCtx,
  credential: NewCredential,
  { isWaiting }: { isWaiting: boolean },
): Promise<string> => {
  const { holder, kind } = credential
  const id = ctx.newId()
  await ctx.db
    .insertInto('credentials')
    .values({
      id,
      ...holderColumns(holder),
      kind,
      name: credential.name,
      type_load_id: credential.typeLoadId ?? null,
      category: credential.category ?? null,
      issued_on: credential.issuedOn ?? null,
      expires_on: credential.expiresOn ?? null,
      is_active: credential.isActive,
      is_latest: !isWaiting,
      is_waiting: isWaiting,
      image_ids: [...credential.imageIds],
      created_at: ctx.now,
    })
    .execute()
  return id
}

export type PaperDates = { issuedOn: string | null; expiresOn: string | null }

/** As whoever looked at the picture read them. */
export const setDates = async (db: Db, id: string, { issuedOn, expiresOn }: PaperDates): Promise<void> => {
  await db
    .updateTable('credentials')
    .set({ issued_on: issuedOn, expires_on: expiresOn })
    .where('id', '=', id)
    .execute()
}

type TwoVersions = { id: string; otherId: string }

/** Its validation is taken back: it waits again beside the version whose place it had taken. */
export const takeFromForce = async (db: Db, { id, otherId }: TwoVersions): Promise<void> => {
  await db
    .updateTable('credentials')
    .set({ is_latest: false, is_waiting: true, is_active: false })
    .where('id', '=', id)
    .execute()
  await db.updateTable('credentials').set({ is_latest: true }).where('id', '=', otherId).execute()
}

/** That it was not taken is taken back: it waits again, and nothing is told of it beside the one in force. */
export const waitAgain = async (db: Db, { id, otherId }: TwoVersions): Promise<void> => {
  await db.updateTable('credentials').set({ is_waiting: true }).where('id', '=', id).execute()
  await db
    .updateTable('credentials')
    .set({ turned_down_at: null, turned_down_reason: null })
    .where('id', '=', otherId)
    .execute()
}

/** Whose paper it is; undefined where there is none. */
export const holderOfPaper = async (db: Db, id: string): Promise<Holder | undefined> => {
  const row = await db
    .selectFrom('credentials')
    .select(['user_id', 'vehicle_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.user_id !== null) return { userId: row.user_id }
  return row.vehicle_id === null ? undefined : { vehicleId: row.vehicle_id }
}

/** All versions of a holder's papers, locked until the transaction ends. */
export const lockPapers = (db: Db, holder: Holder) =>
  db
    .selectFrom('credentials')
    .select([
      'id',
      'kind',
      'issued_on',
      'expires_on',
      'is_active',
      'is_latest',
      'is_waiting',
      'invalidated_at',
    ])
    .where((where) =>
      'userId' in holder ? where('user_id', '=', holder.userId) : where('vehicle_id', '=', holder.vehicleId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** `reason`: why it counts no more, where staff said so. */
export const setValidation = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  id: string,
  { isValidated, reason }: { isValidated: boolean; reason?: string | undefined },
): Promise<void> => {
  const why = isValidated ? undefined : reason
  await db
    .updateTable('credentials')
    .set({
      is_active: isValidated,
      invalidated_at: why === undefined ? null : now,
      invalidated_reason: why ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** All versions of somebody's papers and of his vehicles'; answers the files they were made of. */
export const removePapersOf = async (db: Db, userId: string): Promise<string[]> => {
  await sql`delete from paper_requests where user_id = ${userId}
    or vehicle_id in (select id from vehicles where owner_id = ${userId})`.execute(db)
  const { rows } = await sql<{ image_ids: string[] }>`
    delete from credentials where user_id = ${userId}
      or vehicle_id in (select id from vehicles where owner_id = ${userId}) returning image_ids`.execute(db)
  return rows.flatMap(({ image_ids: ids }) => ids)
}
