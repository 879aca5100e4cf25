/** Starts the real product with its demo world in a temporary folder, one for each worker, and ends them after the stories. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'

const root = resolve(import.meta.dirname, '..')
const readyMs = 120_000

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

type Product = { url: string; stop: () => Promise<void> }

const password = 'relatos-de-camino-2026'

const startProduct = async (): Promise<Product> => {
  const port = await freePort()
  const dataFolder = await mkdtemp(join(tmpdir(), 'arriero-story-'))
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(root, 'apps', 'api', 'src', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      TZ: 'UTC',
      PORT: String(port),
      ARRIERO_DATA: dataFolder,
      ARRIERO_DEMO_PASSWORD: password,
      ARRIERO_WEB: process.env['ARRIERO_WEB'] ?? join(root, 'apps', 'web', 'dist'),
      LOG_LEVEL: 'warn',
      LIMIT_FACTOR: '50',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const deadline = Date.now() + readyMs
  // The demo world is complete when the address is printed.
  while (!said.includes(url) || !(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`the product did not start: ${said}`)
    await sleep(200)
  }
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { url, stop }
}

/** Stories of one worker take turns in its own world: nobody else changes what they count. */
const serve = async ({ workers }: FullConfig): Promise<() => Promise<void>> => {
  const products = await Promise.all(Array.from({ length: workers }, startProduct))
  process.env['ARRIERO_URLS'] = products.map(({ url }) => url).join(' ')
  process.env['ARRIERO_PASSWORD'] = password
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()))
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads a global set-up by its default export
export default serve
