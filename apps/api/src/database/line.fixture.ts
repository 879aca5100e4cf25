/** A line to PostgreSQL that leads to several servers in turn, as a balancer's does, and can fall silent: what is said on it then reaches nobody, and no end of it is told. */
import { once } from 'node:events'
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

type Server = { host: string; port?: number }

const dialled = ({ host, port = 5432 }: Server): Socket =>
  dial(host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port })

export const openLine = async (...behind: readonly [Server, ...Server[]]) => {
  const carried: { near: Socket; far: Socket }[] = []
  const server = createServer((near) => {
    const far = dialled(behind[carried.length % behind.length] ?? behind[0])
    carried.push({ near, far })
    near.on('error', () => undefined).pipe(far)
    far.on('error', () => undefined).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      for (const { near, far } of carried) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    close: () => {
      for (const { near, far } of carried) [near, far].forEach((end) => end.destroy())
      server.close()
    },
  }
}
