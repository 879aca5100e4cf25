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
  const answer = fetch(`${url}/slow`).then((response) => response.text())
  await isAsked.promise
  const isClosed = app.close()
  // The server looks for idle connections once by itself, at the very beginning.
  await new Promise((resolve) => setTimeout(resolve, 100))
  mayAnswer.resolve()
  expect((await answer).length).toBe(size)
  await isClosed
})
