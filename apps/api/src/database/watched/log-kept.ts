import { sql } from 'kysely'
import type { Db } from '#context.ts'

type LogKept = {
  /** Bytes of log that are kept for who reads it: a replica, or one that is gone. */
  slots: { slot: string; bytes: number }[]
  /** Whether the last piece that was to be archived was refused; undefined where nothing is archived. */
  isArchiveFailing: boolean | undefined
}

/** What fills the disk of a database machine. Of the primary; a standby throws. */
export const logKept = async (db: Db): Promise<LogKept> => {
  const { rows: slots } = await sql<{ slot: string; bytes: number }>`
    select slot_name as slot, greatest(0, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn))::float8 as bytes
    from pg_replication_slots where restart_lsn is not null`.execute(db)
  const { rows: archives } = await sql<{ is_failing: boolean }>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(db)
  return { slots, isArchiveFailing: archives[0]?.is_failing }
}
