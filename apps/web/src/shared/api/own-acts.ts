/** What the person has acted on himself: the act tells of it, the live channel need not. */
import { isId } from '@arriero/domain/people/identifiers'

const actedAt = new Map<string, number>()

/** Whatever its input names by an id, and what it is `about` where that stands nowhere in it. */
export const noteOwnAct = (
  input: { params?: unknown; body?: unknown },
  about?: string,
  now = Date.now(),
): void => {
  const named: unknown[] = Object.values({ ...(input.params as object), ...(input.body as object), about })
  for (const id of named) if (typeof id === 'string' && isId(id)) actedAt.set(id, now)
}

export const hasActedWithin = (id: string, ms: number, now = Date.now()): boolean =>
  now - (actedAt.get(id) ?? -Infinity) < ms
