/** Pictures that look alike in accounts of different houses. docs/decisions/0073. */
import { signalFigures } from '@arriero/domain/house/signals'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'

export type Picture = {
  fileId: string
  userId: string
  houseId: string
  vehicleId: string | null
  seenAt: Date
  joinedAt: Date
}
export type Alike = { one: Picture; other: Picture }

type Row = Record<`${'one' | 'other'}_${'file' | 'user' | 'house'}`, string> &
  Record<`${'one' | 'other'}_vehicle`, string | null> &
  Record<`${'one' | 'other'}_${'seen' | 'joined'}`, Date>

/** In how many of 64 points two halves differ: the domain's `differingPoints`. */
const differing = (one: Fragment, other: Fragment): Fragment =>
  sql`bit_count(('x' || ${one})::bit(64) # ('x' || ${other})::bit(64))`

const alikeMost = 2_000

const pictureOf = (row: Row, of: 'one' | 'other'): Picture => ({
  fileId: row[`${of}_file` as const],
  userId: row[`${of}_user` as const],
  houseId: row[`${of}_house` as const],
  vehicleId: row[`${of}_vehicle` as const],
  seenAt: row[`${of}_seen` as const],
  joinedAt: row[`${of}_joined` as const],
})

/** Each of these with its like of another house, found by a band they share. */
export const alikeOf = async (db: Db, ids: readonly string[]): Promise<Alike[]> => {
  if (ids.length === 0) return []
  const { pictureMost } = signalFigures
  const { rows } = await sql<Row>`
    select a.file_id as one_file, a.user_id as one_user, a.house_id as one_house, a.vehicle_id as one_vehicle, a.seen_at as one_seen,
      x.created_at as one_joined, b.file_id as other_file, b.user_id as other_user, b.house_id as other_house,
      b.vehicle_id as other_vehicle, b.seen_at as other_seen, y.created_at as other_joined
    from picture_prints a cross join lateral (
      select p.* from picture_prints p where p.bands && a.bands and p.house_id <> a.house_id
        and p.rows_print is not null and ${differing(sql`p.rows_print`, sql`a.rows_print`)} <= ${pictureMost}
        and ${differing(sql`p.columns_print`, sql`a.columns_print`)} <= ${pictureMost}) b
    join users x on x.id = a.user_id join users y on y.id = b.user_id
    where a.file_id = any(${[...ids]}) and a.rows_print is not null
    order by a.file_id, b.file_id limit ${alikeMost}`.execute(db)
  return rows.map((row) => ({ one: pictureOf(row, 'one'), other: pictureOf(row, 'other') }))
}
