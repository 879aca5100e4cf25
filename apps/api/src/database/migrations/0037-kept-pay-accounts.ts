import { sql, type Kysely } from 'kysely'

/** The books say to which account a carrier was paid, also once he left. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table kept_identities
      add column bank text,
      add column account_type text,
      add column account_number text,
      add constraint kept_identities_pay
        check (num_nulls(bank, account_type, account_number) in (0, 3))`.execute(db)
}
