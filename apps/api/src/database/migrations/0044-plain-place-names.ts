import { sql, type Kysely } from 'kysely'

/** The capital stood behind a street as a town and once more as its own department: the same place told twice. */
const plain = (column: 'origin_name' | 'destination_name') =>
  sql`regexp_replace(${sql.ref(column)}, '(^|, )(Bogot.)(?:, Bogot.)*,? D\\.? ?C\\.?$', '\\1\\2 D.C.')`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update orders set origin_name = ${plain('origin_name')}, destination_name = ${plain('destination_name')}
    where origin_name <> ${plain('origin_name')} or destination_name <> ${plain('destination_name')}`.execute(
    db,
  )
}
