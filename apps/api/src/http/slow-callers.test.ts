/** Who sends a request drop by drop is told so and let go. Security (d). */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'

const { url } = await testHouse()

test('headers that never end are waited for ten seconds, not forty, by somebody who does not hang up either', async () => {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.on('data', (part: Buffer) => (heard += part.toString()))
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: a')
  const drops = setInterval(() => socket.writable && socket.write('a'), 1_000)
  const begunMs = Date.now()
  socket.on('error', () => undefined)
  await once(socket, 'close')
  clearInterval(drops)
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(Date.now() - begunMs).toBeLessThan(25_000)
}, 60_000)
