/** A report of a step: pressed now, sent after the seconds of second thought, kept with its own time until it arrives. */
import { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import type { Milestone } from '@arriero/contract/tracking'
import { useEffect, useEffectEvent, useState } from 'react'
import { send } from '#shared/api/send.ts'
import { currentPlace, type ReportPlace } from './current-place.ts'
import { irreversible } from './trip-steps.ts'
import { refreshTrip } from './trip-queries.ts'

type Body = CallInput<typeof api.tracking.milestone>['body']
export type Reported = ReplyOf<typeof api.tracking.milestone>

export type Report = {
  milestone: Milestone
  /** When the button was pressed, by this phone. */
  at: string
  proof?: { images: string[]; code?: string; reason?: string }
  /** The driver agreed to say where he is. */
  mayAskPlace: boolean
}

export type ReportState =
  | { phase: 'idle' }
  | { phase: 'thinking'; report: Report; sendsAtMs: number }
  | { phase: 'sending'; report: Report }
  | { phase: 'failed'; report: Report; error: unknown }

export const secondThoughtMs = 5000

/** A repeat by hand carries a new key and a new `sentAt`; the same step again answers the same. Decisions §4, §7. */
const bodyOf = ({ milestone, at, proof }: Report, place: ReportPlace | undefined): Body => ({
  milestone,
  at,
  ...proof,
  sentAt: new Date().toISOString(),
  ...place,
})

type ReportOptions = { tripId: string; onDone: (milestone: Milestone, reply: Reported) => void }

export const useReport = ({ tripId, onDone }: ReportOptions) => {
  const [state, setState] = useState<ReportState>({ phase: 'idle' })

  const deliver = async (report: Report): Promise<void> => {
    setState({ phase: 'sending', report })
    try {
      const place = report.mayAskPlace ? await currentPlace() : undefined
      const reply = await send(api.tracking.milestone, {
        params: { _id: tripId },
        body: bodyOf(report, place),
      })
      await refreshTrip(tripId)
      setState({ phase: 'idle' })
      onDone(report.milestone, reply)
    } catch (error) {
      setState({ phase: 'failed', report, error })
      // A refusal often means that the trip is no longer what this screen shows.
      void refreshTrip(tripId)
    }
  }

  const timeIsUp = useEffectEvent((report: Report) => void deliver(report))
  const waiting = state.phase === 'thinking' ? state : undefined
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => timeIsUp(waiting.report), waiting.sendsAtMs - Date.now())
    return () => clearTimeout(timer)
  }, [waiting])

  const press = (milestone: Milestone, { proof, mayAskPlace }: Pick<Report, 'proof' | 'mayAskPlace'>) => {
    if (state.phase === 'thinking' || state.phase === 'sending') return
    const report = { milestone, at: new Date().toISOString(), proof, mayAskPlace }
    if (irreversible.includes(milestone))
      setState({ phase: 'thinking', report, sendsAtMs: Date.now() + secondThoughtMs })
    else void deliver(report)
  }

  return {
    state,
    press,
    undo: () => setState({ phase: 'idle' }),
    /** Skips the rest of the second thought, or tries a failed report again with its own time. */
    sendNow: () => {
      if (state.phase === 'thinking' || state.phase === 'failed') void deliver(state.report)
    },
  }
}
