/** A server with a replica that plays its log, both gone after the test. Without `pg_basebackup`, which the npm package lacks: by hand as the manual says. */
import { cp, mkdtemp, rm, writeFile, appendFile, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './embedded/embedded.ts'
import type { Connection } from './embedded/embedded-access.ts'
import { startThrowaway } from './throwaway.ts'

export type Replicated = {
  primary: Connection
  replica: Connection
  stopReplica(): Promise<void>
  stop(): Promise<void>
}

/** What is acknowledged is on disk, else its place in the log is not known yet. */
const settings = { synchronous_commit: 'on', max_connections: '60', hot_standby_feedback: 'on' }

/** Copies a running server's folder between the two marks of a backup. */
const copyOf = async (primary: Connection, to: string): Promise<void> => {
  const client = new pg.Client(primary)
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    await client.query("select pg_backup_start('replica', true)")
    const filter = (path: string) => !/postmaster\.(pid|opts)$/.test(path)
    await cp(rows[0]?.data_directory ?? '', to, { recursive: true, filter })
    const { rows: ended } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    await writeFile(join(to, 'backup_label'), ended[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

export const startReplicated = async (): Promise<Replicated> => {
  const { connection: primary, stop } = await startThrowaway(settings)
  const dataFolder = await mkdtemp(join(tmpdir(), 'arriero-replica-'))
  await chmod(dataFolder, 0o711)
  const database = join(dataFolder, 'db')
  await copyOf(primary, database)
  await writeFile(join(database, 'standby.signal'), '')
  const { host, port, user, password } = primary
  const login = password === undefined ? '' : ` password=${password}`
  await appendFile(
    join(database, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}${login}'\n`,
  )
  await chmod(database, 0o700)
  const replica = await startEmbedded({ dataFolder, settings })
  let isStopped = false
  const stopReplica = async () => {
    if (isStopped) return
    isStopped = true
    await replica.stop()
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  return {
    primary,
    replica: replica.connection,
    stopReplica,
    stop: async () => {
      await stopReplica()
      await stop()
    },
  }
}
