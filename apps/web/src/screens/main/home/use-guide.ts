import { api } from '@arriero/contract'
import type { Profile } from '@arriero/contract/auth'
import { useEffect } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { rememberGuideDone } from '#shared/guide/guide-memory.ts'
import type { GuideReading } from '#shared/guide/guide-step.ts'
import { carrierProgress, clientProgress } from './guide-steps.ts'

/** A newcomer's first services decide; who has more than these is no newcomer. */
const few = 5
const agreedStates = [1, 2, 3]

const ownOf = ({ rol, _id }: Profile) => ({ userType: rol, _id })

export const useClientGuide = (profile: Profile): GuideReading => {
  const body = ownOf(profile)
  const all = useRead<typeof api.orders.mine, 'client'>(api.orders.mine, { query: { limit: 1 }, body })
  const agreed = useRead<typeof api.orders.mine, 'client'>(
    api.orders.mine,
    { query: { limit: few, sort: 'createdAt', status: agreedStates }, body },
    { enabled: (all.data?.total ?? 0) > 0 },
  )
  const isKnown = all.data !== undefined && (all.data.total === 0 || agreed.data !== undefined)
  return {
    data: isKnown ? clientProgress(all.data.total, agreed.data?.items ?? []) : undefined,
    error: all.error ?? agreed.error,
    refetch: () => (all.isError ? all.refetch() : agreed.refetch()),
  }
}

export const useCarrierGuide = (profile: Profile): GuideReading => {
  const held = useRead<typeof api.orders.mine, 'carrier'>(api.orders.mine, {
    query: { limit: few, sort: 'createdAt', status: agreedStates },
    body: ownOf(profile),
  })
  const available = useRead<typeof api.orders.available, 'open'>(
    api.orders.available,
    { query: { limit: 20 } },
    { enabled: held.data?.items.length === 0 },
  )
  const isKnown = held.data !== undefined && (held.data.items.length > 0 || available.data !== undefined)
  return {
    data: isKnown
      ? carrierProgress({ available: available.data?.items ?? [], held: held.data.items })
      : undefined,
    error: held.error ?? available.error,
    refetch: () => (held.isError ? held.refetch() : available.refetch()),
  }
}

/** Done once is done: the next time nothing is asked. */
export const useIsGuideDone = (profile: Profile, { data }: GuideReading): boolean => {
  const isDone = data?.every(Boolean) ?? false
  useEffect(() => {
    if (isDone) rememberGuideDone(profile._id)
  }, [isDone, profile._id])
  return isDone
}
