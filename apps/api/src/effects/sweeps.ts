import type { PgBoss } from 'pg-boss'
import type { OpenCtx } from '#context.ts'
import { sweepQueue } from './queues.ts'

/** Finds what time has brought about and acts on it; may run again at any moment. Architecture 1.8. */
export type Sweep = {
  name: string
  /** A divisor of 60, or whole hours that divide a day. */
  everyMinutes: number
  run(ctx: OpenCtx): Promise<void>
}

/** The cron line that fires every so many minutes. */
export const cronOf = (everyMinutes: number): string => {
  const hours = everyMinutes / 60
  if (Number.isInteger(everyMinutes) && everyMinutes > 0) {
    if (everyMinutes === 1) return '* * * * *'
    if (60 % everyMinutes === 0 && hours < 1) return `*/${everyMinutes} * * * *`
    if (Number.isInteger(hours) && 24 % hours === 0) return hours === 24 ? '0 0 * * *' : `0 */${hours} * * *`
  }
  throw new RangeError(`a sweep cannot run every ${everyMinutes} minutes`)
}

/**
 * Keyed by name, so that N nodes keep one schedule. What an older build left is dropped or renewed; what a newer one keeps stays as it is,
 * though an older node starts after it. @param build the newest migration it knows
 */
export const scheduleSweeps = async (
  boss: PgBoss,
  { sweeps, build }: { sweeps: readonly Sweep[]; build: string },
): Promise<void> => {
  const standing = await boss.getSchedules(sweepQueue)
  const buildOf = ({ data }: (typeof standing)[number]) => (data as { build?: string } | null)?.build ?? ''
  const newer = new Set(standing.filter((one) => buildOf(one) > build).map(({ key }) => key))
  for (const { key } of standing) {
    if (!newer.has(key) && !sweeps.some(({ name }) => name === key)) await boss.unschedule(sweepQueue, key)
  }
  for (const { name, everyMinutes } of sweeps) {
    if (newer.has(name)) continue
    const data = { sweep: name, build }
    await boss.schedule(sweepQueue, cronOf(everyMinutes), data, { key: name, singletonKey: name })
  }
}
