import { sql, type Kysely } from 'kysely'

/** What was paid stays, unless it came back; what came back once is never dropped. */
const guards = async (db: Kysely<unknown>) => {
  await sql`
    create function guard_refunds() returns trigger language plpgsql as $$
    begin
      if (tg_op = 'DELETE' and old.state <> 'confirming')
        or (tg_op = 'UPDATE' and old.state = 'paid' and (new.state <> 'rejected'
          or (new.id, new.order_id, new.amount_pesos) is distinct from (old.id, old.order_id, old.amount_pesos))) then
        raise exception 'what was paid stays' using constraint = 'paid_kept';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$`.execute(db)
  await sql`drop trigger refunds_kept on refunds`.execute(db)
  await sql`create trigger refunds_kept before update or delete on refunds
    for each row execute function guard_refunds()`.execute(db)
  await sql`
    create function note_refund_rejected() returns trigger language plpgsql as $$
    begin
      update refunds_due set is_paid = false where id = new.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger refunds_noted_again after update of state on refunds
    for each row when (new.state = 'rejected') execute function note_refund_rejected()`.execute(db)
}

/** A refund may be rejected after it was recorded; what names it is nobody else's; its proof stands with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Older rows keep no key: references were not compared then.
  await sql`
    alter table refunds drop constraint refunds_state,
      add constraint refunds_state check (state in ('confirming','paid','rejected')),
      add column reference_key text, add column evidence_id text collate "C" references files (id)`.execute(
    db,
  )
  await sql`create unique index refunds_reference_once on refunds (reference_key)`.execute(db)
  await sql`
    create table refund_rejections (
      id text collate "C" primary key,
      refund_id text collate "C" not null references refunds (id),
      reference text not null,
      reference_key text not null,
      evidence_id text collate "C" references files (id),
      paid_by text collate "C" references users (id),
      paid_at timestamptz not null,
      rejected_by text collate "C" not null references users (id),
      rejected_at timestamptz not null,
      reason text not null
    )`.execute(db)
  await sql`create index refund_rejections_of_refund on refund_rejections (refund_id, rejected_at)`.execute(
    db,
  )
  await sql`create index refund_rejections_of_reference on refund_rejections (reference_key)`.execute(db)
  await guards(db)
}
