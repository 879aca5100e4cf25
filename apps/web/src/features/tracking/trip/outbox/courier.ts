/** Carries the outbox to the server: one thing at a time, in order, also after the page was closed and opened again. */
import { errorText } from '#shared/api/error-text.ts'
import { line } from '#shared/line/line.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { CallError } from '@arriero/contract/call'
import { refreshTrip } from '../trip-queries.ts'
import { newKey } from '#shared/api/new-key.ts'
import { answersOf } from './answers-db.ts'
import { carryAnswer } from './carry-answer.ts'
import { deliverPoints, deliverReport, type Delivered } from './deliver.ts'
import { nextParcel } from './next-parcel.ts'
import {
  closeBatch,
  countPoints,
  oldestPoint,
  putReport,
  removeReport,
  reportOf,
  reportsOf,
  takeBatch,
} from './outbox-db.ts'
import { outboxState, showOutbox } from './outbox-state.ts'
import { placeBrought } from './place-under-way.ts'
import { verdictOn } from './verdict.ts'
import type { WaitingReport } from './waiting-report.ts'

const fullFrom = 5
const dueAfterMs = 10_000

type Pace = { count: number; nowMs: number; lastTryMs: number | undefined }

/**
 * How often a phone speaks: often enough to be seen, seldom enough for its battery. The first point goes at once, later ones
 * by five or every ten seconds.
 */
export const arePointsDue = ({ count, nowMs, lastTryMs }: Pace): boolean =>
  count > 0 && (lastTryMs === undefined || count >= fullFrom || nowMs - lastTryMs >= dueAfterMs)

/** Ten seconds, doubled with each failure in a row, at most a minute. */
export const retryAfterMs = (failures: number): number =>
  Math.min(60_000, dueAfterMs * 2 ** Math.max(0, failures - 1))

export type Outcome = { kind: 'sent'; reply: Delivered } | { kind: 'refused' } | { kind: 'waiting' }

/** Uploads younger than this cannot have been swept. */
const freshUploadMs = 12 * 3_600_000
const refreshMs = 8000

const waiters = new Map<string, (outcome: Outcome) => void>()
let isRunning = false
let isAskedAgain = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let lastPointsTryMs: number | undefined
let onPoints: (orderId: string | null) => void = () => undefined

/** `heard`: points arrived, for this service or, null, for none. */
export const watchPoints = (heard: (orderId: string | null) => void): void => {
  onPoints = heard
}

/** The person whose things go: what somebody else left in this phone waits until he comes back. */
export const ownerId = (): string | undefined => {
  const session = sessionStore.get()
  return session.status === 'in' ? session.profile._id : undefined
}

/** Reads the phone's own store anew for the screens. */
export const recount = async (): Promise<void> => {
  const userId = ownerId()
  if (!userId) return
  const [reports, pointCount, answers] = await Promise.all([
    reportsOf(userId),
    countPoints(userId),
    answersOf(userId),
  ])
  showOutbox({ reports, pointCount, answers })
}

const settle = (key: string, outcome: Outcome): void => {
  waiters.get(key)?.(outcome)
  waiters.delete(key)
}

/** What became of the first try of a report, or `waiting`: after a while, and at once where there is no line. */
export const firstOutcome = (key: string, withinMs: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const wait = () => settle(key, { kind: 'waiting' })
    const timer = setTimeout(wait, line.isDown() ? 0 : withinMs)
    const forget = line.subscribe(() => line.isDown() && wait())
    waiters.set(key, (outcome) => {
      clearTimeout(timer)
      forget()
      resolve(outcome)
    })
  })

const withUploadsForgotten = (report: WaitingReport): WaitingReport => ({
  ...report,
  photos: report.photos.map(({ blob }) => ({ blob, key: newKey() })),
})

/** It is gone from the phone first; the screen shows it as done until the trip was read again. */
const finish = async (report: WaitingReport, reply: Delivered): Promise<void> => {
  await removeReport(report.seq)
  const { reports } = outboxState()
  showOutbox({ reports: reports.map((one) => (one.key === report.key ? { ...one, isSent: true } : one)) })
  const late = new Promise<void>((resolve) => setTimeout(resolve, refreshMs))
  await Promise.race([refreshTrip(report.orderId), late])
  await recount()
  settle(report.key, { kind: 'sent', reply })
}

const isOldUpload = ({ upload }: WaitingReport['photos'][number]) =>
  upload !== undefined && Date.now() - upload.atMs > freshUploadMs

/** False: the line is gone, the rest waits as well. */
const carryReport = async (report: WaitingReport): Promise<boolean> => {
  const isRepeat = report.tries > 0
  report.tries += 1
  await putReport(report)
  try {
    await finish(report, await deliverReport(report))
  } catch (error) {
    const verdict = verdictOn(error, { isRepeat, hasOldUploads: report.photos.some(isOldUpload) })
    if (verdict === 'done') await finish(report, undefined)
    if (verdict === 'again') await putReport(withUploadsForgotten(report))
    if (verdict === 'refused' && error instanceof CallError) {
      await putReport({ ...report, refusal: { code: error.reply.code, text: errorText(error) } })
      await recount()
      settle(report.key, { kind: 'refused' })
      // A refusal often means that the trip is no longer what this phone shows.
      void refreshTrip(report.orderId)
    }
    if (verdict === 'lost') {
      settle(report.key, { kind: 'waiting' })
      return false
    }
  }
  return true
}

const carryPoints = async (userId: string, before: string | undefined): Promise<boolean> => {
  const taken = await takeBatch(userId, before)
  if (!taken) return true
  lastPointsTryMs = Date.now()
  try {
    const orderId = await deliverPoints(taken.batch, taken.points)
    showOutbox({ lastPointsAt: new Date().toISOString() })
    await closeBatch(taken.batch, taken.points)
    await recount()
    // A fix from just before the report that opens the trip belongs to none; that says nothing of those after it.
    if (orderId !== null || before === undefined) onPoints(orderId)
  } catch (error) {
    if (verdictOn(error, { isRepeat: true, hasOldUploads: false }) === 'lost') return false
    // Points the server will never take would block those behind them.
    await closeBatch(taken.batch, taken.points)
    await recount()
    if (error instanceof CallError && error.reply.code === 'consent.location_required') onPoints(null)
  }
  return true
}

/** One thing; undefined: nothing is left that may go now. */
const carryNext = async (userId: string): Promise<boolean | undefined> => {
  // Without it no position is taken, and after a no none may go.
  const [answer] = await answersOf(userId)
  if (answer) {
    const went = await carryAnswer(answer)
    await recount()
    return went
  }
  const reports = await reportsOf(userId)
  const pointCount = await countPoints(userId)
  const oldest = pointCount > 0 ? await oldestPoint(userId) : undefined
  const parcel = nextParcel({
    reports,
    oldestPointAt: oldest?.point.at,
    arePointsDue: arePointsDue({ count: pointCount, nowMs: Date.now(), lastTryMs: lastPointsTryMs }),
  })
  if (!parcel) return undefined
  if (parcel.kind === 'points') return carryPoints(userId, parcel.before)
  await placeBrought(parcel.key)
  const report = await reportOf(parcel.key)
  return report ? carryReport(report) : true
}

const carryAll = async (): Promise<void> => {
  for (;;) {
    const userId = ownerId()
    if (!userId) return
    const went = await carryNext(userId)
    if (went === undefined) return
    failures = went ? 0 : failures + 1
    showOutbox({ isStuck: !went })
    if (went) continue
    return later()
  }
}

const later = (): void => {
  clearTimeout(timer)
  timer = setTimeout(wakeCourier, retryAfterMs(failures))
}

/** One window carries; another one open on the same phone looks on, and looks again. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request('arriero.outbox', { ifAvailable: true }, (lock) => (lock ? work() : later()))
    : work()

const run = async (): Promise<void> => {
  isRunning = true
  try {
    await alone(carryAll)
  } finally {
    isRunning = false
  }
}

/** Something waits, or may go again. `isUrgent`: the signal is back, or a person asks: the pause after a failure ends. */
export const wakeCourier = ({ isUrgent = true }: { isUrgent?: boolean } = {}): void => {
  if (!ownerId() || (!isUrgent && failures > 0)) return
  if (isRunning) {
    isAskedAgain ||= isUrgent
    return
  }
  clearTimeout(timer)
  void run()
    .catch(() => showOutbox({ isStuck: true }))
    .then(() => {
      if (!isAskedAgain) return
      isAskedAgain = false
      if (failures === 0) wakeCourier()
    })
}
