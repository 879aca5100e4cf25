import { once } from 'node:events'
import { createServer } from 'node:net'

/** Of the loopback; nobody listened there a moment ago. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  probe.close()
  await once(probe, 'close')
  return port
}
