/**
 * A demo world in a PostgreSQL of one's own: of several nodes that start at once one makes it, whole or not at all, and the others wait. What
 * was cut off is thrown away and begun anew. docs/decisions/0052.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { explainOutside, OutsideError } from './outside/outside-error.ts'

/** Who holds it fills the database, or looks whether it is filled. */
const fillingLock = 7_245_504
/** Stands with the database while it is being filled. No other one is ever emptied. */
export const fillingNote = 'being filled'
/** Who waits is told from who fills. */
const ownName = 'arriero-filling'
const askEveryMs = 200

/** A machine that is gone gives the lock back within fifteen seconds. */
const noticeLoss = `
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 5; set tcp_user_timeout = 15000;
  set statement_timeout = 0; set idle_session_timeout = 0; set application_name = '${ownName}'`

const factsQuery = `
  select coalesce(shobj_description(oid, 'pg_database'), '') = $1 as is_cut_off, to_regclass('public.users') is not null as has_tables
  from pg_database where datname = current_database()`

/** As `drop database` would leave it, but for what extensions and other roles brought. */
const emptyQuery = `
  do $$
  declare
    thing record;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and application_name <> '${ownName}';
    for thing in
      select nspname as name from pg_namespace
      where nspowner = current_user::regrole and nspname not in ('public', 'information_schema') and nspname !~ '^pg_'
    loop
      execute format('drop schema %I cascade', thing.name);
    end loop;
    for thing in
      select c.oid, case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end as kind, c.oid::regclass as name
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v', 'S')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      -- A sequence goes with the table it counts for.
      order by c.relkind = 'S'
    loop
      -- One that went with another is gone.
      if exists (select from pg_class where oid = thing.oid) then
        execute format('drop %s %s cascade', thing.kind, thing.name);
      end if;
    end loop;
    for thing in
      select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('drop function %s cascade', thing.name);
    end loop;
    execute format('comment on database %I is null', current_database());
  end $$`

/** `note`: a literal. */
const noteQuery = (note: string) => `
  do $$ begin execute format('comment on database %I is %s', current_database(), $note$${note}$note$); end $$`

type Facts = { is_cut_off: boolean; has_tables: boolean }

const factsOf = async (client: pg.Client): Promise<Facts> => {
  const { rows } = await client.query<Facts>(factsQuery, [fillingNote])
  return rows[0] ?? { is_cut_off: false, has_tables: false }
}

const opened = async (url: string, onLost: () => void): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', onLost)
  client.on('end', onLost)
  await client.connect()
  await client.query(noticeLoss)
  return client
}

/** Refuses a database whose demo world is half made: without it nobody is to work there. Throws an OutsideError. */
export const refuseHalfFilled = async (url: string): Promise<void> => {
  const client = await opened(url, () => undefined)
  try {
    if ((await factsOf(client)).is_cut_off) throw new OutsideError('halfFilled')
  } finally {
    await client.end().catch(() => undefined)
  }
}

export type Filling = {
  /** `work` fills the empty database. Where it is cut off, the next who comes begins with an empty one again. */
  fill: <T>(work: () => Promise<T>) => Promise<T>
  /** Aborted with an OutsideError where the connection that keeps others out is lost: whoever fills must stop, for somebody else begins anew. */
  lost: AbortSignal
  /** Lets the next one in. May be called twice. */
  stop: () => Promise<void>
}

type Wait = {
  /** Ends the waiting. */
  signal: AbortSignal
  /** Told once where somebody else is at it. */
  onWait: () => void
  /** An account of the demo: with other people and without it the database is somebody's own. */
  knownBy: string
}

const waitForTurn = async (client: pg.Client, { signal, onWait }: Wait): Promise<void> => {
  for (let asked = 0; ; asked += 1) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      fillingLock,
    ])
    if (rows[0]?.mine === true) return
    if (asked === 0) onWait()
    await sleep(askEveryMs, undefined, { signal })
  }
}

const refuseOwnPeople = async (client: pg.Client, knownBy: string): Promise<void> => {
  const { rows } = await client.query<{ are_others: boolean }>(
    'select exists (select from users) and not exists (select from users where email = $1) as are_others',
    [knownBy],
  )
  if (rows[0]?.are_others === true) throw new OutsideError('ownPeople')
}

/**
 * Waits until nobody else fills the database at `url` (the server's own, no pooler's) and empties it where a filling was cut off; the caller
 * alone is let in until `stop`. Throws an OutsideError where there are accounts of its own.
 */
export const takeFilling = async (url: string, wait: Wait): Promise<Filling> => {
  const losing = new AbortController()
  let isOver = false
  const client = await opened(url, () => {
    if (!isOver) losing.abort(new OutsideError('fillingLost'))
  }).catch((error: unknown) => {
    throw explainOutside(error, url)
  })
  const stop = async (): Promise<void> => {
    if (isOver) return
    isOver = true
    await client.end().catch(() => undefined)
  }
  try {
    await waitForTurn(client, wait)
    const facts = await factsOf(client)
    if (facts.is_cut_off) await client.query(emptyQuery)
    else if (facts.has_tables) await refuseOwnPeople(client, wait.knownBy)
  } catch (error) {
    await stop()
    throw explainOutside(error, url)
  }
  return {
    stop,
    lost: losing.signal,
    fill: async (work) => {
      await client.query(noteQuery(`'${fillingNote}'`))
      const result = await work()
      losing.signal.throwIfAborted()
      await client.query(noteQuery('null'))
      return result
    },
  }
}
