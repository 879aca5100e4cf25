/**
 * Reactions to what was told, and the sweeps of each minute, on pg-boss in the same database. A reaction's job commits
 * with its act; it runs at least once, so handlers are keyed and may repeat. Architecture 1.7, 1.8.
 */
import { fromKysely, PgBoss, type Job } from 'pg-boss'
import type { OpenCtx } from '#context.ts'
import type { DatabaseOptions } from '#database/connect.ts'
import { schemaOfBuild } from '#database/migrate.ts'
import { deadQueue, pacedQueues, prepareQueues, reactionQueue, sweepQueue } from './queues.ts'
import { createRunner, runWaiting, type ReactionJob, type Runner, type RunnerOptions } from './run-jobs.ts'
import { scheduleSweeps } from './sweeps.ts'
import { startTicks, type Tick } from './ticks.ts'
import type { EventName } from './told.ts'

/** A reaction that failed for good, as an administrator sees it. `key` is null where its event has only one reaction. */
type DeadJob = {
  id: string
  event: EventName
  key: string | null
  orderId: string | null
  failedAt: Date
  error: string
}

const errorOf = (output: object): string =>
  'error' in output && typeof output.error === 'string' ? output.error : JSON.stringify(output)

const deadJobs = async (boss: PgBoss): Promise<DeadJob[]> => {
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

/** Of reactions at once; a batch is over with its last, and while one of them waits for an insurer that does not answer the other lanes go on. */
const lanes = 4
const batchSize = 5
/** Of those that wait for somebody outside: one by one, for a batch is over with its last. */
const outside = { batchSize: 1, localConcurrency: 8 }
/** Sweeps that wait for somebody outside leave the others their time. */
const sweepLanes = 3
const pollSeconds = 1
const drainMs = 10_000
const connections = 4
/** On a line that swallows what is said on it: work goes on over another connection. Its statements have no limit at PostgreSQL. */
const limits = { query_timeout: 60_000 }
/** How often what was left behind is looked for, and no node again sooner. */
const looks = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 25 }

export type JobsOptions = RunnerOptions & {
  connection: DatabaseOptions
  /** False in tests: nothing runs until `runJobs`. */
  hasWorkers: boolean
  /** Which of two builds is the older one. */
  build?: string
  /** What is looked after every moment. */
  ticks?: readonly Tick[]
}

export type Jobs = {
  react: OpenCtx['react']
  /**
   * Every sweep, then each waiting reaction once, and what those start, then every tick; a failing one waits for the next call. Without
   * workers only.
   */
  runJobs(): Promise<void>
  /** While `work` lasts no sweep and no tick begins: a past that is being made up is not whole yet, and they would end what is late in it. */
  withoutSweeps<T>(work: () => Promise<T>): Promise<T>
  /** Jobs that failed five times and are not tried again. */
  deadJobs(): Promise<DeadJob[]>
  /** Gives all of `deadJobs` five new tries; answers how many. */
  repeatDead(): Promise<number>
  /** Lets running jobs finish for a while. */
  stop(): Promise<void>
}

type BossOptions = Pick<JobsOptions, 'connection' | 'hasWorkers' | 'log' | 'outage'>

/** Those of its workers reach us as what they carried, and are no errors any more. */
const asError = (error: { message: string }): Error =>
  error instanceof Error ? error : Object.assign(new Error(error.message), error)

const startBoss = async ({ connection, hasWorkers, log, outage }: BossOptions): Promise<PgBoss> => {
  const boss = new PgBoss({
    ...connection,
    application_name: 'arriero-jobs',
    max: connections,
    ...limits,
    ...looks,
    supervise: hasWorkers,
    schedule: hasWorkers,
  })
  boss.on('error', (error) =>
    outage.failed(asError(error), 'jobs', () => log.warn({ code: 'jobs.error', reason: error.message })),
  )
  boss.on('warning', ({ message }) => log.warn({ code: 'jobs.warning', reason: message }))
  await boss.start()
  await prepareQueues(boss)
  return boss
}

const startWorkers = async (
  boss: PgBoss,
  { attempt, runSweep }: Runner,
  isHeld: () => boolean,
): Promise<void> => {
  const settle = async (job: Job<ReactionJob>) => {
    const failure = await attempt(job)
    if (failure) return { id: job.id, status: 'failed' as const, output: failure }
    return { id: job.id, status: 'completed' as const }
  }
  const places = [
    { queue: reactionQueue, atOnce: { batchSize, localConcurrency: lanes, burstWhenBatchFull: true } },
    { queue: pacedQueues.outside, atOnce: outside },
    { queue: pacedQueues.slow, atOnce: { batchSize: 1 } },
    { queue: pacedQueues.whole, atOnce: { batchSize: 1 } },
  ]
  for (const { queue, atOnce } of places)
    await boss.work(
      queue,
      { perJobResults: true, pollingIntervalSeconds: pollSeconds, ...atOnce },
      (batch: Job<ReactionJob>[]) => Promise.all(batch.map(settle)),
    )
  await boss.work<{ sweep: string }>(
    sweepQueue,
    { localConcurrency: sweepLanes, pollingIntervalSeconds: pollSeconds },
    async ([job]) => {
      if (job && !isHeld()) await runSweep(job.data.sweep)
    },
  )
}

export const startJobs = async (options: JobsOptions): Promise<Jobs> => {
  const { reactions, sweeps, build = schemaOfBuild, ticks = [], openCtx, hasWorkers, log, outage } = options
  const boss = await startBoss(options)
  const runner = createRunner(boss, options)
  let holds = 0
  const isHeld = () => holds > 0
  if (hasWorkers) {
    await startWorkers(boss, runner, isHeld)
    await scheduleSweeps(boss, { sweeps, build })
  }
  const ticking = hasWorkers ? startTicks(ticks, { openCtx, log, outage, isHeld }) : undefined
  return {
    react: async (db, told) => {
      if (reactions[told.name]?.length)
        await boss.send(reactionQueue, { told } satisfies ReactionJob, { db: fromKysely(db) })
    },
    runJobs: async () => {
      for (const { name } of sweeps) await runner.runSweep(name)
      await runWaiting(boss, runner, batchSize)
      for (const { run } of ticks) await run(openCtx())
    },
    withoutSweeps: async (work) => {
      holds += 1
      try {
        return await work()
      } finally {
        holds -= 1
      }
    },
    deadJobs: () => deadJobs(boss),
    repeatDead: () => boss.redrive(deadQueue),
    stop: async () => {
      await ticking?.stop()
      await boss.stop({ graceful: true, timeout: drainMs })
    },
  }
}
