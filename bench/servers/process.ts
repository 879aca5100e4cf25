/** A server in its own process: how it is started, told its database, and asked for its address. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { heapFlags } from '../../apps/api/src/threads/heap.ts'

export type Connection = { host: string; user: string; database: string; port?: number; password?: string }

const given = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}
export const connectionGiven = (): Connection => JSON.parse(given('BENCH_CONNECTION')) as Connection
export const folderGiven = (): string => given('BENCH_FOLDER')
/** Settings of the product beside the bench's own. */
export const settingsGiven = (): Record<string, string> =>
  JSON.parse(process.env['BENCH_SETTINGS'] ?? '{}') as Record<string, string>

/** What `background.ts` sends, in the folder it is given. */
export const backgroundFile = 'background.json'

export const sayReady = (server: Server): void => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  process.send?.({ url: `http://127.0.0.1:${address.port}` })
}

/** By it a caller names an act to `lined-server.ts`, which tells of it what went wrong there. */
export const actHeader = 'x-cut-act'
/** An act whose name begins so is answered by `lined-server.ts` before it is written: what no product may do. */
export const hastyName = 'hasty-'

/** What `lined-server.ts` tells of a request. */
export type RequestTold = {
  what: string
  /** As its caller named it. */
  act: string
  status: number
  /** Whether it was told when to come again. */
  saysWhen: boolean
  openMs: number
}

/** What `swept-server.ts` says once it has swept. */
export type Swept = { sweptMs: number; failures: string[] }

export type Place = { connection: Connection; folder: string; settings?: Record<string, string> }
export type Running = { url: string; pid: number; child: ChildProcess; stop: () => Promise<void> }

/** `name`: the file beside this one, its heap grown as `main.ts` has it. `more`: what else its environment says. */
export const startServer = async (
  name: string,
  { connection, folder, settings = {} }: Place,
  more: Readonly<Record<string, string>> = {},
): Promise<Running> => {
  const folderOfProfiles = process.env['BENCH_PROFILE']
  const child: ChildProcess = fork(fileURLToPath(new URL(name, import.meta.url)), {
    execArgv: [
      ...heapFlags,
      ...(folderOfProfiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folderOfProfiles}`]),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TZ: 'UTC',
      BENCH_CONNECTION: JSON.stringify(connection),
      BENCH_FOLDER: folder,
      BENCH_SETTINGS: JSON.stringify(settings),
      ...more,
    },
  })
  const ended = once(child, 'exit')
  const ready = once(child, 'message') as Promise<[{ url: string }]>
  const first = await Promise.race([ready, ended.then(() => undefined)])
  if (!first) throw new Error(`${name} ended before it was ready`)
  return {
    url: first[0].url,
    pid: child.pid ?? 0,
    child,
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** Has a `swept-server.ts` do these sweeps now. */
export const swept = async ({ child }: Running, names: readonly string[]): Promise<Swept> => {
  const told = once(child, 'message') as Promise<[Swept]>
  child.send(names)
  const [result] = await told
  return result
}
