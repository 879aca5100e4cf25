/** From when what is on screen is, while the line is gone. Pure. */
export type ShownRead = { id: string; readAtMs: number | undefined; isFresh: boolean }

type Shown = {
  /** When the server was heard last. */
  heardAtMs: number
  /** What was on screen then: kept current until that moment by the live channel. */
  atLoss: ReadonlySet<string>
  /** What is on screen now. */
  now: readonly ShownRead[]
}

/** Undefined: nothing of age is shown. What was opened since is as old as its answer; a catalogue that holds for long has no age. */
export const shownSince = ({ heardAtMs, atLoss, now }: Shown): number | undefined => {
  const opened = now.filter(({ id, isFresh }) => !atLoss.has(id) && !isFresh)
  const read = opened.flatMap(({ readAtMs }) => readAtMs ?? [])
  if (opened.length > 0) return read.length > 0 ? Math.min(heardAtMs, ...read) : undefined
  return now.some(({ readAtMs }) => readAtMs !== undefined) ? heardAtMs : undefined
}
