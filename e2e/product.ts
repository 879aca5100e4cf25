/** The real product on a port and a data folder of its own. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')
const readyMs = 120_000
export const worldPassword = 'relatos-de-camino-2026'

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/ready`).catch(() => undefined)
  return answer?.ok ?? false
}

/** A name that the stories' browser alone knows. */
const furtherAddress = (port: number) => `http://carga.test:${port}`

export type Product = { url: string; stop: () => Promise<void> }

/** Ready with its demo world, which an empty folder is given first. @throws where it does not start in two minutes */
export const startProduct = async (dataFolder: string): Promise<Product> => {
  const worlds = process.env['ARRIERO_STORIES']
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(root, 'apps', 'api', 'src', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      TZ: 'UTC',
      PORT: String(port),
      ALSO_AT: furtherAddress(port),
      ARRIERO_DATA: dataFolder,
      ARRIERO_DEMO_PASSWORD: worldPassword,
      ARRIERO_WEB: process.env['ARRIERO_WEB'] ?? join(root, 'apps', 'web', 'dist'),
      LOG_LEVEL: 'warn',
      LIMIT_FACTOR: '50',
      // The same program starts sixty times.
      ...(worlds && { NODE_COMPILE_CACHE: join(worlds, 'compiled') }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    // One that ended by itself says so no more.
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
  }
  let said = ''
  server.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const deadline = Date.now() + readyMs
  // The demo world is complete when the address is printed.
  while (!said.includes(url) || !(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`the product did not start: ${said}`)
    }
    await sleep(100)
  }
  return { url, stop }
}
