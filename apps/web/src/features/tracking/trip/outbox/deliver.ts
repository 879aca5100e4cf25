/** Brings one waiting thing to the server; a second try of it is the same call under the same key. Decisions §4, §7. */
import { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { act } from '#shared/api/act.ts'
import { sendFile } from '#shared/files/upload-paper.ts'
import { putReport } from './outbox-db.ts'
import type { NewAnswer, PointBatch, WaitingPoint, WaitingReport } from './waiting-report.ts'

/** On one bar of signal a call may hang for ever; what became of it is asked again. */
const callMs = 45_000
const uploadMs = 240_000

type Milestone = CallInput<typeof api.tracking.milestone>['body']

/** What the server made of its time; of a document nothing. */
export type Delivered = { at: string; isTimeVerified: boolean } | undefined

const uploadAll = async (report: WaitingReport): Promise<string[]> => {
  const ids: string[] = []
  for (const photo of report.photos) {
    if (!photo.upload) {
      const signal = AbortSignal.timeout(uploadMs)
      const { _id: id } = await sendFile(photo.blob, { idempotencyKey: photo.key, signal })
      photo.upload = { id, atMs: Date.now() }
      await putReport(report)
    }
    ids.push(photo.upload.id)
  }
  return ids
}

type MilestoneReport = Extract<WaitingReport, { kind: 'milestone' }>

/** `sentAt` is of this try: the server measures the phone's clock by it. Decisions §7. */
const bodyOf = (report: MilestoneReport, images: string[]): Milestone => ({
  milestone: report.milestone,
  at: report.at,
  ...report.place,
  ...(images.length > 0 ? { images } : {}),
  ...(report.code ? { code: report.code } : {}),
  ...(report.reason ? { reason: report.reason } : {}),
  sentAt: new Date().toISOString(),
})

export const deliverReport = async (report: WaitingReport): Promise<Delivered> => {
  const images = await uploadAll(report)
  const params = { _id: report.orderId }
  const how = { idempotencyKey: report.key, signal: AbortSignal.timeout(callMs) }
  if (report.kind === 'milestone')
    return act(api.tracking.milestone, { params, body: bodyOf(report, images) }, how)
  await act(api.orders.loadSupportDocument, { params, body: { file: images[0] ?? '' } }, how)
  return undefined
}

export const deliverAnswer = ({
  key,
  version,
  isGiven,
  at,
}: NewAnswer): Promise<ReplyOf<typeof api.consents.answer>> => {
  const body = { kind: 'location' as const, version, isGiven, at, sentAt: new Date().toISOString() }
  return act(api.consents.answer, { body }, { idempotencyKey: key, signal: AbortSignal.timeout(callMs) })
}

/** Answers the service they were kept for; null: the server wants no more of this driver now. */
export const deliverPoints = async (
  { key }: PointBatch,
  points: readonly WaitingPoint[],
): Promise<string | null> => {
  const how = { idempotencyKey: key, signal: AbortSignal.timeout(callMs) }
  const body = { points: points.map(({ point }) => point) }
  const { orderId } = await act(api.tracking.ping, { body }, how)
  return orderId
}
