/** What a driver has reported and the server has not yet taken. */
import type { Milestone } from '@arriero/contract/places/tracking'
import type { ReportPlace, TripPoint } from '../trip-point.ts'

export type WaitingPhoto = {
  /** Idempotency-Key of its upload, made once. */
  key: string
  blob: Blob
  /** Once it has arrived. */
  upload?: { id: string; atMs: number }
}

export type Refusal = { code: string; text: string }

type Common = {
  /** Idempotency-Key, made once. */
  key: string
  userId: string
  orderId: string
  /** When the button was pressed, by this phone. */
  at: string
  photos: WaitingPhoto[]
  tries: number
  /** Until then its driver may take it back, and it does not go. */
  heldUntilMs?: number
  /** The server understood and said no: the person decides. */
  refusal?: Refusal
}

export type NewReport =
  | ({
      kind: 'milestone'
      milestone: Milestone
      place?: ReportPlace
      code?: string
      reason?: string
    } & Common)
  | ({ kind: 'document' } & Common)

/** The steps that are told with photos. */
export type PhotoStep = 'document' | 'finish'

export const photoStepOf = (report: NewReport): PhotoStep | undefined => {
  if (report.kind === 'document') return 'document'
  return report.milestone === 'finish' ? 'finish' : undefined
}

/** A photo taken for a step that was not yet handed in. */
export type DraftPhoto = {
  key: string
  userId: string
  orderId: string
  step: PhotoStep
  blob: Blob
  takenAtMs: number
}

/** What a driver answered about sharing his position, by the words he read. Decisions §14, §17. */
export type NewAnswer = {
  /** Idempotency-Key, made once. */
  key: string
  userId: string
  version: string
  isGiven: boolean
  /** By this phone's clock. */
  at: string
}
export type WaitingAnswer = NewAnswer & { seq: number }

/** `seq` is given by the store: the order in which things were reported. */
export type WaitingReport = NewReport & { seq: number }

export type WaitingPoint = { seq: number; userId: string; point: TripPoint }

/** Points that go together under one key; the same ones again where the answer was lost. */
export type PointBatch = { userId: string; key: string; firstSeq: number; lastSeq: number }
