import type { MenuEntry } from './shell-props.ts'

/** A menu this short is seen at once: names above its parts would be longer than the parts. */
const mostUnnamed = 7

interface EntryGroup {
  /** Undefined: no name stands above it. */
  group: MenuEntry['group']
  entries: MenuEntry[]
}

/** The menu as it is read: entries of one group under one name, in the order they come. */
export const groupedEntries = (entries: readonly MenuEntry[]): EntryGroup[] => {
  if (entries.length <= mostUnnamed) return [{ group: undefined, entries: [...entries] }]
  const groups: EntryGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}
