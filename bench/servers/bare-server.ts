/** B0: Node's own HTTP and nothing behind it. It says how fast the machine is today. Security (f). */
import { createServer } from 'node:http'
import { sayReady } from './process.ts'

const server = createServer((_request, response) => {
  response.end('ok')
})
server.listen(0, '127.0.0.1', () => sayReady(server))
process.on('disconnect', () => server.close())
