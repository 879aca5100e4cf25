/** When the courier goes: as somebody enters, as the signal returns, as the page is looked at again. */
import { line } from '#shared/line/line.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { wakeCourier, recount } from './courier.ts'
import { forgetOldDrafts } from './drafts.ts'
import { clearOutboxView } from './outbox-state.ts'
import { sendHeldInTime } from './second-thought.ts'

const onVisible = () => {
  if (document.visibilityState === 'visible') wakeCourier()
}

const follow = () => {
  if (sessionStore.get().status !== 'in') return clearOutboxView()
  // A phone that keeps nothing (private windows of some) still reports while it is open: nothing to count.
  void recount().catch(() => undefined)
  wakeCourier()
}

/** Once per page. */
export const startCourier = (): void => {
  void forgetOldDrafts().catch(() => undefined)
  sendHeldInTime()
  line.subscribe(() => !line.isDown() && wakeCourier())
  document.addEventListener('visibilitychange', onVisible)
  sessionStore.subscribe(follow)
  follow()
}
