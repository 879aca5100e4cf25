/** A disk that is full, read-only, slow or stands still, under writers; then it is well again, and the node was never started anew. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isUp } from '../restart/nodes.ts'
import type { Heard } from '../kill/writers.ts'
import type { Probed } from './probe.ts'
import { withStand, type Stand, type Where } from './stand.ts'
import { stillMs } from './volume.ts'

export type Ill = 'full' | 'read-only' | 'slow' | 'standing still'
export type Plan = {
  where: Where
  ills: readonly Ill[]
  /** Of PostgreSQL. */
  settings?: Readonly<Record<string, string>>
  /** How many times as long as usual it may take to become well; 1 unless told. */
  patience?: number
  /** No further ill is wanted after such a one. */
  isEnough?: (one: Suffered) => boolean
}
export type Suffered = {
  where: Where
  ill: Ill
  acknowledged: number
  /** Answers of 503 and 507. */
  refused: number
  /** From its being well until an act, a reading and readiness. */
  wellMs: number
  faults: string[]
}

const warmMs = 1_200
const illMs: Record<Ill, number> = { full: 3_000, 'read-only': 2_500, slow: 5_000, 'standing still': 2_500 }
/** PostgreSQL is looked after every two seconds, and reads its log first. */
const wellWithinMs: Record<Where, number> = { files: 5_000, database: 20_000 }

/** Until PostgreSQL needs a new piece of its log and there is no room for one. */
const needLog = async ({ database }: Stand): Promise<void> => {
  const sql = new pg.Client({ ...database.connection, connectionTimeoutMillis: 2_000 })
  sql.on('error', () => undefined)
  try {
    await sql.connect()
    for (let piece = 0; piece < 12; piece++) {
      await sql.query(`select pg_logical_emit_message(false, 'room', repeat('x', 1048576)), pg_switch_wal()`)
    }
  } catch {
    // It went down, as it does: that is what was wanted.
  } finally {
    await sql.end().catch(() => undefined)
  }
}

/** Answers how it is made well again. */
const fall: Record<Where, Record<Ill, (stand: Stand) => Promise<() => Promise<void>>>> = {
  files: {
    full: async ({ volume }) => {
      await volume.fill()
      return volume.clear
    },
    'read-only': async ({ volume }) => {
      await volume.setReadOnly(true)
      return () => volume.setReadOnly(false)
    },
    slow: ({ volume }) => volume.slow(),
    'standing still': async ({ volume }) => {
      await volume.freeze()
      return volume.thaw
    },
  },
  database: {
    full: async (stand) => {
      await stand.volume.fill()
      await needLog(stand)
      return stand.volume.clear
    },
    // A disk with open writers stays as it is: PostgreSQL is down, and cannot come back before it may write.
    'read-only': async ({ volume, database }) => {
      await database.stop()
      await volume.setReadOnly(true)
      const came = await database.start().then(
        () => true,
        () => false,
      )
      if (came) throw new Error('PostgreSQL runs on a disk that nobody may write to')
      return async () => {
        await volume.setReadOnly(false)
        await database.start()
      }
    },
    slow: ({ volume }) => volume.slow(),
    'standing still': async ({ volume }) => {
      await volume.freeze()
      return volume.thaw
    },
  },
}

const isGood = ({ status }: Probed) => status >= 200 && status < 300

/** How long until it acts, reads and says that it is ready; where it does not within the time, infinite, and what it lacked. */
const untilWell = async (
  { probe, node }: Stand,
  withinMs: number,
  seen: Probed[],
): Promise<{ wellMs: number; lacks: string[] }> => {
  const fromMs = performance.now()
  for (;;) {
    seen.push(...probe.take())
    const after = seen.filter((one) => one.atMs > fromMs && isGood(one))
    const lacks: string[] = ['act', 'reading'].filter((what) => !after.some((one) => one.what === what))
    if (lacks.length === 0 && !(await isUp(node.url))) lacks.push('ready')
    if (lacks.length === 0) return { wellMs: performance.now() - fromMs, lacks }
    if (performance.now() - fromMs > withinMs) return { wellMs: Number.POSITIVE_INFINITY, lacks }
    await sleep(50)
  }
}

const refusals = new Set([503, 507])
const answerFaults = (answers: readonly Heard[]): { refused: number; faults: string[] } => {
  const bad = answers.filter(
    ({ status, code }) => (status === 0 || status >= 400) && code !== 'request.key_running',
  )
  const strange = bad.filter(({ status }) => !refusals.has(status))
  return {
    refused: bad.length - strange.length,
    faults: [
      ...new Set(
        strange.map(({ status, code, what }) =>
          `${what}: ${status === 0 ? 'no answer' : status} ${code}`.trim(),
        ),
      ),
    ],
  }
}

/** A slow disk is felt by who writes to it, and he is served. */
const slownessFaults = (
  answers: readonly Heard[],
  { where, isWorking }: { where: Where; isWorking: boolean },
): string[] => {
  const writes = answers.filter(({ what }) => where === 'database' || what === 'POST /upload/image')
  const isFelt = writes.some(({ tookMs }) => tookMs >= stillMs / 2)
  return [
    ...(isWorking ? [] : ['nothing was acknowledged while it was slow']),
    ...(isFelt ? [] : ['nobody felt that it was slow']),
  ]
}

const once = async (stand: Stand, { where, patience = 1 }: Plan, ill: Ill): Promise<Suffered> => {
  const { node, ledger } = stand
  const pid = node.pid()
  const seen: Probed[] = []
  stand.resume()
  await sleep(warmMs)
  const mend = await fall[where][ill](stand)
  const before = stand.acknowledgedThere()
  await sleep(illMs[ill])
  const isWorking = stand.acknowledgedThere() > before
  await mend()
  const { wellMs, lacks } = await untilWell(stand, wellWithinMs[where] * patience, seen)
  await stand.pause()
  const answers = stand.takeAnswers()
  const { refused, faults } = answerFaults(answers)
  const isSame = node.isAlive() && node.pid() === pid
  return {
    where,
    ill,
    acknowledged: ledger.acknowledged(),
    refused: refused + seen.filter(({ status }) => refusals.has(status)).length,
    wellMs,
    faults: [
      ...faults,
      ...new Set(seen.flatMap(({ fault }) => (fault === undefined ? [] : [fault]))),
      ...ledger.takeRefusals(),
      ...(isSame ? [] : ['the node did not outlive it']),
      ...(ill === 'slow' ? slownessFaults(answers, { where, isWorking }) : []),
      ...(lacks.length === 0 ? [] : [`it did not become well by itself: no ${lacks.join(', no ')}`]),
      ...(await stand.check()),
    ],
  }
}

const line = (count: number, { where, ill, acknowledged, refused, wellMs, faults }: Suffered): string =>
  `${String(count).padStart(3)}  ${where} ${ill}: ${acknowledged} acknowledged  ${refused} refused  well after ${(wellMs / 1_000).toFixed(1)} s  ${faults.length} faults  ${faults.slice(0, 4).join('; ')}`

/** One after the other on one disk. */
export const diskRun = (plan: Plan): Promise<Suffered[]> => {
  const { where, ills, settings } = plan
  return withStand({ where, ...(settings && { settings }) }, async (stand) => {
    const suffered: Suffered[] = []
    for (const ill of ills) {
      const one = await once(stand, plan, ill)
      suffered.push(one)
      console.log(line(suffered.length, one))
      if (plan.isEnough?.(one)) break
    }
    return suffered
  })
}
