/** Papers of people and vehicles: a new one is a new version, the old one stays readable. */
import type { Db, OpenCtx } from '#context.ts'

export type Holder = { userId: string } | { vehicleId: string }

export type NewCredential = {
  holder: Holder
  /** A `PaperKind`, or a kind of its own per cargo type; one latest version per holder and kind. */
  kind: string
  /** What a person reads. */
  name: string
  /** The cargo type this paper permits, if that is what it is for. */
  typeLoadId?: string | null
  /** Of a driving licence. */
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

/** The newest version of its kind from now on; answers its id. */
export const insertCredential = async (ctx: OpenCtx, credential: NewCredential): Promise<string> => {
  const { holder, kind } = credential
  await ctx.db
    .updateTable('credentials')
    .set({ is_latest: false })
    .where('kind', '=', kind)
    .where('is_latest', '=', true)
    .where((where) =>
      'userId' in holder ? where('user_id', '=', holder.userId) : where('vehicle_id', '=', holder.vehicleId),
    )
    .execute()
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
      is_latest: true,
      image_ids: [...credential.imageIds],
      created_at: ctx.now,
    })
    .execute()
  return id
}

/** All versions of a holder's papers, locked until the transaction ends. */
export const lockPapers = (db: Db, holder: Holder) =>
  db
    .selectFrom('credentials')
    .select(['id', 'kind', 'expires_on', 'is_active', 'is_latest'])
    .where((where) =>
      'userId' in holder ? where('user_id', '=', holder.userId) : where('vehicle_id', '=', holder.vehicleId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

export const setValidation = async (db: Db, id: string, isValidated: boolean): Promise<void> => {
  await db.updateTable('credentials').set({ is_active: isValidated }).where('id', '=', id).execute()
}
