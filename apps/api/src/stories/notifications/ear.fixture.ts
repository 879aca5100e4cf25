/** Somebody who listens on the live channel, and all that was said to him. */
import { once } from 'node:events'
import { api } from '@arriero/contract'
import type { EventName, EventPayload } from '@arriero/contract/orders/events'
import { io } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import type { Caller, TestHouse } from '#testing/house.ts'

export const earOf = async (house: TestHouse, listener: Caller) => {
  const { ticket } = await listener.send(api.sessions.ticket, {})
  const options = { path: '/v1/live', transports: ['websocket'], auth: { ticket }, forceNew: true }
  const socket = io(house.url, options)
  const heard: { name: string; payload: unknown }[] = []
  socket.onAny((name: string, payload: unknown) => heard.push({ name, payload }))
  await once(socket as unknown as NodeJS.EventEmitter, 'connect')
  onTestFinished(() => {
    socket.close()
  })
  return {
    /** Everything of every kind until now. */
    everything: (): readonly { name: string; payload: unknown }[] => heard,
    /** Everything of one kind until now, oldest first. */
    all: <N extends EventName>(name: N): EventPayload<N>[] =>
      heard.filter((one) => one.name === name).map(({ payload }) => payload as EventPayload<N>),
  }
}
