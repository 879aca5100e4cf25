import { sql, type Kysely } from 'kysely'

/** A truck that would be past what was promised is an alert while it lasts, as a silent phone is. Decisions §14. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tracking_alerts
      drop constraint tracking_alerts_kind,
      add constraint tracking_alerts_kind check (kind in ('silent', 'offRoute', 'late'))`.execute(db)
}
