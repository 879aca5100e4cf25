/** An installation of which every line can be cut: browser, gateway, PostgreSQL, insurer and mail, each over a proxy. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import type { Connection, RequestTold, Running } from '../servers/process.ts'
import { startServer } from '../servers/process.ts'
import { gatewayPath, insurerPath, openOutside, type GatewayLine, type Outside } from './outside.ts'
import { usualPace, type Pace } from './modes.ts'
import { openLine, type Line } from './proxy.ts'

/** `notices`: the gateway calls us. `page`: a browser opens the gateway's page. The others as the specification names them. */
export const lineNames = ['client', 'database', 'notices', 'page', 'insurer', 'mail'] as const
export type LineName = (typeof lineNames)[number]
export type Lines = Record<LineName, Line>

/** `isLineGone`: PostgreSQL was out of reach for everybody at some moment of it. */
export type Told = RequestTold & { isLineGone: boolean }

export type CutHouse = {
  /** Where browsers find the product, over a line that can be cut. */
  url: string
  lines: Lines
  outside: Outside
  /** Of PostgreSQL itself, past every line. */
  connection: Connection
  folder: string
  /** What the server has told of its requests so far. */
  told: Told[]
  stop(): Promise<void>
}

export type HouseOptions = {
  pace?: Pace
  /** A gateway that takes a failed call for a good one. */
  isForgetful?: boolean
  /** People are seeded before the server stands. */
  seed(at: { connection: Connection; folder: string }): Promise<void>
  /** Folder of the portal; the API alone without it. */
  web?: string
}

/** A server on a busy machine tells late. */
const lateMs = 1_000

const local = (port: number) => `http://127.0.0.1:${port}`

/** PostgreSQL listens at a socket in a folder, or at an address. */
const databaseAt = ({ host, port = 5432 }: Connection) =>
  host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }

const settingsOf = ({ keys }: Outside, lines: Omit<Lines, 'client'>, web = ''): Record<string, string> => ({
  PAYMENT_ACTION_URL: `${local(lines.page.port)}${gatewayPath}/`,
  PAYMENT_SITE_ID: keys.siteId,
  PAYMENT_KEY: keys.gateway,
  INSURER_URL: `${local(lines.insurer.port)}${insurerPath}`,
  INSURER_KEY: keys.insurer,
  MAIL_URL: `smtp://127.0.0.1:${lines.mail.port}`,
  MAIL_FROM: 'Arriero <correo@example.co>',
  ARRIERO_WEB: web,
  // More than there are hands: whose own line is whole waits for no connection that another's cut holds.
  DATABASE_CONNECTIONS: '40',
})

type Opened = { outside: Outside; lines: Lines; server: Running; told: Told[] }

const openAll = async (
  at: { connection: Connection; folder: string },
  options: HouseOptions,
): Promise<Opened> => {
  const { pace } = options
  const line = (to: Parameters<typeof openLine>[0], isByExchange = true) =>
    openLine(to, { isByExchange, ...(pace && { pace }) })
  const host = '127.0.0.1'
  /** The server's port is known only once it stands; its own address must be known before. */
  const target = { host, port: 0 }
  const client = await line(target)
  const notices = await line(target)
  const gateway: GatewayLine = {
    callsAt: () => local(notices.port),
    isForgetful: options.isForgetful ?? false,
    longestCutMs: (pace ?? usualPace).holdMs,
  }
  const outside = await openOutside(gateway)
  const database = await line(databaseAt(at.connection), false)
  const page = await line({ host, port: outside.ports.gateway })
  const insurer = await line({ host, port: outside.ports.insurer })
  const mail = await line({ host, port: outside.ports.mail }, false)
  const server = await startServer(
    'lined-server.ts',
    {
      folder: at.folder,
      connection: { ...at.connection, host, port: database.port },
      settings: settingsOf(outside, { database, notices, page, insurer, mail }, options.web),
    },
    { BENCH_PUBLIC_URL: local(client.port) },
  )
  target.port = Number(new URL(server.url).port)
  const told: Told[] = []
  server.child.on('message', (message) => {
    const one = message as RequestTold
    told.push({ ...one, isLineGone: database.wasGoneSince(performance.now() - one.openMs - lateMs) })
  })
  return { outside, lines: { client, database, notices, page, insurer, mail }, server, told }
}

export const openCutHouse = async (options: HouseOptions): Promise<CutHouse> => {
  const { connection, stop } = await startThrowaway({ max_connections: '100' })
  const folder = await mkdtemp(join(tmpdir(), 'arriero-cuts-'))
  await options.seed({ connection, folder })
  const { outside, lines, server, told } = await openAll({ connection, folder }, options)
  return {
    url: local(lines.client.port),
    lines,
    outside,
    connection,
    folder,
    told,
    stop: async () => {
      await server.stop()
      for (const line of Object.values(lines)) await line.close()
      await outside.close()
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
