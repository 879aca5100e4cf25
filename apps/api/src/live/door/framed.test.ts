import { once, type EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import type { LiveSocket } from '../listeners.ts'
import { framed, writeFramed } from './framed.ts'

/** A page that is connected, and what it hears. */
const connected = async () => {
  const http = createServer()
  const server = new Server(http, { transports: ['websocket'], serveClient: false })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const at = http.address()
  const page = io(`http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`, {
    transports: ['websocket'],
  })
  const [socket] = (await once(server as unknown as EventEmitter, 'connection')) as [LiveSocket]
  onTestFinished(async () => {
    page.close()
    await server.close()
  })
  return { page, socket }
}

/** The text around it: marks, brackets, the event and its quotes. */
const around = JSON.stringify(['said', '']).length + 2

test.each([0, 125, 126, 127, 65_535, 65_536, 1_000_000])(
  'a frame of about %d bytes is heard as it was said',
  async (bytes) => {
    const { page, socket } = await connected()
    for (const text of ['a'.repeat(Math.max(0, bytes - around)), 'ñ€😀'.repeat(Math.floor(bytes / 9))]) {
      const heard = new Promise((resolve) => page.once('said', resolve))
      writeFramed(socket, framed('said', text))
      expect(await heard).toBe(text)
    }
  },
)

test('many hear the same, in the sequence in which it was said, between what is said to each by itself', async () => {
  const { page, socket } = await connected()
  const heard: unknown[] = []
  page.onAny((event: string, payload: unknown) => heard.push([event, payload]))
  const message = framed('all', { of: ['them', null, 1.5, true] })
  socket.emit('before', 1)
  writeFramed(socket, message)
  writeFramed(socket, message)
  socket.emit('after', 2)
  await expect.poll(() => heard.length).toBe(4)
  expect(heard).toEqual([
    ['before', 1],
    ['all', { of: ['them', null, 1.5, true] }],
    ['all', { of: ['them', null, 1.5, true] }],
    ['after', 2],
  ])
})

test('who is gone is written to in vain', async () => {
  const { page, socket } = await connected()
  page.close()
  await expect.poll(() => socket.connected).toBe(false)
  expect(() => writeFramed(socket, framed('said', 'nothing'))).not.toThrow()
})
