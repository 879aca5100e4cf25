/** Drawers for tests without a database. */
import type { Drawer, Drawers } from './drawers.ts'

export const drawersInMemory = (): Drawers => {
  const all = new Map<string, Map<string, string>>()
  return <T extends object>(name: string, most = Infinity): Drawer<T> => {
    const kept = all.get(name) ?? new Map<string, string>()
    all.set(name, kept)
    const read = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as T))
    return {
      put: async (id, value) => {
        if (kept.has(id)) return false
        kept.set(id, JSON.stringify(value))
        const [oldest = ''] = kept.keys()
        if (kept.size > most) kept.delete(oldest)
        return true
      },
      find: async (id) => read(kept.get(id)),
      change: async (id, change) => {
        const now = read(kept.get(id))
        const changed = now && change(now)
        if (changed) kept.set(id, JSON.stringify(changed))
        return changed
      },
      newestFirst: async (count) =>
        [...kept.values()]
          .toReversed()
          .slice(0, count)
          .map((text) => JSON.parse(text) as T),
    }
  }
}
