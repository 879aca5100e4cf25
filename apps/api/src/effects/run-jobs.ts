/** Running one job, and all that wait: the same for workers and for tests. */
import type { Job, PgBoss } from 'pg-boss'
import type { Log, OpenCtx } from '#context.ts'
import type { Outage } from '#database/watched/outage.ts'
import { pacedQueues, reactionQueue } from './queues.ts'
import { reactionsOf, type Reaction, type Reactions } from './reactions.ts'
import type { Sweep } from './sweeps.ts'
import type { Told } from './told.ts'

export type ReactionJob = {
  told: Told
  /** Absent on the act's own job, which fans out where the event has several reactions. */
  key?: string
}

export type Runner = {
  /** The error of a job that failed; undefined when it is done. */
  attempt(job: Job<ReactionJob>): Promise<{ error: string } | undefined>
  runSweep(name: string): Promise<void>
}

export type RunnerOptions = {
  reactions: Reactions
  sweeps: readonly Sweep[]
  /** A context for now, without an actor, on the pool. */
  openCtx(): OpenCtx
  log: Log
  outage: Outage
}

export const createRunner = (
  boss: PgBoss,
  { reactions, sweeps, openCtx, log, outage }: RunnerOptions,
): Runner => {
  const react = async ({ told, key }: ReactionJob): Promise<void> => {
    const found = reactionsOf(reactions, told.name, key)
    const [only] = found
    // With its key a job stands in the queue it belongs to.
    if (only && found.length === 1 && (key !== undefined || !only.pace)) return only.handle(openCtx(), told)
    const queueOf = ({ pace }: Reaction) => (pace ? pacedQueues[pace] : reactionQueue)
    for (const [queue, some] of Map.groupBy(found, queueOf))
      await boss.insert(
        queue,
        some.map((reaction) => ({ data: { told, key: reaction.key } satisfies ReactionJob })),
      )
  }
  return {
    attempt: async ({ id, data }) => {
      try {
        await react(data)
        return undefined
      } catch (error) {
        const about = { err: error, event: data.told.name, reaction: data.key, jobId: id }
        outage.failed(error, 'reactions', () => log.error(about, 'a reaction failed'))
        return { error: error instanceof Error ? error.message : String(error) }
      }
    },
    runSweep: async (name) => {
      const sweep = sweeps.find((one) => one.name === name)
      if (!sweep) return log.warn({ code: 'jobs.sweep_unknown', sweep: name })
      try {
        await sweep.run(openCtx())
      } catch (error) {
        outage.failed(error, 'sweeps', () => log.error({ err: error, sweep: name }, 'a sweep failed'))
        throw error
      }
    },
  }
}

/** Each waiting reaction once, and what those start; one that fails waits for the next call. */
export const runWaiting = async (boss: PgBoss, { attempt }: Runner, batchSize: number): Promise<void> => {
  const failed: { queue: string; id: string; failure: object }[] = []
  const runBatch = async (queue: string): Promise<number> => {
    const batch = await boss.fetch<ReactionJob>(queue, { batchSize, ignoreStartAfter: true })
    for (const job of batch) {
      const failure = await attempt(job)
      if (failure) failed.push({ queue, id: job.id, failure })
      else await boss.complete(queue, job.id)
    }
    return batch.length
  }
  const queues = [reactionQueue, ...Object.values(pacedQueues)]
  for (let done = -1; done !== 0;) {
    done = 0
    for (const queue of queues) done += await runBatch(queue)
  }
  // Failed only now, so that this call does not meet them again.
  for (const { queue, id, failure } of failed) await boss.fail(queue, id, failure)
}
