import { sql, type Kysely } from 'kysely'

/** Legal documents, PQRs, numbered percentages, and an audit trail that is sealed and never rewritten. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await legalDocuments(db)
  await requests(db)
  await numberedRates(db)
  await sealedTrail(db)
}

const legalDocuments = async (db: Kysely<unknown>) => {
  await sql`
    create table legal_documents (
      id text collate "C" primary key,
      name text not null,
      visible text[] not null constraint legal_documents_visible check
        (cardinality(visible) > 0 and visible <@ array['driver','enterprise','client','cliententerprise']),
      is_active boolean not null,
      search text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index legal_documents_name on legal_documents (name collate "es-x-icu", id)`.execute(db)
  await sql`create index legal_documents_updated on legal_documents (updated_at, id)`.execute(db)
  await sql`create index legal_documents_search on legal_documents using gin (search gin_trgm_ops)`.execute(
    db,
  )
  await sql`
    create table legal_document_versions (
      document_id text collate "C" not null references legal_documents (id),
      version integer not null constraint legal_document_versions_number check (version > 0),
      file_id text collate "C" not null references files (id),
      created_at timestamptz not null,
      created_by text collate "C" not null references users (id),
      primary key (document_id, version)
    )`.execute(db)
}

const requests = async (db: Kysely<unknown>) => {
  await sql`
    create table support_requests (
      id text collate "C" primary key,
      number bigint generated always as identity constraint support_requests_number unique,
      user_id text collate "C" not null references users (id),
      filed_by text collate "C" not null references users (id),
      order_id text collate "C" references orders (id),
      kind text not null constraint support_requests_kind check (kind in ('question','claim','dataQuestion','dataClaim')),
      subject text not null,
      description text not null,
      status text not null constraint support_requests_status check (status in ('pending','inProgress','solved')),
      response text,
      due_on date not null,
      solved_at timestamptz,
      search text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint support_requests_solved check ((status = 'solved') = (solved_at is not null))
    )`.execute(db)
  await sql`create index support_requests_created on support_requests (created_at, id)`.execute(db)
  await sql`create index support_requests_due on support_requests (due_on, id)`.execute(db)
  await sql`create index support_requests_of_user on support_requests (user_id, created_at, id)`.execute(db)
  await sql`create index support_requests_of_order on support_requests (order_id) where order_id is not null`.execute(
    db,
  )
  await sql`create index support_requests_open on support_requests (due_on, id) where status <> 'solved'`.execute(
    db,
  )
  await sql`create index support_requests_search on support_requests using gin (search gin_trgm_ops)`.execute(
    db,
  )
  await sql`
    create table support_answers (
      id bigint generated always as identity primary key,
      request_id text collate "C" not null references support_requests (id),
      by_id text collate "C" not null references users (id),
      response text not null,
      status text not null constraint support_answers_status check (status in ('pending','inProgress','solved')),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index support_answers_of_request on support_answers (request_id, id)`.execute(db)
}

/** Two changes in the same second stay in their order, and only one can follow a version. */
const numberedRates = async (db: Kysely<unknown>) => {
  await sql`alter table rates add column version integer not null default 1`.execute(db)
  await sql`
    update rates r set version = n.number
    from (select id, row_number() over (order by created_at, id) as number from rates) n where n.id = r.id`.execute(
    db,
  )
  await sql`alter table rates add constraint rates_version_once unique (version)`.execute(db)
}

/** A row may be given its seal, once; nothing else of it ever changes. */
const sealedTrail = async (db: Kysely<unknown>) => {
  await sql`alter table audit_trail add column seal_number bigint`.execute(db)
  await sql`create index audit_trail_unsealed on audit_trail (id) where seal_number is null`.execute(db)
  await sql`create index audit_trail_of_seal on audit_trail (seal_number, id)`.execute(db)
  await sql`create index audit_trail_at on audit_trail (at, id)`.execute(db)
  await sql`create index audit_trail_of_actor on audit_trail (actor_id, at, id)`.execute(db)
  await sql`create index audit_trail_of_act on audit_trail (act, at, id)`.execute(db)
  await sql`create index audit_trail_of_object_end on audit_trail (reverse(object_id), id)`.execute(db)
  await sql`
    create table audit_seals (
      number bigint primary key,
      row_count integer not null constraint audit_seals_rows check (row_count > 0),
      batch_hash bytea not null,
      previous_hash bytea not null,
      hash bytea not null,
      sealed_at timestamptz not null
    )`.execute(db)
  await sql`
    create function guard_audit_trail() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.seal_number is null and new.seal_number is not null
        and (new.id, new.at, new.actor_id, new.act, new.object_kind, new.object_id, new.details)
          is not distinct from (old.id, old.at, old.actor_id, old.act, old.object_kind, old.object_id, old.details)
      then
        return new;
      end if;
      raise exception 'the audit trail is only added to' using constraint = 'audit_trail_append_only';
    end $$`.execute(db)
  await sql`create trigger audit_trail_append_only before update or delete on audit_trail
    for each row execute function guard_audit_trail()`.execute(db)
  await sql`
    create function guard_audit_seals() returns trigger language plpgsql as $$
    begin
      raise exception 'a seal is never changed' using constraint = 'audit_seals_append_only';
    end $$`.execute(db)
  await sql`create trigger audit_seals_append_only before update or delete on audit_seals
    for each row execute function guard_audit_seals()`.execute(db)
}
