/**
 * Nodes whose beat ended without a goodbye. What one of them did last it may have told nobody: it tells after the commit, and was killed in
 * between. docs/decisions/0078.
 */
export type NodeBeat = { node: string; beatAt: string }

/** So often a beat may be found where it stood, by the looker's own pace: nobody's clock is compared with another's. */
const mostLooks = 3

/** @param onSilent called once for each look that finds some */
export const silentNodes = (onSilent: () => void) => {
  const known = new Map<string, { beatAt: string; looks: number }>()
  /** What stands in the table, but for one's own. */
  return (beats: readonly NodeBeat[]): void => {
    const there = new Set(beats.map(({ node }) => node))
    for (const node of known.keys()) if (!there.has(node)) known.delete(node)
    let isOneSilent = false
    for (const { node, beatAt } of beats) {
      const before = known.get(node)
      const looks = before?.beatAt === beatAt ? before.looks + 1 : 0
      known.set(node, { beatAt, looks })
      if (looks === mostLooks) isOneSilent = true
    }
    if (isOneSilent) onSilent()
  }
}
