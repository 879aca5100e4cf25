import { sql, type Kysely } from 'kysely'
import { keepVacuumsAway } from '../migrate-gently.ts'

/** Carriers whose vehicles or papers changed, by table; `changed` holds the rows of the statement. */
const ownersIn = {
  vehicles: 'select array_agg(distinct owner_id) from changed',
  credentials: 'select array_agg(distinct user_id) from changed where user_id is not null',
  vehicle_type_loads:
    'select array_agg(distinct v.owner_id) from changed c join vehicles v on v.id = c.vehicle_id',
} as const

const rowsOf = { insert: 'new', update: 'new', delete: 'old' } as const

/**
 * Whoever keeps in memory what carriers have hears where it changed, by whatever writes it: one word a statement, without names
 * where there are more than fit into a notification. docs/decisions/0083.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const run = (text: string) => sql.raw(text).execute(db)
  for (const table of [...Object.keys(ownersIn), 'users']) await keepVacuumsAway(db, table)
  for (const [table, owners] of Object.entries(ownersIn)) {
    const name = `tell_standings_of_${table}`
    await run(`
      create function ${name}() returns trigger language plpgsql as $$
      declare owners text[] := (${owners});
      begin
        if owners is not null then
          perform pg_notify('arriero', json_strip_nulls(json_build_object('name', 'standing.changed',
            'detail', case when octet_length(array_to_string(owners, ',')) < 7000 then array_to_string(owners, ',') end))::text);
        end if;
        return null;
      end $$`)
    for (const [act, rows] of Object.entries(rowsOf))
      await run(`create trigger ${table}_standings_${act} after ${act} on ${table}
        referencing ${rows} table as changed for each statement execute function ${name}()`)
  }
  // Counters of an account change all the time, and are nobody's business here.
  await run(`
    create function tell_standing_of_user() returns trigger language plpgsql as $$
    begin
      perform pg_notify('arriero', json_build_object('name', 'standing.changed', 'detail', new.id)::text);
      return null;
    end $$`)
  await run(`create trigger users_standing after update on users for each row
    when (old.role is distinct from new.role or old.is_active is distinct from new.is_active)
    execute function tell_standing_of_user()`)
}
