/** The whole product with its demo world, started as a person would, in a folder of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

export const demoPassword = 'mula blanca sube la loma'

const main = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))

const startOn = async (folder: string, webFolder: string) => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      TZ: 'UTC',
      PORT: String(port),
      ARRIERO_DATA: join(folder, 'data'),
      ARRIERO_DEMO_PASSWORD: demoPassword,
      ARRIERO_WEB: webFolder,
      LOG_LEVEL: 'silent',
    },
  })
  const ended = once(child, 'exit')
  const ready = new Promise<true>((resolve) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(`:${port}`)) resolve(true)
    })
  })
  const isReady = await Promise.race([ready, ended.then(() => false)])
  if (!isReady) throw new Error('the product ended before it was ready')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: `http://localhost:${port}`, stop }
}

/** Runs `work` against it; afterwards nothing of it is left. */
export const withDemo = async <T>(webFolder: string, work: (url: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  try {
    const { url, stop } = await startOn(folder, webFolder)
    try {
      return await work(url)
    } finally {
      await stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
