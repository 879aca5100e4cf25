import type { OpenCtx } from '#context.ts'
import type { EventName, Told } from './told.ts'

/**
 * `outside` waits for somebody who may be long in answering, several at once. `slow` is much work: one at a time on each node. `whole` reads
 * all there is, which may take an hour: beside the others.
 */
export type Pace = 'outside' | 'slow' | 'whole'

/** One consequence of an event. `key` names it for good: jobs waiting in the database carry it. */
export type Reaction = {
  key: string
  /** Unless told it is done at once, among the quick ones. */
  pace?: Pace
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
