import type { OpenCtx } from '#context.ts'
import type { EventName, Told } from './told.ts'

/** One consequence of an event. `key` names it for good: jobs waiting in the database carry it. */
export type Reaction = {
  key: string
  /** Takes longer than others may wait for: done on a queue of its own, one at a time on each node. */
  isSlow?: true
  handle(ctx: OpenCtx, told: Told): Promise<void>
}

export type Reactions = Partial<Record<EventName, readonly Reaction[]>>

/** The reactions a job stands for: all of its event, or the one it names. */
export const reactionsOf = (
  reactions: Reactions,
  name: EventName,
  key: string | undefined,
): readonly Reaction[] => {
  const all = reactions[name] ?? []
  const found = key === undefined ? all : all.filter((reaction) => reaction.key === key)
  if (found.length === 0) throw new Error(`no reaction ${key ?? ''} to ${name}`)
  return found
}
