import { sql, type Kysely } from 'kysely'

/** Who has a paper that staff has still to look at, his own or of one of his vehicles, is known without looking through all papers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column has_papers_to_judge boolean not null default false`.execute(db)
  await sql`
    create function has_papers_to_judge(person text) returns boolean language sql stable as $$
      select exists (select from credentials c where c.user_id = person and (c.is_latest or c.is_waiting) and not c.is_active)
        or exists (select from vehicles v join credentials c on c.vehicle_id = v.id
          where v.owner_id = person and (c.is_latest or c.is_waiting) and not c.is_active) $$`.execute(db)
  // The row is locked first: of two papers judged at once the second sees what the first one left.
  await sql`
    create function note_papers_to_judge() returns trigger language plpgsql as $$
    declare
      person text := coalesce(new.user_id, (select owner_id from vehicles where id = new.vehicle_id));
    begin
      perform from users where id = person for no key update;
      update users set has_papers_to_judge = has_papers_to_judge(person)
        where id = person and has_papers_to_judge <> has_papers_to_judge(person);
      return null;
    end $$`.execute(db)
  await sql`create trigger credentials_to_judge_new after insert on credentials
    for each row when ((new.is_latest or new.is_waiting) and not new.is_active)
    execute function note_papers_to_judge()`.execute(db)
  await sql`create trigger credentials_to_judge after update of is_latest, is_waiting, is_active on credentials
    for each row execute function note_papers_to_judge()`.execute(db)
  await sql`update users set has_papers_to_judge = true where has_papers_to_judge(id)`.execute(db)
  await sql`create index users_to_judge on users (role, created_at, id) where has_papers_to_judge`.execute(db)
  // How common a name or a town is decides between walking the newest rows and looking it up.
  await sql`alter table orders alter column search set statistics 1000`.execute(db)
}
