/**
 * An act nobody can take back waits a few seconds for its driver's second thought: in the outbox already, so that no page that is
 * left, read anew or closed meanwhile loses it. It goes by itself, whatever screen is open by then.
 */
import { wakeCourier, recount } from './courier.ts'
import { openReport } from './outbox-db.ts'
import { outboxState, subscribeOutbox } from './outbox-state.ts'

export const secondThoughtMs = 5000

/** Never longer than its seconds, also where the clock of the phone was put back meanwhile. */
export const heldForMs = (heldUntilMs: number, nowMs: number): number =>
  Math.min(heldUntilMs - nowMs, secondThoughtMs)

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** He waits no longer, or changed nothing. */
export const sendHeld = async (key: string): Promise<void> => {
  await openReport(key)
  await recount()
  // Whoever waits for the outcome asks for it first.
  queueMicrotask(wakeCourier)
}

const follow = (): void => {
  for (const { key, heldUntilMs } of outboxState().reports) {
    if (heldUntilMs === undefined || timers.has(key)) continue
    const send = () => void sendHeld(key).finally(() => timers.delete(key))
    timers.set(key, setTimeout(send, heldForMs(heldUntilMs, Date.now())))
  }
}

/** Once per page. */
export const sendHeldInTime = (): void => {
  subscribeOutbox(follow)
}

/** Resolves as a report is free to go; false: he took it back. */
export const whenFree = (key: string): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      const report = outboxState().reports.find((one) => one.key === key)
      if (report?.heldUntilMs !== undefined) return false
      resolve(report !== undefined)
      return true
    }
    if (look()) return
    const forget = subscribeOutbox(() => {
      if (look()) forget()
    })
  })
