/** The books held against everything, as they were found the last time; where that is long ago it is asked for anew by itself. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useEffect, useRef } from 'react'
import { act } from './api/act.ts'
import type { Read } from './api/Answer.tsx'
import { useAct, useRead, useWork } from './api/queries.ts'
import { useSending } from './forms/use-sending.ts'

type Reply = ReplyOf<typeof api.accounting.reconciliation>
export type Reconciliation = { at: string; checks: Reply['checks'] }

const lookAgainMs = 2_000
const refreshes = [api.accounting.reconciliation]

/** It ended without finding anything, though nobody's call was refused. */
const failed = new Error('the books could not be read')

export type Reconciling = {
  read: Read<Reconciliation>
  /** What is done of one that is under way, 0 to 1. */
  share: number | null
  isBusy: boolean
  again: () => void
  /** Why it is not found anew. */
  problem: unknown
}

/** What was found is old: it is asked for anew, once, whatever comes of it. */
const useAskedWhenOld = (last: Reply | undefined, ask: () => void): void => {
  const askedFor = useRef<string | null>(undefined)
  useEffect(() => {
    if (!last?.isOld || last.underWay || askedFor.current === last.at) return
    askedFor.current = last.at
    ask()
  })
}

/** Of what is under way nothing is wrong yet. */
const problemOf = (last: Reply | undefined, refusals: readonly unknown[]): unknown => {
  if (last?.underWay) return null
  return refusals.find((error) => error !== null) ?? (last?.failedAt ? failed : null)
}

export const useReconciliation = (enabled = true): Reconciling => {
  const { data, error, refetch } = useRead(
    api.accounting.reconciliation,
    {},
    { enabled, refetchEveryMs: (last) => (last?.underWay ? lookAgainMs : false) },
  )
  const pressed = useSending({ act: useAct(api.accounting.reconcile), refreshes })
  const unasked = useSending({
    act: useWork(() => act(api.accounting.reconcile, {}, { isUnasked: true })),
    refreshes,
  })
  useAskedWhenOld(data, () => unasked.send(undefined))
  const problem = problemOf(data, [pressed.error, unasked.error])
  const again = () => pressed.send({})
  const isAsked = pressed.isBusy || unasked.isBusy
  return {
    read: {
      data: data?.at ? { at: data.at, checks: data.checks } : undefined,
      error: error ?? (isAsked ? null : problem),
      refetch: data ? again : refetch,
    },
    share: data?.underWay?.share ?? null,
    isBusy: isAsked || Boolean(data?.underWay),
    again,
    problem,
  }
}
