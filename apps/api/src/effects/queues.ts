import type { PgBoss } from 'pg-boss'
import type { Pace } from './reactions.ts'

export const reactionQueue = 'reaction'
/** Reactions that take minutes or longer, and those that wait for somebody outside; they keep no others waiting, and none of another kind. */
export const pacedQueues = {
  outside: 'reaction-outside',
  slow: 'reaction-slow',
  whole: 'reaction-whole',
} as const satisfies Record<Pace, string>
/** Reactions that failed five times; administrators see and repeat them. */
export const deadQueue = 'reaction-dead'
export const sweepQueue = 'sweep'

const daySeconds = 86_400

/** Whoever is at a job says so twice as often; a job of a node that died, or that was handed out and never arrived, is found by the next look. */
const aliveSeconds = { heartbeatSeconds: 30 }

/** Waits 15–30 s after the first failure, twice as long after each further one. */
const reactionRules = {
  ...aliveSeconds,
  retryLimit: 4,
  retryBackoff: true,
  retryDelay: 15,
  expireInSeconds: 120,
  deleteAfterSeconds: daySeconds,
  retentionSeconds: 30 * daySeconds,
}
/** A node that died in one is followed by another once; what fails says so where its owner sees it. */
const slowRules = {
  heartbeatSeconds: 60,
  retryLimit: 1,
  retryDelay: 15,
  expireInSeconds: 900,
  deleteAfterSeconds: daySeconds,
  retentionSeconds: 7 * daySeconds,
}
const pacedRules: Record<Pace, typeof slowRules> = {
  outside: slowRules,
  slow: slowRules,
  whole: { ...slowRules, expireInSeconds: 21_600 },
}
const paces = Object.keys(pacedRules) as Pace[]
const deadRules = { retryLimit: 0, retentionSeconds: 365 * daySeconds, deleteAfterSeconds: 365 * daySeconds }
/** The next minute brings the next try. */
const sweepRules = {
  ...aliveSeconds,
  retryLimit: 0,
  expireInSeconds: 120,
  deleteAfterSeconds: 3600,
  retentionSeconds: 3600,
}

/** Makes the queues, or brings those of an older release up to these rules. */
export const prepareQueues = async (boss: PgBoss): Promise<void> => {
  await boss.createQueue(deadQueue, deadRules)
  await boss.createQueue(reactionQueue, { ...reactionRules, deadLetter: deadQueue })
  for (const pace of paces) await boss.createQueue(pacedQueues[pace], pacedRules[pace])
  // One of a kind waiting or running, however many nodes there are.
  await boss.createQueue(sweepQueue, { ...sweepRules, policy: 'exclusive' })
  await boss.updateQueue(deadQueue, deadRules)
  await boss.updateQueue(reactionQueue, { ...reactionRules, deadLetter: deadQueue })
  for (const pace of paces) await boss.updateQueue(pacedQueues[pace], pacedRules[pace])
  await boss.updateQueue(sweepQueue, sweepRules)
}
