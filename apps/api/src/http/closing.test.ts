import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openRooms } from '#testing/rooms.ts'

/** More than fits into the buffers on the way. */
const size = 20_000_000

test('a server that closes answers what is under way, and waits for nothing more on a kept connection', async () => {
  const [isAsked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { app } = await openRooms({
    served: [],
    extend: async (rooms) => {
      rooms.app.get('/slow', async () => {
        isAsked.resolve()
        await mayAnswer.promise
        return 'a'.repeat(size)
      })
    },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${url}/slow`).then(async (response) => ({
    kept: response.headers.get('connection'),
    text: await response.text(),
  }))
  await isAsked.promise
  const isClosed = app.close()
  // The server looks for idle connections once by itself, at the very beginning.
  await new Promise((resolve) => setTimeout(resolve, 100))
  mayAnswer.resolve()
  const { kept, text } = await answer
  expect([kept, text.length]).toEqual(['close', size])
  await isClosed
})

test('a request that was on its way when the server began to close is answered, and the last on its connection', async () => {
  const { app } = await openRooms({
    served: [],
    extend: async (rooms) => {
      rooms.app.get('/quick', async () => 'here')
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const at = app.server.address()
  const socket = connect({ port: typeof at === 'object' && at ? at.port : 0, host: '127.0.0.1' })
  await once(socket, 'connect')
  socket.write('GET /quick HTTP/1.1\r\nHost: localhost\r\n')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const isClosed = app.close()
  await new Promise((resolve) => setTimeout(resolve, 100))
  let said = ''
  socket.on('data', (bytes: Buffer) => {
    said += bytes.toString()
  })
  socket.write('\r\n')
  await once(socket, 'close')
  expect(said).toMatch(/^HTTP\/1.1 200 OK/)
  expect(said.toLowerCase()).toContain('connection: close')
  await isClosed
})
