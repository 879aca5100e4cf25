/** Nodes as an installation runs them, `main.ts` on an outside database, each at its own port for as long as it is started anew. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../servers/process.ts'

const main = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
const readyWithinMs = 240_000

/** So many ports that nobody listens at. */
export const freePorts = async (count: number): Promise<number[]> => {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => {
    const at = probe.address()
    return typeof at === 'object' && at ? at.port : 0
  })
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

export type NodeFacts = {
  connection: Connection
  folder: string
  port: number
  publicUrl: string
  /** Of the environment, beside what every node is told. */
  settings?: Readonly<Record<string, string>>
}

const urlOf = ({ host, user, database, port, password }: Connection): string => {
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`
  return host.startsWith('/')
    ? `postgres://${user}${secret}@/${database}?host=${encodeURIComponent(host)}&port=${port ?? 5432}`
    : `postgres://${user}${secret}@${host}:${port ?? 5432}/${database}`
}

export const isUp = async (url: string, path = '/ready'): Promise<boolean> => {
  const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

const environmentOf = ({ connection, folder, port, publicUrl, settings }: NodeFacts) => ({
  ...process.env,
  NODE_ENV: 'production',
  TZ: 'UTC',
  DATABASE_URL: urlOf(connection),
  ARRIERO_DATA: folder,
  PUBLIC_URL: publicUrl,
  TRUSTED_PROXIES: '127.0.0.1',
  LIMIT_FACTOR: '100000',
  LOG_LEVEL: 'silent',
  HOST: '127.0.0.1',
  PORT: String(port),
  ...settings,
})

export type Ended = { code: number | null; tookMs: number }
export type Node = {
  url: string
  pid(): number
  isAlive(): boolean
  /** Resolves once it is ready. */
  start(): Promise<void>
  /** Resolves once the process is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended>
}

export const nodeAt = (facts: NodeFacts): Node => {
  const url = `http://127.0.0.1:${facts.port}`
  let child: ChildProcess | undefined
  const start = async () => {
    const started = spawn(process.execPath, [main], {
      stdio: ['ignore', 2, 'inherit'],
      env: environmentOf(facts),
    })
    child = started
    const untilMs = Date.now() + readyWithinMs
    while (!(await isUp(url))) {
      if (started.exitCode !== null || Date.now() > untilMs) throw new Error(`${url} does not become ready`)
      await sleep(50)
    }
  }
  return {
    url,
    pid: () => child?.pid ?? 0,
    isAlive: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    start,
    end: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        return { code: child?.exitCode ?? null, tookMs: 0 }
      const askedAt = performance.now()
      const gone = once(child, 'exit') as Promise<[number | null]>
      child.kill(signal)
      const [code] = await gone
      return { code, tookMs: performance.now() - askedAt }
    },
  }
}
