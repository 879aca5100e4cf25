/** A service with its people, who talk about it. */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'

type Body = CallInput<typeof api.messages.send>['body']

/** Days pass in these stories: who acts logs in again. */
export const openTalk = async (options: Parameters<typeof openStage>[0] = {}) => {
  const stage = await openStage(options)
  const { house } = stage
  const anew = (caller: Caller) => house.as(caller.actor)
  const at = (orderId: string) => ({ params: { _id: orderId } })
  const say = async (caller: Caller, orderId: string, what: string | Partial<Body>) => {
    const body = typeof what === 'string' ? { text: what } : what
    return (await anew(caller)).send(api.messages.send, {
      ...at(orderId),
      body: { clientId: randomUUID(), ...body },
    })
  }
  const refused = async (caller: Caller, orderId: string, what: string | Partial<Body>) => {
    const body = typeof what === 'string' ? { text: what } : what
    return (await anew(caller)).refusal(api.messages.send, {
      ...at(orderId),
      body: { clientId: randomUUID(), ...body },
    })
  }
  const read = async (caller: Caller, orderId: string, position: number) =>
    (await anew(caller)).send(api.messages.read, { ...at(orderId), body: { position } })
  /** Oldest first. */
  const talk = async (caller: Caller, orderId: string) =>
    (
      await (
        await anew(caller)
      ).send(api.messages.all, { ...at(orderId), query: { limit: 100, sort: 'position' } })
    ).items
  const textsOf = async (caller: Caller, orderId: string) =>
    (await talk(caller, orderId)).map(({ text }) => text)
  const thread = async (caller: Caller, orderId: string) =>
    (await anew(caller)).send(api.messages.thread, at(orderId))
  const unread = async (caller: Caller) => (await anew(caller)).send(api.messages.unread, {})
  const why = async (caller: Caller, orderId: string) =>
    (await anew(caller)).refusal(api.messages.thread, at(orderId))
  const count = async () =>
    Number((await house.database.pool.query('select count(*) as n from messages')).rows[0]?.n ?? 0)
  return { ...stage, anew, at, say, refused, read, talk, textsOf, thread, unread, why, count }
}
