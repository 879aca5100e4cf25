import { sql, type Kysely } from 'kysely'

/**
 * A row of the accounting table keeps what of its money counts, and how it stands. What stood there before is reckoned anew by the
 * posting of its books, as the first books were: the rules are the domain's and are not written down a second time here. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_books add column money_state text not null default 'running',
      add column carrier_pesos bigint not null default 0, add column platform_pesos bigint not null default 0,
      add column vat_pesos bigint not null default 0, add column premium_pesos bigint not null default 0,
      add column premium_cost_pesos bigint not null default 0, add column premium_vat_pesos bigint not null default 0,
      add column standby_pesos bigint not null default 0, add column standby_vat_pesos bigint not null default 0,
      add column refund_pesos bigint not null default 0, add column refunded_pesos bigint not null default 0`.execute(
    db,
  )
  await sql`update order_books set total_pesos = 0`.execute(db)
  await sql`create index order_books_state on order_books (money_state, dated_at, order_id)`.execute(db)
  await sql`insert into journal_backlog select order_id from order_books on conflict do nothing`.execute(db)
}
