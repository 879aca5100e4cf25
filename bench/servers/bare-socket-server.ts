/** What the relay is compared with: bare socket.io, a room for each truck; `POST /pass` sends every truck's place once. */
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { sayReady } from './process.ts'

const position = {
  at: '2026-11-23T13:00:00.000Z',
  receivedAt: '2026-11-23T13:00:00.500Z',
  latitude: 4.6,
  longitude: -74.1,
  speedKmh: 62,
  heading: 90,
  accuracyM: 8,
}

const http = createServer((request, response) => {
  if (request.url !== '/pass') return
  for (const orderId of rooms) io.to(orderId).emit('location', { orderId, position })
  response.end('sent')
})
const io = new Server(http, {
  path: '/v1/live',
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
})
const rooms = new Set<string>()
io.on('connection', (socket) => {
  const { ticket } = socket.handshake.auth as { ticket: string }
  rooms.add(ticket)
  void socket.join(ticket)
})

http.listen(0, '127.0.0.1', () => sayReady(http))
process.on('disconnect', () => void io.close())
