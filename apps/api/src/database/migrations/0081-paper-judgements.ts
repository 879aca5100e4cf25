import { sql, type Kysely } from 'kysely'

/** What staff said of each paper, so that it can be taken back, told once of several, and measured; a refused paper waits for its owner, not for staff. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table paper_judgements (
      id text collate "C" primary key,
      credential_id text collate "C" not null references credentials (id) on delete cascade,
      outcome text not null,
      reason text,
      took_ms integer,
      judged_at timestamptz not null,
      judged_by text collate "C" not null references users (id),
      was_issued_on date,
      was_expires_on date,
      other_id text collate "C",
      told_at timestamptz,
      undone_at timestamptz,
      constraint paper_judgements_outcome check (outcome in ('validated', 'first', 'refused'))
    )`.execute(db)
  await sql`create index paper_judgements_of_paper on paper_judgements (credential_id, id)`.execute(db)
  await sql`create index paper_judgements_of_day on paper_judgements (judged_by, judged_at)`.execute(db)
  await sql`create index paper_judgements_untold on paper_judgements (judged_at)
    where told_at is null and undone_at is null`.execute(db)
  await sql`create index credentials_to_review on credentials (created_at, id)
    where (is_latest or is_waiting) and not is_active and invalidated_at is null`.execute(db)
  await sql`
    create or replace function has_papers_to_judge(person text) returns boolean language sql stable as $$
      select exists (select from credentials c where c.user_id = person and (c.is_latest or c.is_waiting) and not c.is_active
          and c.invalidated_at is null)
        or exists (select from vehicles v join credentials c on c.vehicle_id = v.id
          where v.owner_id = person and (c.is_latest or c.is_waiting) and not c.is_active and c.invalidated_at is null) $$`.execute(
    db,
  )
  await sql`update users set has_papers_to_judge = has_papers_to_judge(id)
    where has_papers_to_judge and not has_papers_to_judge(id)`.execute(db)
}
