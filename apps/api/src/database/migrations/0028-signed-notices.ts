import { sql, type Kysely } from 'kysely'

/** Notices the gateway signed are told from forged ones, and all are found by what they are about. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payment_notices add column is_signed boolean, add column fingerprint text`.execute(db)
  await sql`
    update payment_notices set is_signed = verdict in ('matched', 'mismatch', 'unknown')`.execute(db)
  await sql`alter table payment_notices alter column is_signed set not null`.execute(db)
  // What a notice is about stands with each of them, so that one index finds both kinds.
  await sql`
    update payment_notices n set claimed_transaction = coalesce(n.claimed_transaction, a.transaction),
      claimed_order = coalesce(n.claimed_order, a.order_id)
    from payment_attempts a where a.id = n.attempt_id and n.verdict = 'matched'`.execute(db)
  await sql`create index payment_notices_transaction on payment_notices (upper(claimed_transaction), received_at, id)`.execute(
    db,
  )
  await sql`create index payment_notices_order on payment_notices (reverse(claimed_order) text_pattern_ops)`.execute(
    db,
  )
  // Whoever repeats a signed one, the gateway or somebody else, adds nothing to it.
  await sql`create unique index payment_notices_kept_once on payment_notices (fingerprint) where fingerprint is not null`.execute(
    db,
  )
  await sql`drop index payment_notices_refused`.execute(db)
  await sql`create index payment_notices_unsigned on payment_notices (received_at, id) where not is_signed`.execute(
    db,
  )
  // Few, and asked for by name.
  await sql`create index payment_notices_unmatched on payment_notices (received_at, id) where is_signed and verdict <> 'matched'`.execute(
    db,
  )
}
