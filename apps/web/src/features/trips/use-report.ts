/** A report of a step: pressed now, kept in the phone after the seconds of second thought, sent as soon as there is a signal. */
import type { Milestone } from '@arriero/contract/tracking'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnce } from '#shared/api/use-once.ts'
import { currentPlace } from './current-place.ts'
import { firstOutcome, type Outcome } from './outbox/courier.ts'
import type { Delivered } from './outbox/deliver.ts'
import { handInMilestone } from './outbox/hand-in.ts'
import { irreversible } from './trip-steps.ts'

export type Proof = { photos: readonly Blob[]; code?: string; reason?: string }

export type Report = {
  milestone: Milestone
  /** When the button was pressed, by this phone; of an arrival it proposed, when the truck came to stand. */
  at: string
  proof?: Proof
  /** The driver agreed to say where he is. */
  mayAskPlace: boolean
}

export type ReportState =
  | { phase: 'idle' }
  | { phase: 'thinking'; report: Report; sendsAtMs: number }
  | { phase: 'sending'; report: Report }
  /** The phone could not keep it: storage is full or forbidden. */
  | { phase: 'failed'; report: Report; error: unknown }

export const secondThoughtMs = 5000
/** The next question follows at once; of a delivery whose code the server judges, once it had time to say no. */
const lookOnMs = 120
const judgedMs = 2000
/** What became of it is told as long as that is news. */
const newsMs = 8000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type ReportOptions = {
  tripId: string
  onDone: (milestone: Milestone, reply: Delivered) => void
  onKept: (milestone: Milestone) => void
}

export const useReport = ({ tripId, onDone, onKept }: ReportOptions) => {
  const [state, setState] = useState<ReportState>({ phase: 'idle' })

  const tell = (milestone: Milestone, outcome: Outcome) => {
    if (outcome.kind === 'sent') onDone(milestone, outcome.reply)
    if (outcome.kind === 'waiting') onKept(milestone)
  }

  const { run: deliver } = useOnce(async (report: Report) => {
    const { milestone, at, proof, mayAskPlace } = report
    setState({ phase: 'sending', report })
    try {
      const place = mayAskPlace ? currentPlace() : undefined
      const key = await handInMilestone({ orderId: tripId, milestone, at, place, ...proof })
      const news = firstOutcome(key, newsMs)
      void news.then((outcome) => tell(milestone, outcome))
      await Promise.race([news, pause(proof ? judgedMs : lookOnMs)])
      setState({ phase: 'idle' })
    } catch (error) {
      setState({ phase: 'failed', report, error })
    }
  })

  const timeIsUp = useEffectEvent((report: Report) => deliver(report))
  const waiting = state.phase === 'thinking' ? state : undefined
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => timeIsUp(waiting.report), waiting.sendsAtMs - Date.now())
    return () => clearTimeout(timer)
  }, [waiting])

  const press = (milestone: Milestone, pressed: Pick<Report, 'proof' | 'mayAskPlace'> & { at?: string }) => {
    if (state.phase === 'thinking' || state.phase === 'sending') return
    const report = { ...pressed, milestone, at: pressed.at ?? new Date().toISOString() }
    if (irreversible.includes(milestone))
      setState({ phase: 'thinking', report, sendsAtMs: Date.now() + secondThoughtMs })
    else deliver(report)
  }

  return {
    state,
    press,
    undo: () => setState({ phase: 'idle' }),
    /** Skips the rest of the second thought, or tries again to keep it. */
    sendNow: () => {
      if (state.phase === 'thinking' || state.phase === 'failed') deliver(state.report)
    },
  }
}
