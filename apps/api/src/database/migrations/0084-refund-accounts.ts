import { sql, type Kysely } from 'kysely'

/** The account that a client names for what goes back to him where the gateway cannot. docs/decisions/0075. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table refund_accounts (
      -- Gone with what is due: a payment that counts again owes nothing.
      refund_id text collate "C" primary key references refunds_due (id) on delete cascade,
      asked_by text collate "C" not null references users (id),
      asked_at timestamptz not null,
      bank text,
      account_type text,
      account_number text,
      holder text,
      document text,
      given_at timestamptz,
      constraint refund_accounts_whole
        check (num_nulls(bank, account_type, account_number, holder, document, given_at) in (0, 6))
    )`.execute(db)
  await sql`
    alter table refunds drop constraint refunds_way,
      add constraint refunds_way check (way in ('hand','gateway','transfer'))`.execute(db)
}
