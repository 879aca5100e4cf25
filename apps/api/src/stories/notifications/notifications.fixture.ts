/** What people find in their bell and in the sandbox's letter box. */
import { api } from '@arriero/contract'
import type { Notification } from '@arriero/contract/notifications/notifications'
import type { Caller, TestHouse } from '#testing/house.ts'

type Letter = { to: string; subject: string; text: string; html: string }

export const bellsOf = (house: TestHouse) => {
  /** Newest first, after everything that waits has been done. */
  const bellOf = async (caller: Caller): Promise<Notification[]> => {
    await house.jobs.runJobs()
    // Days pass in these stories: he logs in again.
    const again = await house.as(caller.actor)
    return (await again.send(api.notifications.all, { query: { limit: 100 } })).items
  }
  const kindsOf = async (caller: Caller): Promise<string[]> => (await bellOf(caller)).map(({ kind }) => kind)
  const unreadOf = async (caller: Caller): Promise<number> =>
    (await caller.send(api.notifications.count, {})).unread
  const lettersTo = async (email: string): Promise<Letter[]> => {
    await house.jobs.runJobs()
    const answer = await fetch(`${house.url}/sandbox/correo/mensajes.json?para=${encodeURIComponent(email)}`)
    return ((await answer.json()) as { items: Letter[] }).items
  }
  return { bellOf, kindsOf, unreadOf, lettersTo }
}
