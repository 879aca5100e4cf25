/**
 * How many sockets a person has on the other nodes. Each node says how many it has itself, and by a beat that it still lives: what a
 * node that ended had said counts for a minute. Two nodes that let somebody in at the same moment may let in one too many. Whose beat ends
 * without a goodbye is noticed by the others.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Log } from '#context.ts'
import { microBatch } from '#database/micro-batch.ts'
import { silentNodes, type NodeBeat } from './silent-nodes.ts'

type Asked = { userId: string; own: number }

const usualBeatMs = 5_000
const deadAfterMs = 60_000

const say = (db: Db, node: string, all: readonly Asked[]) =>
  sql`
  insert into live_sockets as kept (node, user_id, sockets)
  select ${node}, user_id, max(sockets)
  from unnest(${all.map(({ userId }) => userId)}::text[], ${all.map(({ own }) => own)}::int[]) as said (user_id, sockets)
  group by user_id order by user_id
  on conflict (user_id, node) do update set sockets = excluded.sockets`.execute(db)

const elsewhereOf = async (
  db: Db,
  node: string,
  userIds: readonly string[],
): Promise<Map<string, number>> => {
  const aliveSince = new Date(Date.now() - deadAfterMs)
  const { rows } = await sql<{ user_id: string; sockets: number }>`
    select user_id, sum(sockets)::int as sockets
    from live_sockets join live_nodes using (node)
    where node <> ${node} and beat_at > ${aliveSince} and user_id = any(${userIds}::text[])
    group by user_id`.execute(db)
  return new Map(rows.map((row) => [row.user_id, row.sockets]))
}

/** This node lives; who has been silent for long is forgotten, with all that he said. Answers who else is there. */
const beat = async (db: Db, node: string): Promise<NodeBeat[]> => {
  const now = new Date()
  await sql`insert into live_nodes (node, beat_at) values (${node}, ${now})
    on conflict (node) do update set beat_at = excluded.beat_at`.execute(db)
  const silentSince = new Date(now.getTime() - deadAfterMs)
  await sql`with silent as (delete from live_nodes where beat_at < ${silentSince} returning node)
    delete from live_sockets where node in (select node from silent)`.execute(db)
  const { rows } = await sql<NodeBeat>`
    select node, beat_at::text as "beatAt" from live_nodes where node <> ${node}`.execute(db)
  return rows
}

export type SocketsOptions = {
  db: Db
  log: Log
  /** How many this node has of a person. */
  countOf(userId: string): number
  /** A node ended without a goodbye: what it did last it may have told nobody. */
  onSilent(): void
  beatMs?: number
}

export type SocketsOfAllNodes = {
  /** Says that this node has `own` of a person; answers how many others have. */
  elsewhere(userId: string, own: number): Promise<number>
  /** Nobody is on it any more; it goes on living. */
  stop(): Promise<void>
  /** It ends, and has told all that it did. */
  leave(isAllTold: boolean): Promise<void>
}

export const socketsOfAllNodes = async (options: SocketsOptions): Promise<SocketsOfAllNodes> => {
  const { db, log, countOf, beatMs = usualBeatMs } = options
  const node = randomUUID()
  const look = silentNodes(options.onSilent)
  const said = new Map<string, number>()
  const keep = (all: readonly Asked[]) => {
    for (const { userId, own } of all)
      if (own > 0) said.set(userId, own)
      else said.delete(userId)
  }
  const ask = microBatch<Asked, number>({
    delayMs: 0,
    most: 200,
    run: async (all) => {
      await say(db, node, all)
      keep(all)
      const elsewhere = await elsewhereOf(
        db,
        node,
        all.map(({ userId }) => userId),
      )
      return all.map(({ userId }) => elsewhere.get(userId) ?? 0)
    },
  })
  /** Who left since is not asked about: what was said of him is put right here. */
  const putRight = async () => {
    const changed = [...said].flatMap(([userId, before]) => {
      const own = countOf(userId)
      return own === before ? [] : [{ userId, own }]
    })
    if (changed.length > 0) await say(db, node, changed)
    keep(changed)
  }
  const beatAll = () =>
    beat(db, node)
      .then(look)
      .then(putRight)
      .catch((error: Error) => log.warn({ code: 'live.beat_lost', reason: error.message }))
  await beatAll()
  let beating = Promise.resolve()
  const timer = setInterval(() => {
    beating = beating.then(beatAll)
  }, beatMs).unref()
  return {
    elsewhere: (userId, own) => ask({ userId, own }),
    stop: async () => {
      said.clear()
      await beating
      await sql`delete from live_sockets where node = ${node}`.execute(db).catch(() => undefined)
    },
    leave: async (isAllTold) => {
      clearInterval(timer)
      await beating
      if (isAllTold) await sql`delete from live_nodes where node = ${node}`.execute(db).catch(() => undefined)
    },
  }
}
