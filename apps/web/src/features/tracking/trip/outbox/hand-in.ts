/** What a person puts into the outbox, and what he decides of what was refused. */
import type { Milestone } from '@arriero/contract/places/tracking'
import type { ReportPlace } from '../trip-point.ts'
import { newKey } from '#shared/api/new-key.ts'
import { wakeCourier, ownerId, recount } from './courier.ts'
import { addAnswer } from './answers-db.ts'
import { takeBack } from './drafts.ts'
import { bringPlace } from './place-under-way.ts'
import { addReport, putReport, removeReport } from './outbox-db.ts'
import type { NewAnswer, NewReport, WaitingReport } from './waiting-report.ts'

const owner = (): string => {
  const userId = ownerId()
  if (!userId) throw new Error('a report without a person')
  return userId
}

type Facts = { orderId: string; at: string; photos: readonly Blob[] }

const common = ({ orderId, at, photos }: Facts) => ({
  key: newKey(),
  userId: owner(),
  orderId,
  at,
  photos: photos.map((blob) => ({ key: newKey(), blob })),
  tries: 0,
})

const handIn = async (report: NewReport, place?: Promise<ReportPlace | undefined>): Promise<string> => {
  const kept = addReport(report)
  if (place) bringPlace(report.key, kept, place)
  await kept
  await recount()
  // Whoever waits for the outcome asks for it first.
  queueMicrotask(wakeCourier)
  return report.key
}

export type NewMilestone = {
  orderId: string
  milestone: Milestone
  at: string
  /** Still being found, where he agreed to say it. */
  place?: Promise<ReportPlace | undefined> | undefined
  photos?: readonly Blob[]
  code?: string
  reason?: string
  /** So long he may take it back. */
  heldUntilMs?: number
}

/** Once this resolves the report is safe in the phone. Answers its key. */
export const handInMilestone = ({
  orderId,
  at,
  place,
  photos = [],
  ...rest
}: NewMilestone): Promise<string> =>
  handIn({ kind: 'milestone', ...rest, ...common({ orderId, at, photos }) }, place)

export const handInDocument = (orderId: string, photo: Blob): Promise<string> =>
  handIn({ kind: 'document', ...common({ orderId, at: new Date().toISOString(), photos: [photo] }) })

/** Of a cancelled service: what was reported is kept by the server, and there is no next try. Decisions §7. */
export const isEvidence = ({ refusal }: WaitingReport): boolean => refusal?.code === 'order.cancelled'

/** The same again, as it was. */
export const tryAgain = async (report: WaitingReport): Promise<void> => {
  const { refusal, ...open } = report
  if (refusal) await putReport(open)
  await recount()
  wakeCourier()
}

/** What the driver answered about sharing his position; `at` by this phone's clock. Once this resolves it is safe in the phone. */
export const handInAnswer = async (answer: Omit<NewAnswer, 'key' | 'userId'>): Promise<void> => {
  await addAnswer({ ...answer, key: newKey(), userId: owner() })
  await recount()
  wakeCourier()
}

/** Takes it out of the outbox; those behind it may go. Its photos wait for the next try, where there can be one. */
export const drop = async (report: WaitingReport): Promise<void> => {
  if (isEvidence(report)) await removeReport(report.seq)
  else await takeBack(report)
  await recount()
  wakeCourier()
}
