/** Running one job, and all that wait: the same for workers and for tests. */
import type { Job, PgBoss } from 'pg-boss'
import type { Log, OpenCtx } from '#context.ts'
import { reactionQueue } from './queues.ts'
import { reactionsOf, type Reactions } from './reactions.ts'
import type { Sweep } from './sweeps.ts'
import type { Told } from './tell.ts'

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
}

export const createRunner = (boss: PgBoss, { reactions, sweeps, openCtx, log }: RunnerOptions): Runner => {
  const react = async ({ told, key }: ReactionJob): Promise<void> => {
    const found = reactionsOf(reactions, told.name, key)
    if (found.length === 1) return found[0]?.handle(openCtx(), told)
    const jobs = found.map((reaction) => ({ data: { told, key: reaction.key } satisfies ReactionJob }))
    await boss.insert(reactionQueue, jobs)
  }
  return {
    attempt: async ({ id, data }) => {
      try {
        await react(data)
        return undefined
      } catch (error) {
        log.error({ err: error, event: data.told.name, reaction: data.key, jobId: id }, 'a reaction failed')
        return { error: error instanceof Error ? error.message : String(error) }
      }
    },
    runSweep: async (name) => {
      const sweep = sweeps.find((one) => one.name === name)
      if (!sweep) return log.warn({ code: 'jobs.sweep_unknown', sweep: name })
      try {
        await sweep.run(openCtx())
      } catch (error) {
        log.error({ err: error, sweep: name }, 'a sweep failed')
        throw error
      }
    },
  }
}

/** Each waiting reaction once, and what those start; one that fails waits for the next call. */
export const runWaiting = async (boss: PgBoss, { attempt }: Runner, batchSize: number): Promise<void> => {
  const failed: { id: string; failure: object }[] = []
  for (;;) {
    const batch = await boss.fetch<ReactionJob>(reactionQueue, { batchSize, ignoreStartAfter: true })
    if (batch.length === 0) break
    for (const job of batch) {
      const failure = await attempt(job)
      if (failure) failed.push({ id: job.id, failure })
      else await boss.complete(reactionQueue, job.id)
    }
  }
  // Failed only now, so that this call does not meet them again.
  for (const { id, failure } of failed) await boss.fail(reactionQueue, id, failure)
}
