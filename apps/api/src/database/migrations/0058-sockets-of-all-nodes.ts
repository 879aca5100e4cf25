import { sql, type Kysely } from 'kysely'

/** How many live sockets each node has of a person, and which nodes live. Unlogged: after a crash everybody comes back anyway. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create unlogged table live_nodes (node text primary key, beat_at timestamptz not null)`.execute(
    db,
  )
  await sql`
    create unlogged table live_sockets (
      user_id text not null,
      node text not null,
      sockets integer not null,
      primary key (user_id, node)
    )`.execute(db)
  await sql`create index live_sockets_by_node on live_sockets (node)`.execute(db)
}
