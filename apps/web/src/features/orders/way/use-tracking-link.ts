import { api } from '@arriero/contract'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { trackingTexts } from './tracking.texts.ts'

/** The caller's public link to one service: made, shown once, taken back. Decisions §14. */
export const useTrackingLink = (orderId: string) => {
  const input = { params: { _id: orderId } }
  const refreshes = [api.trackingLinks.read]
  const read = useRead(api.trackingLinks.read, input)
  const act = useAct(api.trackingLinks.make)
  const make = useToldAct({ act, input, refreshes })
  const revoke = useToldAct({
    act: useAct(api.trackingLinks.revoke),
    input,
    done: trackingTexts.link.revoked,
    refreshes,
    onDone: () => act.reset(),
  })
  return {
    made: act.data,
    link: read.data?.link,
    isBusy: make.isBusy || revoke.isBusy,
    make: make.go,
    revoke: revoke.go,
  }
}
