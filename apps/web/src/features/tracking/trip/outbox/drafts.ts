/** Photos taken for a step and not yet handed in: kept in the phone until they are, or until they are taken away. */
import { ownerId } from './courier.ts'
import { takeBackReport } from './outbox-db.ts'
import { phoneDb } from './phone-db.ts'
import type { DraftPhoto, PhotoStep, WaitingReport } from './waiting-report.ts'

export type DraftPlace = { orderId: string; step: PhotoStep }

/** The trip they were taken for is long over. */
const oldestMs = 14 * 24 * 3_600_000

type TakenBack = (report: WaitingReport) => void

const listeners = new Set<TakenBack>()

/** What was handed in with a report that he took back, or that came back refused, is to be handed in again. */
export const onTakenBack = (listener: TakenBack): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In the order they were taken. */
export const draftsOf = async ({ orderId, step }: DraftPlace): Promise<DraftPhoto[]> => {
  const drafts = await (await phoneDb()).getAllFromIndex('drafts', 'place', [ownerId() ?? '', orderId, step])
  return drafts.toSorted((one, other) => one.takenAtMs - other.takenAtMs)
}

export const keepDraft = async (draft: DraftPlace & Pick<DraftPhoto, 'key' | 'blob'>): Promise<void> => {
  const userId = ownerId()
  if (userId) await (await phoneDb()).put('drafts', { ...draft, userId, takenAtMs: Date.now() })
}

export const removeDraft = async (key: string): Promise<void> => (await phoneDb()).delete('drafts', key)

export const takeBack = async (report: WaitingReport): Promise<void> => {
  if (!(await takeBackReport(report))) return
  for (const listener of listeners) listener(report)
}

/** Everybody's: what nobody handed in for so long has no trip any more. */
export const forgetOldDrafts = async (): Promise<void> => {
  const tx = (await phoneDb()).transaction('drafts', 'readwrite')
  for await (const cursor of tx.store)
    if (cursor.value.takenAtMs < Date.now() - oldestMs) await cursor.delete()
  await tx.done
}
