/** A step of a wizard is an entry of the browser's history, which holds the way to it: Back and Forward walk along it, a reload stays. */

const key = 'wizard'

/** The trail of this wizard that an entry holds; none of an entry that is not its. */
export const trailIn = (state: unknown, name: string): readonly string[] | undefined => {
  const held = (state as Partial<Record<typeof key, { name?: unknown; trail?: unknown }>> | null)?.[key]
  return held?.name === name && Array.isArray(held.trail) ? held.trail.map(String) : undefined
}

/** The state of an entry for this trail; what else it held stays. */
export const withTrail = (state: unknown, name: string, trail: readonly string[]): object => ({
  ...(state as object | null),
  [key]: { name, trail },
})

/** How many entries of the router's lie behind this one. */
export const roomBehind = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Goes back so many entries; done once the browser is there. */
export const goneBack = (entries: number, go: (delta: number) => void): Promise<void> =>
  new Promise((done) => {
    window.addEventListener('popstate', () => done(), { once: true })
    go(-entries)
  })
