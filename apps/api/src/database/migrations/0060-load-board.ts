import { sql, type Kysely } from 'kysely'

/** What a carrier keeps or hides on its board; gone with the service's waiting. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table load_marks (
    carrier_id text collate "C" not null references users (id),
    order_id text collate "C" not null references orders (id),
    mark text not null check (mark in ('kept', 'hidden')),
    -- Hidden until then; null = for good.
    until_at timestamptz,
    -- Hidden until the client's price is another than this; null where that is not asked, 0 where he named none.
    while_price bigint,
    made_at timestamptz not null,
    primary key (carrier_id, order_id))`.execute(db)
  await sql`create index load_marks_of_order on load_marks (order_id)`.execute(db)
}
