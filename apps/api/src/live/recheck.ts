/** Whether the sessions behind the sockets still live: asked when told so, and of every socket within a minute. */
import type { Actor } from '@arriero/domain/people/roles'
import type { Log } from '#context.ts'
import type { LiveSocket } from './listeners.ts'

/** Sessions asked about at the same time. */
const atOnce = 4

export type Recheck = {
  findActor(sessionHash: Buffer): Promise<Actor | undefined>
  end(socket: LiveSocket): void
  log: Log
}

const isSame = (before: Actor, now: Actor) => before.id === now.id && before.role === now.role

const bySession = (sockets: readonly LiveSocket[]): LiveSocket[][] => [
  ...Map.groupBy(sockets, ({ data }) => data.sessionHash.toString('base64')).values(),
]

/** Ends the sockets whose session is gone or whose person has another role; the others get the account as it is now. */
export const recheck = async (
  sockets: readonly LiveSocket[],
  { findActor, end, log }: Recheck,
): Promise<void> => {
  const judge = async (tabs: LiveSocket[]) => {
    const hash = tabs[0]?.data.sessionHash
    if (!hash) return
    const actor = await findActor(hash)
    for (const socket of tabs) {
      if (!actor || !isSame(socket.data.actor, actor)) end(socket)
      else socket.data = { ...socket.data, actor, checkedAtMs: Date.now() }
    }
  }
  const waiting = bySession(sockets)
  const work = async () => {
    for (let tabs = waiting.pop(); tabs; tabs = waiting.pop()) {
      // While the database is away nothing is told either; the next round asks again.
      await judge(tabs).catch((error: Error) =>
        log.warn({ code: 'live.recheck_failed', reason: error.message }),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
