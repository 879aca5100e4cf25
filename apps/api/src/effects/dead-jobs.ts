import type { PgBoss } from 'pg-boss'
import { deadQueue } from './queues.ts'
import type { ReactionJob } from './run-jobs.ts'
import type { EventName } from './tell.ts'

/** A reaction that failed for good, as an administrator sees it. `key` is null where its event has only one reaction. */
export type DeadJob = {
  id: string
  event: EventName
  key: string | null
  orderId: string | null
  failedAt: Date
  error: string
}

const errorOf = (output: object): string =>
  'error' in output && typeof output.error === 'string' ? output.error : JSON.stringify(output)

export const deadJobs = async (boss: PgBoss): Promise<DeadJob[]> => {
  const jobs = await boss.findJobs<ReactionJob>(deadQueue, { queued: true })
  return jobs.map(({ id, data, createdOn, output }) => ({
    id,
    event: data.told.name,
    key: data.key ?? null,
    orderId: data.told.orderId ?? null,
    failedAt: createdOn,
    error: errorOf(output),
  }))
}
