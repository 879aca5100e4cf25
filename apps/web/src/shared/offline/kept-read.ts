/** One answer of the server's that rests in the browser. */
export type KeptRead = {
  id: string
  queryKey: readonly unknown[]
  data: unknown
  readAtMs: number
  /** What an older release kept has none, and is too old. */
  untilMs?: number
}

/** More than anybody opens in a day's work. */
const most = 120

/** `good`: to be read still, the newest first; `gone`: too old, or too many. */
export const sorted = (all: readonly KeptRead[], nowMs: number): { good: KeptRead[]; gone: KeptRead[] } => {
  const byAge = all.toSorted((one, other) => other.readAtMs - one.readAtMs)
  const isGood = (read: KeptRead, index: number) => index < most && (read.untilMs ?? 0) > nowMs
  return {
    good: byAge.filter(isGood),
    gone: byAge.filter((read, index) => !isGood(read, index)),
  }
}
