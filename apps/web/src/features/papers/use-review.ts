import { CallError } from '@arriero/contract/call'
import { type Dispatch, useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import type { Act } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import type { PaperVerdict } from './paper-state.ts'
import { changeCount, type Changes, type Draft, withVerdict } from './review-draft.ts'
import type { PendingReview } from './SaveBar.tsx'

interface ReviewSetup<D extends Draft, Body extends Changes, Input> {
  /** Of what is reviewed, as it is shown now. */
  version: number
  /** A draft in which nothing is decided yet. */
  empty: NoInfer<D>
  /** Where a verdict on a paper decides something besides. */
  judged?: (draft: D, verdict: PaperVerdict) => D
  /** Only what differs from what is: nothing else is sent. */
  changesOf: (draft: D) => Body
  act: Act<Input, unknown>
  input: (body: NoInfer<Body> & { version: number }) => Input
  done: string
  readAgain: () => Promise<unknown>
}

export interface Review<D extends Draft> extends PendingReview {
  draft: D
  judge: Dispatch<PaperVerdict>
  decide: Dispatch<Partial<D>>
}

const replyOf = (error: unknown) => (error instanceof CallError ? error.reply : undefined)
const outdated: readonly unknown[] = ['account.changed', 'vehicle.changed']

/** Staff's decisions, kept until saved all at once, on the version they were made on. A refusal is read after: somebody may have been quicker. */
export const useReview = <D extends Draft, Body extends Changes, Input>(
  setup: ReviewSetup<D, Body, Input>,
): Review<D> => {
  const { version, empty, judged = withVerdict, changesOf, act, input, done, readAgain } = setup
  const [draft, setDraft] = useState(empty)
  const [seenVersion, setSeenVersion] = useState<number>()
  const changes = changesOf(draft)
  const count = changeCount(changes)
  const change = (next: D) => {
    if (count === 0) setSeenVersion(version)
    if (act.isError) act.reset()
    setDraft(next)
  }
  const discard = () => {
    act.reset()
    setDraft(empty)
  }
  const { send } = useSending({
    act,
    done,
    onDone: () => void readAgain().then(discard),
    onRefused: (error) => {
      if (outdated.includes(replyOf(error)?.code)) setSeenVersion(undefined)
      void readAgain()
    },
  })
  return {
    draft,
    count,
    isBusy: act.isPending,
    problem: act.isError
      ? { text: updateErrorText(act.error), orders: replyOf(act.error)?.orders ?? [] }
      : undefined,
    judge: (verdict) => change(judged(draft, verdict)),
    decide: (given) => change({ ...draft, ...given }),
    discard,
    save: () => send(input({ ...changes, version: seenVersion ?? version })),
  }
}
