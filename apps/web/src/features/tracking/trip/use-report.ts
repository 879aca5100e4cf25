/** A report of a step: kept in the phone as it is pressed, sent as soon as there is a signal and its seconds of second thought are over. */
import type { Milestone } from '@arriero/contract/places/tracking'
import { useState } from 'react'
import { useOnce } from '#shared/api/use-once.ts'
import { currentPlace } from './current-place.ts'
import { dropDeliveryDrafts } from './delivery-drafts.ts'
import { firstOutcome, type Outcome } from './outbox/courier.ts'
import type { Delivered } from './outbox/deliver.ts'
import { drop, handInMilestone } from './outbox/hand-in.ts'
import { useOutbox } from './outbox/outbox-state.ts'
import { secondThoughtMs, sendHeld, whenFree } from './outbox/second-thought.ts'
import { irreversible } from './trip-steps.ts'

export type Proof = { photos: readonly Blob[]; code?: string; reason?: string }

export type Report = {
  milestone: Milestone
  /** When the button was pressed, by this phone; of an arrival it proposed, when the truck came to stand. */
  at: string
  proof?: Proof
  /** The driver agreed to say where he is. */
  mayAskPlace: boolean
  heldUntilMs?: number
}

type Pressed = { milestone: Milestone }

export type ReportState =
  | { phase: 'idle' }
  | { phase: 'thinking'; report: Pressed; sendsAtMs: number }
  | { phase: 'sending'; report: Pressed }
  /** The phone could not keep it: storage is full or forbidden. */
  | { phase: 'failed'; report: Report }

/** The next question follows at once; only of a delivery whose code the server judges, once it had time to say no. */
const judgedMs = 2000
/** What became of it is told as long as that is news. */
const newsMs = 8000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type ReportOptions = {
  tripId: string
  onDone: (milestone: Milestone, reply: Delivered) => void
  onKept: (milestone: Milestone) => void
}

/** What waits for a second thought: also when it was pressed in a page that is gone. */
const useHeld = (tripId: string) => {
  const held = useOutbox().reports.find(
    ({ orderId, heldUntilMs }) => orderId === tripId && heldUntilMs !== undefined,
  )
  return held?.kind === 'milestone' ? held : undefined
}

export const useReport = ({ tripId, onDone, onKept }: ReportOptions) => {
  const [own, setOwn] = useState<Exclude<ReportState, { phase: 'thinking' }>>({ phase: 'idle' })
  const held = useHeld(tripId)
  const state: ReportState = held
    ? { phase: 'thinking', report: held, sendsAtMs: held.heldUntilMs ?? 0 }
    : own

  const tell = (milestone: Milestone, outcome: Outcome) => {
    if (outcome.kind === 'sent') onDone(milestone, outcome.reply)
    if (outcome.kind === 'waiting') onKept(milestone)
  }

  const follow = async (key: string, report: Report) => {
    const { milestone, proof } = report
    // Taken back.
    if (!(await whenFree(key))) return
    const news = firstOutcome(key, newsMs)
    void news.then((outcome) => tell(milestone, outcome))
    if (proof?.code === undefined) return
    setOwn({ phase: 'sending', report })
    await Promise.race([news, pause(judgedMs)])
  }

  const { run: deliver } = useOnce(async (report: Report) => {
    const { mayAskPlace, proof, ...rest } = report
    try {
      const place = mayAskPlace ? currentPlace() : undefined
      const key = await handInMilestone({ orderId: tripId, ...rest, place, ...proof })
      // From here on it is the outbox that keeps it.
      if (proof) dropDeliveryDrafts(tripId)
      await follow(key, report)
      setOwn({ phase: 'idle' })
    } catch {
      setOwn({ phase: 'failed', report })
    }
  })

  const press = (milestone: Milestone, pressed: Pick<Report, 'proof' | 'mayAskPlace'> & { at?: string }) => {
    if (state.phase === 'thinking' || state.phase === 'sending') return
    deliver({
      ...pressed,
      milestone,
      at: pressed.at ?? new Date().toISOString(),
      ...(irreversible.includes(milestone) ? { heldUntilMs: Date.now() + secondThoughtMs } : {}),
    })
  }

  return {
    state,
    press,
    undo: () => {
      if (held) void drop(held)
      else setOwn({ phase: 'idle' })
    },
    /** Skips the rest of the second thought, or tries again to keep it. */
    sendNow: () => {
      if (held) void sendHeld(held.key)
      else if (own.phase === 'failed') deliver(own.report)
    },
  }
}
